import type { CodeParser } from '../code-parser.ts'
import { parsePython } from './parse.ts'

/** Parses Python. */
export const pythonParser: CodeParser = {
  language: 'python',
  parse: parsePython,
  languageRemarks: () => [],
  maxSteps: 40_000_000,
  recursionDepth: { max: 2500, allowed: '2500' },
  emptyReturnValue: 'None',
  listCopyCode: (list) => `list(${list})`,
}
