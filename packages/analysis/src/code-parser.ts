import type { Language } from '@sightline/contracts/questions'
import type { CodeModel } from './code-model.ts'
import type { Remark } from './remark.ts'
import type { Parsed } from './syntax/syntax.ts'

/** What the analysis knows of a language. Rules reason about one kind of tree; all else that differs between languages is here. */
export type Reader = {
  language: Language
  parse: (code: string) => Parsed
  /** Remarks that only this language gives rise to. */
  traps: (model: CodeModel) => Remark[]
  /** How many simple steps fit into the time limit, about. */
  stepsMax: number
  /** Calls within each other that surely are too many, and how many the engine allows. */
  depth: { max: number; allowed: string }
  /** What a function gives that ends without a value. */
  nothing: string
  /** Code that copies a list. */
  copyOf: (list: string) => string
}

/** Loads what it takes to read a language; null when the coach does not read it. */
export async function openReader(language: Language): Promise<Reader | null> {
  switch (language) {
    case 'javascript':
      return (await import('./javascript/code-parser.ts')).javaScriptReader
    case 'typescript':
      return (await import('./javascript/code-parser.ts')).typeScriptReader
    case 'python':
      return (await import('./python/code-parser.ts')).pythonReader
    default:
      return null
  }
}
