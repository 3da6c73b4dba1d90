import type { BrowserLanguage } from '@sightline/languages/registry'

/** A file on our own origin; its address changes with its content. */
export type RunnerFile = { url: string; bytes: number }

/** What a language needs to run. */
export type RunnerFiles = {
  /** A classic script that calls `serveRuns`. */
  worker: RunnerFile
  /** What the worker is handed, by name. A name that ends with `.wasm` arrives compiled, the others as bytes. */
  assets: Record<string, RunnerFile>
  /** What a run may take on top of its limit, before its first test: compiling, above all. */
  prepareMs?: number
}

/**
 * What each language needs, known once it is run for the first time. To add a language: its worker, its files, and a
 * line here.
 */
export const filesOf: Record<BrowserLanguage, () => Promise<RunnerFiles>> = {
  javascript: async () => (await import('./javascript-files.ts')).javascriptFiles,
  typescript: async () => (await import('./typescript-files.ts')).typescriptFiles,
  python: async () => (await import('./python-files.ts')).pythonFiles,
  ruby: async () => (await import('./ruby-files.ts')).rubyFiles,
  cpp: async () => (await import('./cpp-files.ts')).cppFiles,
}
