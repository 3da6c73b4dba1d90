/** What the types of Node and of QuickJS leave out, or get wrong, for a module that runs both in Node and in a browser's worker. */

declare namespace WebAssembly {
  const Memory: new (size: { initial: number; maximum: number }) => Memory
  const RuntimeError: ErrorConstructor
  function compile(bytes: Uint8Array): Promise<Module>
}

declare module '@jitl/quickjs-wasmfile-release-sync' {
  const variant: import('quickjs-emscripten-core').QuickJSSyncVariant
  export default variant
}
