/** The address of QuickJS's WebAssembly file in Node. A browser gets it from the page. */
export const wasmAddress = import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')
