import type { BrowserLanguage } from '@sightline/languages/registry'
import type { RunnerFiles } from './runner-files.ts'

/** The files of each language, imported when the language is run for the first time. */
export const filesOf: Record<BrowserLanguage, () => Promise<RunnerFiles>> = {
  javascript: async () => (await import('./javascript-files.ts')).javascriptFiles,
  typescript: async () => (await import('./typescript-files.ts')).typescriptFiles,
  python: async () => (await import('./python-files.ts')).pythonFiles,
  ruby: async () => (await import('./ruby-files.ts')).rubyFiles,
  cpp: async () => (await import('./cpp-files.ts')).cppFiles,
}
