import { StreamLanguage } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import type { Language } from '@sightline/contracts/questions'

/** Colours, completion and indentation of each language; fetched when the language is chosen. */
export const supportOf: Record<Language, () => Promise<Extension>> = {
  javascript: async () => (await import('./javascript-support.ts')).javascriptSupport,
  typescript: async () => (await import('./javascript-support.ts')).typescriptSupport,
  python: async () => (await import('@codemirror/lang-python')).python(),
  ruby: async () => StreamLanguage.define((await import('@codemirror/legacy-modes/mode/ruby')).ruby),
  cpp: async () => (await import('@codemirror/lang-cpp')).cpp(),
  java: async () => (await import('@codemirror/lang-java')).java(),
  csharp: async () => StreamLanguage.define((await import('@codemirror/legacy-modes/mode/clike')).csharp),
  go: async () => (await import('@codemirror/lang-go')).go(),
  rust: async () => (await import('@codemirror/lang-rust')).rust(),
}

/** One step of indentation, as people write the language. */
export const INDENT: Record<Language, string> = {
  javascript: '  ',
  typescript: '  ',
  python: '    ',
  ruby: '  ',
  cpp: '    ',
  java: '    ',
  csharp: '    ',
  go: '\t',
  rust: '    ',
}
