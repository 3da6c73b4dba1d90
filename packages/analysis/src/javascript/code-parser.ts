import { javascript } from '@sightline/languages/javascript/language'
import type { CodeParser } from '../code-model.ts'
import { listRemarks } from '../rules/list-remarks.ts'
import { parseJavaScript } from './parse.ts'

/** Parses JavaScript. */
export const javaScriptParser: CodeParser = {
  language: 'javascript',
  identifierCase: javascript.identifierCase,
  literals: javascript.literals,
  parse: (code) => parseJavaScript(code, false),
  languageRemarks: listRemarks,
  maxSteps: 100_000_000,
  recursionDepth: { max: 1000, allowed: 'about 700' },
  listCopyCode: (list) => `[...${list}]`,
}

/** Parses TypeScript and ignores its types. */
export const typeScriptParser: CodeParser = {
  ...javaScriptParser,
  language: 'typescript',
  parse: (code) => parseJavaScript(code, true),
}
