import type { AnyNode, CallExpression, ForStatement } from 'acorn'
import type { Binding, Scopes } from '../syntax/scopes.ts'
import { type FunctionNode, isIdentifier, literalNumber } from '../syntax/syntax.ts'
import type { Shape } from './shape.ts'

type Splitting = {
  node: FunctionNode
  calls: CallExpression[]
  scopes: Scopes
  shapeOf: (node: AnyNode) => Shape
}

/**
 * The number of calls of a function that tries every place within a range and calls itself with
 * both parts, as in `for (cut = from + 1; cut < to; cut++) best(from, cut) + best(cut, to)`: it at
 * least doubles with every place. Null for other loops, and when the size of the range is unknown.
 */
export function totalOfSplits(
  { node, calls, scopes, shapeOf }: Splitting,
  loop: ForStatement,
): number | null {
  const cut = placeOf(loop, scopes)
  if (!cut) return null
  const halves = calls.map((call) => halfOf(call, { node, cut, scopes }))
  const [begin, end] = [
    halves.find((half) => half?.cutsEnd),
    halves.find((half) => half && !half.cutsEnd),
  ]
  if (!begin || !end || halves.some((half) => half === null)) return null
  const limit = shapeOf(begin.end.id)
  return limit.kind === 'number' && limit.isSize && limit.max.powers.size > 0
    ? 2 ** (limit.max.steps - 1)
    : null
}

/** The variable that a loop counts with. */
function placeOf({ init }: ForStatement, scopes: Scopes): Binding | null {
  const [declared] = init?.type === 'VariableDeclaration' ? init.declarations : []
  const target = declared?.id ?? (init?.type === 'AssignmentExpression' ? init.left : null)
  return (target && scopes.bindingOf(isIdentifier(target) ? target : null)) ?? null
}

type Half = { end: Binding; cutsEnd: boolean }

/**
 * Which end of the range a call moves to the place of the cut, give or take a constant; null for
 * other calls.
 */
function halfOf(
  call: CallExpression,
  { node, cut, scopes }: { node: FunctionNode; cut: Binding; scopes: Scopes },
): Half | null {
  const parameters = node.params.map((parameter) =>
    scopes.bindingOf(isIdentifier(parameter) ? parameter : null),
  )
  const given = call.arguments.map((argument) => variableIn(argument, scopes))
  const moved = given.indexOf(cut)
  if (moved < 0 || given.some((binding, index) => index !== moved && binding !== parameters[index]))
    return null
  const other = given.findIndex((binding, index) => index !== moved && binding !== undefined)
  const end = parameters[Math.max(moved, other)]
  return end && other >= 0 ? { end, cutsEnd: moved > other } : null
}

/** The variable of `i`, `i + 1` and `i - 1`. */
function variableIn(node: AnyNode, scopes: Scopes): Binding | undefined {
  if (
    node.type === 'BinaryExpression' &&
    /^[+-]$/.test(node.operator) &&
    literalNumber(node.right) !== null
  )
    return variableIn(node.left, scopes)
  return scopes.bindingOf(isIdentifier(node) ? node : null)
}
