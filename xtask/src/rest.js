
// The rest of the program: see “The rest” in ARCHITECTURE.md. `host` is what the glue gives to both
// parts; it is set before anything is instantiated.
let host, address, coming, linked;

const parts = () => ({ "HOST": host, "PRIMARY": wasm });

// Puts the rest in, if it was asked for and has come. It has no state: twice does no harm.
async function link() {
    const rest = await coming;
    if (rest && !linked) {
        await WebAssembly.instantiate(rest, parts());
        linked = true;
    }
}

// Where the rest lies, and how it is asked for if it is wanted now. One that does not come, or is
// spoilt, is asked for again when it is needed.
export function rest(where, ask) {
    address = where;
    if (!ask || linked) return;
    coming ||= ask().then(file => file.arrayBuffer()).then(bytes => WebAssembly.compile(bytes)).catch(() => {});
    if (wasm) link();
}

// Called by the primary before each function of the rest: the program waits.
function ensure() {
    if (linked) return;
    try {
        const request = new XMLHttpRequest();
        request.open("GET", address, false);
        request.overrideMimeType("text/plain; charset=x-user-defined");
        request.send();
        const bytes = Uint8Array.from(request.responseText, letter => letter.charCodeAt());
        new WebAssembly.Instance(new WebAssembly.Module(bytes), parts());
        linked = true;
    } catch {
        const detail = document.getElementById("fault-detail");
        detail.replaceChildren(document.getElementById("no-rest").content.cloneNode(true));
        throw new Error("The rest of the page could not be fetched.");
    }
}
