import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/python'
import { python } from '@sightline/languages/python/language'
import type { CodeParser } from '../code-model.ts'
import type { Parsed } from '../syntax/syntax.ts'
import { isNotReadable } from './nodes.ts'
import { lowerProgram } from './statements.ts'

/**
 * Node types whose grammar is incomplete: a parse error inside them does not mean invalid Python.
 */
const UNSURE = new Set([
  'ForStatement',
  'WithStatement',
  'YieldExpression',
  'FormatString',
  'FormatReplacement',
])

/**
 * Parses Python and lowers it to an ESTree program with the same work and variables; nodes keep
 * their positions in the Python source. `for i in range(n)` becomes a counting loop and `len(x)`
 * becomes `x.length`. Operations without a counterpart keep their names, such as the method `in` or
 * `pop(0)` of a list. Returns null for unsupported syntax.
 */
function parsePython(code: string): Parsed {
  const tree = parser.parse(code)
  const fault = firstFault(tree.topNode)
  if (fault) {
    const parent = fault.parent?.name ?? ''
    if (UNSURE.has(parent)) return null
    return {
      fault: {
        message: 'Something is missing here, or not expected',
        line: lineAt(code, fault.from),
      },
    }
  }
  try {
    return { program: lowerProgram(tree.topNode, code) }
  } catch (error) {
    if (error instanceof RangeError || isNotReadable(error)) return null
    throw error
  }
}

/** The first syntax error; a function without a body yet is not an error. */
function firstFault(top: SyntaxNode): SyntaxNode | null {
  const cursor = top.cursor()
  do {
    if (!cursor.type.isError) continue
    const { node } = cursor
    if (
      node.parent?.name === 'Body' &&
      node.from === node.to &&
      !node.nextSibling &&
      isBegun(node.parent)
    )
      continue
    return node
  } while (cursor.next())
  return null
}

/** True for a body of a function that has nothing after its colon. */
const isBegun = (body: SyntaxNode) =>
  body.firstChild?.name === ':' && body.parent?.name === 'FunctionDefinition'

const lineAt = (code: string, position: number) =>
  code.slice(0, position).trimEnd().split('\n').length

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
