import type { BrowserLanguage } from '@sightline/languages/registry'
import type { RunnerFiles } from './runner-files.ts'

/** The files of each language, imported when the language is run for the first time. */
export const filesOf: Record<BrowserLanguage, () => Promise<RunnerFiles>> = {
  javascript: async () => (await import('./runtimes/javascript-files.ts')).javascriptFiles,
  typescript: async () => (await import('./runtimes/typescript-files.ts')).typescriptFiles,
  python: async () => (await import('./runtimes/python-files.ts')).pythonFiles,
  ruby: async () => (await import('./runtimes/ruby-files.ts')).rubyFiles,
  cpp: async () => (await import('./runtimes/cpp-files.ts')).cppFiles,
  sql: async () => (await import('./runtimes/sql-files.ts')).sqlFiles,
}
