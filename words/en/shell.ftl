# While the program of the tables is on its way.
shuffling = Shuffling the deck…

# The program of the tables has not come for a while.
slow = This is taking longer than it should. The connection may have stalled.

# Loads the page again, beside that.
load-again = Load again

# While the program of the reading pages is on its way.
loading = Loading…

# The program of the reading pages did not come.
not-loaded = This page couldn’t be loaded. Are you online?

# Asks for it once more.
try-again = Try again

# The files of this version are gone, because there is a new one.
outdated = There is a new version of Fair Deal. Reload to get it: your table comes back.

# Loads the page again, where that helps.
reload = Reload

# The heading of the panel of faults.
fault = Something broke on our side.

# The same, where the browser keeps the page apart from its files.
apart = This page can’t be shown here.

# Says why, and what to do.
apart-why = The browser keeps it apart from its own files, as in a sandboxed frame of another site. Open it in a tab of its own. From a disk it never starts: open it from a web server, or take the version in one file.

# What has happened, and that it was nothing the player did.
fault-why = The page has stopped. It wasn’t anything you did. Reload, and your table comes back if your browser could store it.

# Closes the panel of faults.
close = Close this message

# Offers to start without the saved rounds.
tables-may-be-cause = If it happens again, the saved tables may be the cause. You can start without them, with new chips and scores: save them as a file, or leave them set aside in this browser.

# Saves the rounds that may be the cause.
save-tables = Save them as a file

# Starts without these rounds.
start-without = Start without them

# The browser runs no scripts on this page.
no-script = Fair Deal needs JavaScript and WebAssembly: please turn them on for this page and reload it.

