import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/python'
import type { Parsed } from '../syntax/syntax.ts'
import { isNotReadable } from './nodes.ts'
import { lowerProgram } from './statements.ts'

/** What the grammar does not know though Python does: an error there says nothing of the code. */
const UNSURE = new Set(['ForStatement', 'WithStatement', 'YieldExpression', 'FormatString', 'FormatReplacement'])

/**
 * Reads Python into the tree that JavaScript of the same meaning would have, as far as work and variables go, every node at its place in
 * the Python: `for i in range(n)` is a loop with a counter, `len(x)` is `x.length`. What has no counterpart keeps its name, as the
 * method `in` or `pop(0)` of a list. Null for code with parts that have none.
 */
export function parsePython(code: string): Parsed {
  const tree = parser.parse(code)
  const fault = firstFault(tree.topNode)
  if (fault) {
    const parent = fault.parent?.name ?? ''
    if (UNSURE.has(parent)) return null
    return { fault: { message: 'Something is missing here, or not expected', line: lineAt(code, fault.from) } }
  }
  try {
    return { program: lowerProgram(tree.topNode, code) }
  } catch (error) {
    if (error instanceof RangeError || isNotReadable(error)) return null
    throw error
  }
}

/** The first place that the grammar stumbles over; a function whose body is still to be written is none. */
function firstFault(top: SyntaxNode): SyntaxNode | null {
  const cursor = top.cursor()
  do {
    if (!cursor.type.isError) continue
    const { node } = cursor
    if (node.parent?.name === 'Body' && node.from === node.to && !node.nextSibling && isBegun(node.parent)) continue
    return node
  } while (cursor.next())
  return null
}

/** True for a body with its colon and nothing behind. */
const isBegun = (body: SyntaxNode) => body.firstChild?.name === ':' && body.parent?.name === 'FunctionDefinition'

const lineAt = (code: string, position: number) => code.slice(0, position).trimEnd().split('\n').length
