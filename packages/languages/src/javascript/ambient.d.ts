/** What QuickJS leaves without types. */
declare module '@jitl/quickjs-wasmfile-release-sync' {
  const variant: import('quickjs-emscripten-core').QuickJSSyncVariant
  export default variant
}
