import type { SyntaxNode } from '@lezer/common'
import type { Expression, Pattern, Statement } from 'acorn'
import type { Names } from './names.ts'
import type { Place } from './nodes.ts'

/** What the parts of the lowering share while they go through the code. */
export type Lowering = {
  textOf: (node: { from: number; to: number }) => string
  placeOf: (node: { from: number; to: number }) => Place
  /** What the code calls something of Python's own: `heappush` for `hq.heappush`; null for what it defines itself. */
  nameOf: (callee: SyntaxNode) => string | null
  /** The names of the function under way. */
  names: Names
  expression: (node: SyntaxNode) => Expression
  lambda: (node: SyntaxNode) => Expression
  statements: (nodes: SyntaxNode[]) => Statement[]
  /** Several parts with commas between them, which make a tuple. */
  tuple: (nodes: SyntaxNode[], place: Place) => Expression
  /** What gets values: a name, a pattern, an item of something. */
  target: (nodes: SyntaxNode[]) => Pattern
}
