/** A file on our own origin; its address changes with its content. */
export type RunnerFile = { url: string; bytes: number }

/** The files that run a language. */
export type RunnerFiles = {
  /** A classic script that calls `serveRuns`. */
  worker: RunnerFile
  /**
   * The files that the worker receives, by name: compiled if the name ends with `.wasm`, otherwise
   * as bytes.
   */
  assets: Record<string, RunnerFile>
  /**
   * Time that a run may take before its first test, mostly for compiling, in addition to its limit.
   */
  prepareMs?: number
}
