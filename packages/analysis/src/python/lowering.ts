import type { SyntaxNode } from '@lezer/common'
import type { Expression, Pattern, Statement } from 'acorn'
import type { Names } from './names.ts'
import type { Place } from './nodes.ts'

/** State and functions that the parts of the lowering share. */
export type Lowering = {
  textOf: (node: { from: number; to: number }) => string
  placeOf: (node: { from: number; to: number }) => Place
  /**
   * The standard name of a callee (`heappush` for `hq.heappush`); null for names that the code
   * defines.
   */
  nameOf: (callee: SyntaxNode) => string | null
  /** The names of the current function. */
  names: Names
  expression: (node: SyntaxNode) => Expression
  lambda: (node: SyntaxNode) => Expression
  statements: (nodes: SyntaxNode[]) => Statement[]
  /** Lowers comma-separated parts to a tuple. */
  tuple: (nodes: SyntaxNode[], place: Place) => Expression
  /** Lowers an assignment target: a name, a pattern or an item. */
  target: (nodes: SyntaxNode[]) => Pattern
}
