/** A worker with all that it imports, as one classic script; see sandbox-files.ts beside the Vite configuration. */
declare module '*.worker.ts?classic' {
  const file: import('./languages.ts').RunnerFile
  export default file
}
/** A file as it is. */
declare module '*?sized' {
  const file: import('./languages.ts').RunnerFile
  export default file
}
