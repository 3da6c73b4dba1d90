import type { Reader } from '../code-parser.ts'
import { parsePython } from './parse.ts'

/** Reads Python. */
export const pythonReader: Reader = {
  language: 'python',
  parse: parsePython,
  traps: () => [],
  stepsMax: 40_000_000,
  depth: { max: 2500, allowed: '2500' },
  nothing: 'None',
  copyOf: (list) => `list(${list})`,
}
