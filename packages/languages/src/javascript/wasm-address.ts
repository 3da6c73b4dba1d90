/** Where the engine's WebAssembly is, for a server. A browser gets it from the page. */
export const wasmAddress = import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')
