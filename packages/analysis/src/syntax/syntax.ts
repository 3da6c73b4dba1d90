import type {
  AnyNode,
  ArrowFunctionExpression,
  DoWhileStatement,
  Expression,
  ForInStatement,
  ForOfStatement,
  ForStatement,
  FunctionDeclaration,
  FunctionExpression,
  Identifier,
  Program,
  WhileStatement,
} from 'acorn'

export type FunctionNode = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression
export type LoopNode =
  | ForStatement
  | ForOfStatement
  | ForInStatement
  | WhileStatement
  | DoWhileStatement

/** A syntax error; `line` counts from 1. */
export type SyntaxFault = { message: string; line: number }
/**
 * Code of any supported language as an ESTree program, or its syntax error; null for unsupported
 * syntax.
 */
export type Parsed = { program: Program } | { fault: SyntaxFault } | null

export const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Fields of nodes that hold TypeScript types. */
export const TYPE_FIELDS = new Set([
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'typeArgument',
])

/** The child nodes of a node. */
export function children(node: object): AnyNode[] {
  return Object.entries(node).flatMap(([key, value]) =>
    TYPE_FIELDS.has(key)
      ? []
      : Array.isArray(value)
        ? value.filter(isNode)
        : isNode(value)
          ? [value]
          : [],
  )
}

/**
 * A node and its descendants, depth first, parents before children. `into` decides whether to enter
 * a node.
 */
export function* descendants(
  node: AnyNode,
  into: (node: AnyNode) => boolean = () => true,
): Generator<AnyNode> {
  const waiting = [node]
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    yield each
    if (into(each)) for (const child of children(each).reverse()) waiting.push(child)
  }
}

export const isFunction = (node: AnyNode): node is FunctionNode =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression' ||
  node.type === 'ArrowFunctionExpression'

export const isLoop = (node: AnyNode): node is LoopNode =>
  node.type === 'ForStatement' ||
  node.type === 'ForOfStatement' ||
  node.type === 'ForInStatement' ||
  node.type === 'WhileStatement' ||
  node.type === 'DoWhileStatement'

export const isIdentifier = (node: AnyNode | null | undefined): node is Identifier =>
  node?.type === 'Identifier'

/** The line of a node, from 1. */
export const lineOf = (node: AnyNode): number => node.loc?.start.line ?? 1

export const contains = (outer: AnyNode, inner: AnyNode) =>
  outer.start <= inner.start && inner.end <= outer.end

/**
 * The receiver, name and arguments of a method call such as `heap.push(x)`; null for other nodes.
 */
export function methodCall(
  node: AnyNode,
): { object: AnyNode; name: string; args: AnyNode[] } | null {
  if (
    node.type !== 'CallExpression' ||
    node.callee.type !== 'MemberExpression' ||
    node.callee.computed
  )
    return null
  const { object, property } = node.callee
  return property.type === 'Identifier'
    ? { object, name: property.name, args: node.arguments }
    : null
}

/** True for `x.length` and `x.size`. */
export const isSizeOf = (node: AnyNode): boolean =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  isIdentifier(node.property) &&
  (node.property.name === 'length' || node.property.name === 'size')

/** The identifier at the root of a member chain: `a` in `a[i].b`. */
export function rootOf(node: AnyNode): Identifier | null {
  if (node.type === 'MemberExpression') return rootOf(node.object)
  if (node.type === 'ChainExpression' || node.type === 'ParenthesizedExpression')
    return rootOf(node.expression)
  return isIdentifier(node) ? node : null
}

/** The value of a numeric literal with its sign; null for other expressions. */
export function literalNumber(node: AnyNode): number | null {
  if (node.type === 'Literal' && typeof node.value === 'number') return node.value
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = literalNumber(node.argument)
    return value === null ? null : -value
  }
  return null
}

/** The body of an arrow function without braces; null for other functions. */
export const bodyExpression = (node: FunctionNode): Expression | null =>
  node.body.type === 'BlockStatement' ? null : node.body
