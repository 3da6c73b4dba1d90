import { tsPlugin } from '@sveltejs/acorn-typescript'
import {
  type AnyNode,
  type ArrowFunctionExpression,
  type DoWhileStatement,
  type Expression,
  type ForInStatement,
  type ForOfStatement,
  type ForStatement,
  type FunctionDeclaration,
  type FunctionExpression,
  type Identifier,
  Parser,
  type Program,
  type WhileStatement,
} from 'acorn'

export type FunctionNode = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression
export type LoopNode = ForStatement | ForOfStatement | ForInStatement | WhileStatement | DoWhileStatement

/** Code that cannot be read; `line` counts from 1. */
export type SyntaxFault = { message: string; line: number }

const TypeScriptParser = Parser.extend(tsPlugin())
const OPTIONS = { ecmaVersion: 'latest', sourceType: 'script', locations: true } as const

/** Reads code. With types, these are left out of the tree, and what remains keeps its place. */
export function parseJavaScript(code: string, hasTypes: boolean): { program: Program } | { fault: SyntaxFault } {
  try {
    const program = (hasTypes ? TypeScriptParser : Parser).parse(code, OPTIONS)
    if (hasTypes) dropTypes(program)
    return { program }
  } catch (error) {
    if (error instanceof RangeError) return { fault: { message: 'This is nested too deep', line: 1 } }
    if (!(error instanceof SyntaxError)) throw error
    const [, message = '', line] = /^(.*) \((\d+):\d+\)$/.exec(error.message) ?? [error.message, error.message, '1']
    return { fault: { message, line: Number(line) } }
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Fields that hold types and nothing that runs. */
const TYPE_FIELDS = new Set(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments', 'typeArgument'])

/** The nodes right below one. */
export function children(node: object): AnyNode[] {
  return Object.entries(node).flatMap(([key, value]) =>
    TYPE_FIELDS.has(key) ? [] : Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

/** A node and all below it, outer ones first. `into` says whether to look inside one. */
export function* within(node: AnyNode, into: (node: AnyNode) => boolean = () => true): Generator<AnyNode> {
  const waiting = [node]
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    yield each
    if (into(each)) for (const child of children(each).reverse()) waiting.push(child)
  }
}

/** Puts `x` in the place of `x as T`, `x!` and `x satisfies T`. */
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
  while (isNode(inner) && /^TS(As|NonNull|Satisfies|TypeAssertion)/.test(inner.type) && 'expression' in inner)
    inner = inner.expression
  return inner
}

export const isFunction = (node: AnyNode): node is FunctionNode =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'

export const isLoop = (node: AnyNode): node is LoopNode =>
  node.type === 'ForStatement' ||
  node.type === 'ForOfStatement' ||
  node.type === 'ForInStatement' ||
  node.type === 'WhileStatement' ||
  node.type === 'DoWhileStatement'

export const isIdentifier = (node: AnyNode | null | undefined): node is Identifier => node?.type === 'Identifier'

/** A node's line, from 1. */
export const lineOf = (node: AnyNode): number => node.loc?.start.line ?? 1

export const contains = (outer: AnyNode, inner: AnyNode) => outer.start <= inner.start && inner.end <= outer.end

/** The name of a method that is called, as `push` in `heap.push(x)`, and on what; null for other calls. */
export function methodCall(node: AnyNode): { object: AnyNode; name: string; args: AnyNode[] } | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed) return null
  const { object, property } = node.callee
  return property.type === 'Identifier' ? { object, name: property.name, args: node.arguments } : null
}

/** True for `x.length` and `x.size`. */
export const isSizeOf = (node: AnyNode): boolean =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  isIdentifier(node.property) &&
  (node.property.name === 'length' || node.property.name === 'size')

/** The names at the bottom of a member chain: `a` in `a[i].b`. */
export function rootOf(node: AnyNode): Identifier | null {
  if (node.type === 'MemberExpression') return rootOf(node.object)
  if (node.type === 'ChainExpression' || node.type === 'ParenthesizedExpression') return rootOf(node.expression)
  return isIdentifier(node) ? node : null
}

/** A number written out, with its sign; null for other expressions. */
export function literalNumber(node: AnyNode): number | null {
  if (node.type === 'Literal' && typeof node.value === 'number') return node.value
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = literalNumber(node.argument)
    return value === null ? null : -value
  }
  return null
}

/** What a function's body returns when it is one expression. */
export const bodyExpression = (node: FunctionNode): Expression | null =>
  node.body.type === 'BlockStatement' ? null : node.body
