import type { Reader } from '../code-parser.ts'
import { listRemarks } from '../rules/list-remarks.ts'
import { parseJavaScript } from './parse.ts'

/** Reads JavaScript. */
export const javaScriptReader: Reader = {
  language: 'javascript',
  parse: (code) => parseJavaScript(code, false),
  traps: listRemarks,
  stepsMax: 100_000_000,
  depth: { max: 1000, allowed: 'about 700' },
  nothing: 'undefined',
  copyOf: (list) => `[...${list}]`,
}

/** Reads TypeScript, without looking at its types. */
export const typeScriptReader: Reader = {
  ...javaScriptReader,
  language: 'typescript',
  parse: (code) => parseJavaScript(code, true),
}
