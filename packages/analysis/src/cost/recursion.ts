import type { AnyNode, CallExpression } from 'acorn'
import type { CodeModel } from '../code-model.ts'
import type { Binding, Scopes } from '../syntax/scopes.ts'
import {
  contains,
  descendants,
  type FunctionNode,
  isFunction,
  isIdentifier,
  isLoop,
  type LoopNode,
  literalNumber,
  methodCall,
  rootOf,
} from '../syntax/syntax.ts'
import { totalOfSplits } from './interval-recursion.ts'
import { extentOf, type Shape } from './shape.ts'

/** A function that calls itself. */
export type Recursion = {
  name: string
  node: FunctionNode
  calls: CallExpression[]
  /**
   * The depth of recursion when every call advances a parameter by a constant; null when unknown.
   */
  depth: number | null
  /**
   * The total number of calls of an unmemoised recursion with several calls in each call; null when
   * not known to be large.
   */
  total: number | null
}

/** Calls are compared in pairs; no sensible recursion has more. */
const CALLS_MAX = 16

/** All functions in the code that call themselves. */
export function recursions({ scopes, cost }: CodeModel): Recursion[] {
  const found: Recursion[] = []
  for (const binding of scopes.bindings) {
    const node = binding.init
    if (!node || !isFunction(node)) continue
    const calls = [...descendants(node.body)].flatMap((descendant) =>
      descendant.type === 'CallExpression' &&
      scopes.bindingOf(isIdentifier(descendant.callee) ? descendant.callee : null) === binding
        ? [descendant]
        : [],
    )
    if (calls.length === 0 || calls.length > CALLS_MAX) continue
    const steps = calls.map((call) => stepsOf(call, node, scopes))
    const depths = [...new Set(steps.flat())].flatMap(
      (parameter) => depthBy(parameter, node, scopes, cost.shapeOf) ?? [],
    )
    const depth =
      steps.every((parameters) => parameters.length > 0) && depths.length > 0
        ? Math.max(...depths)
        : null
    const total = remembers(node, scopes)
      ? null
      : totalCalls({ node, calls, depth, scopes, shapeOf: cost.shapeOf })
    found.push({ name: binding.name, node, calls, depth, total })
  }
  return found
}

/** The parameters that a recursive call advances: `i + 1`, `left - 1`. */
function stepsOf(call: CallExpression, node: FunctionNode, scopes: Scopes): Binding[] {
  return call.arguments.flatMap((argument, index) => {
    const parameter = node.params[index]
    const binding = scopes.bindingOf(isIdentifier(parameter) ? parameter : null)
    if (!binding || argument.type !== 'BinaryExpression' || !/^[+-]$/.test(argument.operator))
      return []
    const isStep = scopes.bindingOf(isIdentifier(argument.left) ? argument.left : null) === binding
    return isStep && literalNumber(argument.right) !== null ? [binding] : []
  })
}

/** The range of a parameter: up to the limit it is compared with, or down from its start. */
function depthBy(
  parameter: Binding,
  node: FunctionNode,
  scopes: Scopes,
  shapeOf: (node: AnyNode) => Shape,
): number | null {
  for (const descendant of descendants(node.body)) {
    if (descendant.type !== 'BinaryExpression' || !/^([<>]=?|[!=]==?)$/.test(descendant.operator))
      continue
    for (const [side, other] of [
      [descendant.left, descendant.right],
      [descendant.right, descendant.left],
    ]) {
      if (!side || !other || scopes.bindingOf(isIdentifier(side) ? side : null) !== parameter)
        continue
      const limit = shapeOf(other)
      if (limit.kind === 'number' && limit.max.steps > 1) return limit.max.steps
    }
  }
  const begin = shapeOf(parameter.id)
  return begin.kind === 'number' && begin.max.steps > 1 ? begin.max.steps : null
}

/** True when a function reads a cache that it writes itself. */
function remembers(node: FunctionNode, scopes: Scopes): boolean {
  if ('decorators' in node && Array.isArray(node.decorators)) return node.decorators.some(isCache)
  const written = new Set<Binding>()
  for (const descendant of descendants(node.body)) {
    const target =
      descendant.type === 'AssignmentExpression' && descendant.left.type === 'MemberExpression'
        ? descendant.left
        : null
    const call = methodCall(descendant)
    const noted =
      target ??
      (call && (call.name === 'set' || call.name === 'add' || call.name === 'delete')
        ? call.object
        : null)
    const binding = noted ? scopes.bindingOf(rootOf(noted)) : undefined
    if (binding && !contains(node.body, binding.id)) written.add(binding)
  }
  for (const descendant of descendants(node))
    if (descendant.type === 'AssignmentPattern' && descendant.right.type !== 'Literal') return true
  return [...written].some(
    (binding) => binding.reads.filter((read) => contains(node.body, read)).length > 1,
  )
}

/** True for `@cache`, `@lru_cache(None)` and `@functools.cache`. */
const isCache = (decorator: AnyNode): boolean =>
  (isIdentifier(decorator) && /cache/.test(decorator.name)) ||
  (decorator.type === 'MemberExpression' && isCache(decorator.property))

type Branching = {
  node: FunctionNode
  calls: CallExpression[]
  depth: number | null
  scopes: Scopes
  shapeOf: (node: AnyNode) => Shape
}

function totalCalls(branching: Branching): number | null {
  const { node, calls, depth } = branching
  const looped = calls.map((call) => loopAround(call, node)).find((loop) => loop !== null)
  if (looped) return totalOfLoop(branching, looped)
  const isTwofold = calls.some((a) =>
    calls.some((b) => a.start < b.start && canBothHappen(a, b, node)),
  )
  return isTwofold && depth !== null ? 2 ** depth : null
}

function loopAround(call: CallExpression, node: FunctionNode): LoopNode | null {
  for (const descendant of descendants(node.body))
    if (isLoop(descendant) && contains(descendant.body, call)) return descendant
  return null
}

/**
 * The number of calls when a loop recurses for every choice; null when the loop may skip choices.
 */
function totalOfLoop(branching: Branching, loop: LoopNode): number | null {
  const { node, calls, scopes, shapeOf } = branching
  for (const descendant of descendants(loop.body))
    if (/^(If|Switch|Continue|Break|Return|Conditional|Logical)/.test(descendant.type)) return null
  if (calls.length > 1) return loop.type === 'ForStatement' ? totalOfSplits(branching, loop) : null
  const depth = endOf(node, shapeOf)
  if (depth === null) return null
  if (loop.type !== 'ForOfStatement')
    return startsAtParameter(loop, node, scopes) ? 2 ** (depth - 1) : null
  const choices = extentOf(shapeOf(loop.right))?.steps ?? 1
  return choices < 2 ? null : choices ** depth
}

function startsAtParameter(loop: LoopNode, node: FunctionNode, scopes: Scopes): boolean {
  if (loop.type !== 'ForStatement' || !loop.init) return false
  return [...descendants(loop.init)].some((descendant) => {
    const binding = isIdentifier(descendant) ? scopes.bindingOf(descendant) : undefined
    return binding?.kind === 'parameter' && binding.owner === node
  })
}

/** The size at which a recursion stops: `if (chosen.length === drawers.length)`. */
function endOf(node: FunctionNode, shapeOf: (node: AnyNode) => Shape): number | null {
  for (const descendant of descendants(node.body)) {
    if (descendant.type !== 'IfStatement') continue
    for (const test of descendants(descendant.test)) {
      if (test.type !== 'BinaryExpression' || !/^(===?|>=)$/.test(test.operator)) continue
      const limit = shapeOf(test.right)
      if (limit.kind === 'number' && limit.isSize && limit.max.powers.size > 0)
        return limit.max.steps
    }
  }
  return null
}

/** False for calls on two exclusive branches. */
function canBothHappen(a: AnyNode, b: AnyNode, node: FunctionNode): boolean {
  for (const descendant of descendants(node.body)) {
    if (descendant.type !== 'IfStatement' && descendant.type !== 'ConditionalExpression') continue
    const { consequent, alternate } = descendant
    if (alternate && contains(consequent, a) && contains(alternate, b)) return false
    if (
      descendant.type === 'IfStatement' &&
      contains(consequent, a) &&
      !contains(descendant, b) &&
      alwaysLeaves(consequent)
    )
      return false
  }
  // Nothing runs after a `return`.
  return ![...descendants(node.body)].some(
    (descendant) =>
      descendant.type === 'ReturnStatement' && contains(descendant, a) && !contains(descendant, b),
  )
}

const alwaysLeaves = (statement: AnyNode): boolean =>
  statement.type === 'ReturnStatement' ||
  statement.type === 'ThrowStatement' ||
  statement.type === 'ContinueStatement' ||
  (statement.type === 'BlockStatement' && statement.body.some(alwaysLeaves))
