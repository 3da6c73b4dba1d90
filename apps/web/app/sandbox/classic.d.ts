/** A worker with all that it imports, as the source of one classic script; see classic-worker.ts beside the Vite configuration. */
declare module '*.worker.ts?classic' {
  const source: string
  export default source
}
