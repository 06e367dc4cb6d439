# Shown while the program of the tables loads.
shuffling = Shuffling the deck…

# Read to a screen reader when the player presses a button before the program of the tables has loaded.
kept = The table is still loading. Your press will count as soon as it is ready.

# Shown when the program of the tables has not loaded after a while.
slow = This is taking longer than it should. The connection may have stalled.

# Button below “This is taking longer than it should”: reloads the page.
load-again = Load again

# Shown while the program of the reading pages loads.
loading = Loading…

# Error: the program of the reading pages did not load.
not-loaded = This page couldn’t be loaded. Are you online?

# Button below that error: loads it again.
try-again = Try again

# Error: the files of this version are gone, because there is a new one.
outdated = There is a new version of Fair Deal. Reload to get it: your table comes back.

# Button: reloads the page, where that helps.
reload = Reload

# Heading of the error panel.
fault = Something went wrong on our side.

# Heading of the error panel when the browser keeps the page apart from its files.
apart = This page can’t be shown here.

# Text below the heading “This page can’t be shown here.”: the cause and the remedy.
apart-why = The browser keeps this page apart from its own files, as in a sandboxed frame of another site. Open it in a tab of its own. It can’t start from a disk: open it from a web server, or use the version in one file, fair-deal.html.

# Text of the error panel: the page has stopped, and the player did nothing wrong.
fault-why = The page has stopped. It wasn’t anything you did. Reload the page, and your table comes back if your browser could store it.

# Button: closes the error panel.
close = Close this message

# Text in the error panel: offers to start without the saved rounds.
tables-may-be-cause = If it happens again, the saved tables may be the cause. You can start without them, with new chips and scores. Save them as a file first, or leave them set aside in this browser.

# Button: saves those rounds as a file.
save-tables = Save them as a file

# Button: starts without those rounds.
start-without = Start without them

# Shown when the browser runs no scripts on this page.
no-script = Fair Deal needs JavaScript and WebAssembly. Please turn them on for this page and reload it.

