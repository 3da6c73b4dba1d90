import type { Language } from '@sightline/contracts/languages/languages'
import type { CodeParser } from './code-model.ts'

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
