/** Declarations that QuickJS's packages lack. */
declare module '@jitl/quickjs-wasmfile-release-sync' {
  const variant: import('quickjs-emscripten-core').QuickJSSyncVariant
  export default variant
}
