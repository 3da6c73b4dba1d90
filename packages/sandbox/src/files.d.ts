/**
 * A worker bundled with its imports into one classic script; see toolchain/vite.ts.
 */
declare module '*.worker.ts?classic' {
  const file: import('./runner-files.ts').RunnerFile
  export default file
}
/** A file, unchanged. */
declare module '*?sized' {
  const file: import('./runner-files.ts').RunnerFile
  export default file
}
