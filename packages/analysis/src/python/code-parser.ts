import { python } from '@sightline/languages/python/language'
import type { CodeParser } from '../code-model.ts'
import { parsePython } from './parse.ts'

/** Parses Python. */
export const pythonParser: CodeParser = {
  language: 'python',
  identifierCase: python.identifierCase,
  literals: python.literals,
  parse: parsePython,
  languageRemarks: () => [],
  maxSteps: 40_000_000,
  recursionDepth: { max: 2500, allowed: '2500' },
  listCopyCode: (list) => `list(${list})`,
}
