import type { Language } from '@sightline/contracts/questions'
import type { CodeModel } from './code-model.ts'
import type { Remark } from './remark.ts'
import type { Parsed } from './syntax/syntax.ts'

/** What the analysis knows of a language. Rules reason about one kind of tree; all else that differs between languages is here. */
export type CodeParser = {
  language: Language
  parse: (code: string) => Parsed
  /** Remarks that only this language gives rise to. */
  languageRemarks: (model: CodeModel) => Remark[]
  /** How many simple steps fit into the time limit, about. */
  maxSteps: number
  /** Calls within each other that surely are too many, and how many the engine allows. */
  recursionDepth: { max: number; allowed: string }
  /** What a function gives that ends without a value. */
  emptyReturnValue: string
  /** Code that copies a list. */
  listCopyCode: (list: string) => string
}

/** Loads what it takes to read a language; null when the coach does not read it. */
export async function loadCodeParser(language: Language): Promise<CodeParser | null> {
  switch (language) {
    case 'javascript':
      return (await import('./javascript/code-parser.ts')).javaScriptParser
    case 'typescript':
      return (await import('./javascript/code-parser.ts')).typeScriptParser
    case 'python':
      return (await import('./python/code-parser.ts')).pythonParser
    default:
      return null
  }
}
