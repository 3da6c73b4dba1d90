import { javascript } from '@sightline/languages/javascript/language'
import { tsPlugin } from '@sveltejs/acorn-typescript'
import { Parser } from 'acorn'
import type { CodeParser } from '../code-model.ts'
import { listRemarks } from '../rules/list-remarks.ts'
import { isNode, type Parsed, TYPE_FIELDS } from '../syntax/syntax.ts'

const TypeScriptParser = Parser.extend(tsPlugin())
const OPTIONS = { ecmaVersion: 'latest', sourceType: 'script', locations: true } as const

/**
 * Parses JavaScript or TypeScript. Type annotations are removed from the tree; the remaining nodes
 * keep their positions.
 */
export function parseJavaScript(code: string, hasTypes: boolean): Parsed {
  try {
    const program = (hasTypes ? TypeScriptParser : Parser).parse(code, OPTIONS)
    if (hasTypes) dropTypes(program)
    return { program }
  } catch (error) {
    if (error instanceof RangeError)
      return { fault: { message: 'This is nested too deep', line: 1 } }
    if (!(error instanceof SyntaxError)) throw error
    const [, message = '', line] = /^(.*) \((\d+):\d+\)$/.exec(error.message) ?? [
      error.message,
      error.message,
      '1',
    ]
    return { fault: { message, line: Number(line) } }
  }
}

/** Replaces `x as T`, `x!` and `x satisfies T` by `x`. */
function dropTypes(node: object) {
  for (const [key, value] of Object.entries(node)) {
    if (TYPE_FIELDS.has(key)) continue
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) value[index] = bare(item)
      for (const item of value) if (isNode(item)) dropTypes(item)
    } else if (isNode(value)) {
      const inner = bare(value)
      if (inner !== value) Object.assign(node, { [key]: inner })
      if (isNode(inner)) dropTypes(inner)
    }
  }
}

function bare(value: unknown): unknown {
  let inner: unknown = value
  while (
    isNode(inner) &&
    /^TS(As|NonNull|Satisfies|TypeAssertion)/.test(inner.type) &&
    'expression' in inner
  )
    inner = inner.expression
  return inner
}

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
