// What the lab's worker begins with. Trunk could write it, but calls wasm-bindgen's script in a way
// that the script complains of.
importScripts("lab-worker.js");
wasm_bindgen({ module_or_path: "lab-worker_bg.wasm" });
