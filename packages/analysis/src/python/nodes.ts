import type { SyntaxNode } from '@lezer/common'
import type {
  AnyNode,
  ArrayExpression,
  ArrowFunctionExpression,
  BlockStatement,
  CallExpression,
  Expression,
  ExpressionStatement,
  Identifier,
  Literal,
  MemberExpression,
  NewExpression,
  Pattern,
  SpreadElement,
  Statement,
} from 'acorn'

/** The position of a node in the source code. */
export type Place = Pick<AnyNode, 'start' | 'end' | 'loc'>

/** Thrown for Python syntax without a counterpart in the tree. */
class UnsupportedSyntax extends Error {}
export const notReadable = (node: SyntaxNode) =>
  new UnsupportedSyntax(`${node.name} at ${node.from}`)
export const isNotReadable = (error: unknown) => error instanceof UnsupportedSyntax

/** Returns a function that gives the position and line of a syntax node. */
export function createPlaces(code: string): (node: { from: number; to: number }) => Place {
  const starts = [0]
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1)
  const position = (offset: number) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) }
  }
  return ({ from, to }) => ({
    start: from,
    end: to,
    loc: { start: position(from), end: position(to) },
  })
}

export const identifier = (place: Place, name: string): Identifier => ({
  ...place,
  type: 'Identifier',
  name,
})
export const literal = (place: Place, value: Literal['value'] = null): Literal => ({
  ...place,
  type: 'Literal',
  value,
})
/** An element of a list or an argument of a call. */
export type Element = Expression | SpreadElement
export const list = (place: Place, elements: Element[]): ArrayExpression => ({
  ...place,
  type: 'ArrayExpression',
  elements,
})
export const spread = (place: Place, argument: Expression): SpreadElement => ({
  ...place,
  type: 'SpreadElement',
  argument,
})
/** Builds `object[index]`. */
export const item = (place: Place, object: Expression, index: Expression): MemberExpression => ({
  ...place,
  type: 'MemberExpression',
  object,
  property: index,
  computed: true,
  optional: false,
})
/** Builds `object.name`. */
export const property = (place: Place, object: Expression, name: string): MemberExpression => ({
  ...place,
  type: 'MemberExpression',
  object,
  property: identifier(place, name),
  computed: false,
  optional: false,
})
export const call = (place: Place, callee: Expression, args: Element[]): CallExpression => ({
  ...place,
  type: 'CallExpression',
  callee,
  arguments: args,
  optional: false,
})
/** Builds `object.name(args)`. */
export const method = (place: Place, object: Expression, name: string, args: Element[] = []) =>
  call(place, property(place, object, name), args)
/** Builds `new Name(args)` for a set, a dictionary or another collection. */
export const made = (place: Place, name: string, args: Element[]): NewExpression => ({
  ...place,
  type: 'NewExpression',
  callee: identifier(place, name),
  arguments: args,
})
export const arrow = (
  place: Place,
  params: Pattern[],
  body: Expression,
): ArrowFunctionExpression => ({
  ...place,
  type: 'ArrowFunctionExpression',
  params,
  body,
  expression: true,
  generator: false,
  async: false,
})
export const block = (place: Place, body: Statement[]): BlockStatement => ({
  ...place,
  type: 'BlockStatement',
  body,
})
export const statement = (place: Place, expression: Expression): ExpressionStatement => ({
  ...place,
  type: 'ExpressionStatement',
  expression,
})

/** The child nodes of a node, without comments. */
export function parts(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (child.name !== 'Comment' && !child.type.isError) found.push(child)
  return found
}

/** Splits nodes at a separator; a trailing separator adds no part. */
export function splitAt(nodes: SyntaxNode[], separator: string): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [[]]
  for (const node of nodes) {
    if (node.name === separator) groups.push([])
    else groups.at(-1)?.push(node)
  }
  return groups
}
