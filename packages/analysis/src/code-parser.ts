import type { Language } from '@sightline/contracts/questions'
import type { LanguageDescriptor } from '@sightline/languages/descriptor'
import type { CodeModel } from './code-model.ts'
import type { Remark } from './remark.ts'
import type { Parsed } from './syntax/syntax.ts'

/**
 * Parses one language for the analysis. Rules work on a single kind of tree; every other difference between languages
 * is here.
 */
export type CodeParser = Pick<LanguageDescriptor, 'identifierCase' | 'literals'> & {
  language: Language
  parse: (code: string) => Parsed
  /** Remarks that apply to this language alone. */
  languageRemarks: (model: CodeModel) => Remark[]
  /** The approximate number of simple steps within the time limit. */
  maxSteps: number
  /** `max`: a depth of nested calls that certainly overflows; `allowed`: the runtime's limit as remarks state it. */
  recursionDepth: { max: number; allowed: string }
  /** Source code that copies a list. */
  listCopyCode: (list: string) => string
}

/** Loads the parser of a language; null for languages that the analysis does not support. */
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
