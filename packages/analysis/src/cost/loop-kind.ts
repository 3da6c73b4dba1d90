// Longer than other files: each kind of loop has its case here.
import type { AnyNode } from 'acorn'
import type { Binding, Scopes, Write } from '../syntax/scopes.ts'
import {
  bodyExpression,
  contains,
  descendants,
  isFunction,
  isIdentifier,
  isLoop,
  isSizeOf,
  type LoopNode,
  literalNumber,
  methodCall,
  rootOf,
} from '../syntax/syntax.ts'
import { ADDING_METHODS, TAKES } from './list-methods.ts'

/** What determines the number of iterations of a loop. */
export type LoopKind =
  /** Iterates over the items of a list. */
  | { by: 'items'; of: AnyNode }
  /** Counts up to `limits`, down from a start, or along the lists that the counter indexes. */
  | { by: 'steps'; counter: Binding; isUp: boolean; limits: AnyNode[]; indexed: AnyNode[] }
  /** Halves or doubles a value. */
  | { by: 'halving' }
  /** Processes the bits of a number. */
  | { by: 'bits' }
  /** Follows links: `place = next[place]`. */
  | { by: 'links'; counter: Binding; list: AnyNode }
  /**
   * Removes items from `list` until the list is empty; `isRefilled` when the loop also adds items.
   */
  | { by: 'draining'; list: Binding; isRefilled: boolean }
  /** Repeats until nothing changes. */
  | { by: 'rounds' }
  /** Tries consecutive values. */
  | { by: 'trying'; counter: Binding }
  /** Moves `counters` in a way that tells neither how far nor how often. */
  | { by: 'walking'; counters: Binding[] }
  /** Ends only by an exit inside its body. */
  | { by: 'exit' }
  | { by: 'unknown' }

const HALVING = new Set(['>>=', '>>>=', '<<=', '*=', '/='])
const STEPS = new Set(['++', '--', '+=', '-='])

/** Classifies a loop by what determines its number of iterations. */
export function classifyLoop(loop: LoopNode, scopes: Scopes): LoopKind {
  if (loop.type === 'ForOfStatement' || loop.type === 'ForInStatement')
    return { by: 'items', of: loop.right }
  const test = loop.test ?? null
  if (test === null || (test.type === 'Literal' && test.value)) return endless(loop, scopes)
  if (isHalving(test, loop, scopes, 0)) return { by: 'halving' }
  const counters = bindingsIn(test, scopes).map((binding) => ({
    binding,
    writes: writesIn(loop, binding),
  }))
  const moving = counters.filter(({ writes }) => writes.length > 0)
  const all = moving.flatMap(({ writes }) => writes)
  if (all.some(({ operator }) => operator === '&=')) return { by: 'bits' }
  if (
    all.some(
      ({ operator, value }) =>
        HALVING.has(operator) || (value && isHalving(value, loop, scopes, 2)),
    )
  )
    return { by: 'halving' }
  if (takesRemainders(loop, scopes)) return { by: 'halving' }
  if (all.some(({ operator, value }) => operator === '=' && isFlagOrCopy(value, test, scopes)))
    return { by: 'rounds' }
  for (const { binding, writes } of moving) {
    if (!writes.every(({ operator }) => STEPS.has(operator))) continue
    const isUp = writes.every(({ operator }) => operator === '++' || operator === '+=')
    const { limits, indexed } = boundsOf(test, binding, scopes)
    if (limits.length + indexed.length > 0 || !isUp)
      return { by: 'steps', counter: binding, isUp, limits, indexed }
  }
  // `place -= jumps[place]` skips what earlier turns have found, often all of it: nothing is
  // certain of it.
  for (const { binding, writes } of moving)
    for (const { operator, value } of writes)
      if (
        operator === '=' &&
        value?.type === 'MemberExpression' &&
        value.computed &&
        mentions(value.property, binding, scopes)
      )
        return { by: 'links', counter: binding, list: value.object }
  const drained = drainedList(test, loop, scopes)
  if (drained) return drained
  const counter = valueCounter(loop, scopes)
  if (moving.length === 0) return { by: 'unknown' }
  if (counter) return { by: 'trying', counter }
  return { by: 'walking', counters: moving.map(({ binding }) => binding) }
}

/** The variables that occur below a node. */
export const bindingsIn = (node: AnyNode, scopes: Scopes): Binding[] => [
  ...new Set(
    [...descendants(node)].flatMap(
      (descendant) => scopes.bindingOf(isIdentifier(descendant) ? descendant : null) ?? [],
    ),
  ),
]

/** Writes to a variable inside a loop, except in its initialiser. */
export const writesIn = (loop: LoopNode, binding: Binding): Write[] =>
  binding.writes.filter(({ node }) => {
    if (!contains(loop, node) || node === loop) return false
    return !(loop.type === 'ForStatement' && loop.init && contains(loop.init, node))
  })

/** True when a loop contains a `break`, `return` or `throw` that leaves it. */
export function hasExit(loop: LoopNode): boolean {
  for (const node of descendants(loop.body, (node) => !isFunction(node))) {
    if (node.type === 'ReturnStatement' || node.type === 'ThrowStatement') return true
    if (node.type === 'BreakStatement' && node.label) return true
  }
  // A break without a label leaves the innermost loop or switch.
  const isWithinThis = (node: AnyNode) =>
    !isFunction(node) && !isLoop(node) && node.type !== 'SwitchStatement'
  return [...descendants(loop.body, isWithinThis)].some((node) => node.type === 'BreakStatement')
}

function endless(loop: LoopNode, scopes: Scopes): LoopKind {
  for (const node of descendants(loop.body, (descendant) => !isFunction(descendant)))
    if (
      node.type === 'AssignmentExpression' &&
      (HALVING.has(node.operator) || isHalving(node.right, loop, scopes, 2))
    )
      return { by: 'halving' }
  const counter = valueCounter(loop, scopes)
  return counter ? { by: 'trying', counter } : { by: 'exit' }
}

/**
 * True for `x >> 1`, `x / 2`, `2 * x`, and for variables that hold one of these inside the loop.
 */
function isHalving(node: AnyNode, loop: LoopNode, scopes: Scopes, depth: number): boolean {
  for (const descendant of descendants(node)) {
    if (descendant.type === 'BinaryExpression') {
      const { operator, left, right } = descendant
      if (!bindingsIn(descendant, scopes).some((binding) => isMade(loop, binding))) continue
      const isTwo = (side: AnyNode) => side.type === 'Literal' && side.value === 2
      if (
        (operator === '>>' || operator === '>>>') &&
        right.type === 'Literal' &&
        right.value === 1
      )
        return true
      if ((operator === '/' && isTwo(right)) || (operator === '*' && (isTwo(left) || isTwo(right))))
        return true
      if (operator === '<<' && right.type === 'Literal') return true
    }
    const binding = depth > 0 && isIdentifier(descendant) ? scopes.bindingOf(descendant) : undefined
    if (
      binding?.init &&
      contains(loop, binding.init) &&
      isHalving(binding.init, loop, scopes, depth - 1)
    )
      return true
  }
  return false
}

/** True for Euclid's algorithm, which takes the remainder of two numbers on every turn. */
const takesRemainders = (loop: LoopNode, scopes: Scopes) =>
  [...descendants(loop.body)].some(
    (node) =>
      node.type === 'BinaryExpression' &&
      node.operator === '%' &&
      [node.left, node.right].every((side) => {
        const binding = scopes.bindingOf(isIdentifier(side) ? side : null)
        return binding && writesIn(loop, binding).length > 0
      }),
  )

/** True for a variable that gets a new value in every iteration. */
const isMade = (loop: LoopNode, binding: Binding) =>
  contains(loop.body, binding.id) || writesIn(loop, binding).length > 0

const mentions = (node: AnyNode, binding: Binding, scopes: Scopes) =>
  bindingsIn(node, scopes).includes(binding)

/**
 * The limits that a counter is compared with in a loop's test, and the lists that the counter
 * indexes there.
 */
function boundsOf(
  test: AnyNode,
  counter: Binding,
  scopes: Scopes,
): { limits: AnyNode[]; indexed: AnyNode[] } {
  const limits: AnyNode[] = []
  const indexed: AnyNode[] = []
  for (const node of descendants(test)) {
    if (
      node.type === 'MemberExpression' &&
      node.computed &&
      mentions(node.property, counter, scopes)
    )
      indexed.push(node.object)
    if (node.type !== 'BinaryExpression' || !/^([<>]=?|[!=]==?)$/.test(node.operator)) continue
    for (const [side, other] of [
      [node.left, node.right],
      [node.right, node.left],
    ])
      if (side && other && isCount(side, counter, scopes)) limits.push(other)
  }
  return { limits, indexed }
}

/** True for the counter and for sums with it, false for `list[counter]`. */
function isCount(node: AnyNode, counter: Binding, scopes: Scopes): boolean {
  if (isIdentifier(node)) return scopes.bindingOf(node) === counter
  if (node.type === 'BinaryExpression' && (node.operator === '+' || node.operator === '-'))
    return isCount(node.left, counter, scopes) || isCount(node.right, counter, scopes)
  return node.type === 'UpdateExpression' && isCount(node.argument, counter, scopes)
}

function drainedList(test: AnyNode, loop: LoopNode, scopes: Scopes): LoopKind | null {
  for (const node of descendants(test)) {
    const isSize = node.type === 'MemberExpression' && isSizeOf(node)
    const list = scopes.bindingOf(isSize ? rootOf(node.object) : isTruth(node, test) ? node : null)
    if (!list) continue
    if (writesIn(loop, list).some(({ value }) => value && isRest(value, list, scopes)))
      return { by: 'draining', list, isRefilled: false }
    if (!isSize && writesIn(loop, list).length > 0) continue
    const uses = [...descendants(loop)].flatMap((descendant) => methodCall(descendant) ?? [])
    const methods = uses
      .filter(({ object }) => scopes.bindingOf(rootOf(object)) === list)
      .map(({ name }) => name)
    const isPassedOn = [...descendants(loop)].some(
      (descendant) =>
        descendant.type === 'CallExpression' &&
        descendant.arguments.some(
          (arg) => scopes.bindingOf(rootOf(arg)) === list && isIdentifier(arg),
        ),
    )
    if (methods.some((name) => TAKES.has(name)) || isPassedOn)
      return {
        by: 'draining',
        list,
        isRefilled:
          isPassedOn || methods.some((name) => ADDING_METHODS.has(name) || name === 'splice'),
      }
  }
  return null
}

/** True for a reduced copy of a list: `left.filter(isOpen)`, `left.slice(1)`. */
function isRest(value: AnyNode, list: Binding, scopes: Scopes): boolean {
  const call = methodCall(value)
  if (!call || scopes.bindingOf(isIdentifier(call.object) ? call.object : null) !== list)
    return false
  const [first, to] = call.args
  if (call.name === 'filter') return true
  if (call.name === '[… for …]')
    return (
      first !== undefined &&
      isFunction(first) &&
      bodyExpression(first)?.type === 'ConditionalExpression'
    )
  const isOpen = to === undefined || (to.type === 'Literal' && to.value === null)
  return (
    (call.name === 'slice' || call.name === '[:]') &&
    first !== undefined &&
    literalNumber(first) === 1 &&
    isOpen
  )
}

/** True for a variable whose truthiness is the condition, as in Python's `while queue`. */
const isTruth = (node: AnyNode, test: AnyNode): boolean =>
  isIdentifier(node) &&
  (node === test ||
    (test.type === 'LogicalExpression' && (isTruth(node, test.left) || isTruth(node, test.right))))

/** True for `isChanged = true`, and for `before = now` when the test compares the two. */
const isFlagOrCopy = (value: AnyNode | null, test: AnyNode, scopes: Scopes) =>
  value !== null &&
  ((value.type === 'Literal' && typeof value.value === 'boolean') ||
    (isIdentifier(value) &&
      bindingsIn(test, scopes).some((binding) => binding === scopes.bindingOf(value))))

function givingUp(node: AnyNode): AnyNode[] {
  if (node.type === 'ReturnStatement') return [node]
  return node.type === 'IfStatement' && node.consequent.type === 'ReturnStatement'
    ? [node.test]
    : []
}

/** A variable that increases by one in every iteration and indexes no list. */
function valueCounter(loop: LoopNode, scopes: Scopes): Binding | null {
  // A loop without an inner loop is more likely to end soon.
  if (![...descendants(loop.body)].some(isLoop)) return null
  const inBody = loop.body.type === 'BlockStatement' ? loop.body.body : [loop.body]
  const steps = inBody.flatMap((statement) =>
    statement.type === 'ExpressionStatement' ? [statement.expression] : [],
  )
  if (loop.type === 'ForStatement' && loop.update) steps.push(loop.update)
  for (const step of steps) {
    if (step.type !== 'UpdateExpression' || step.operator !== '++') continue
    const counter = scopes.bindingOf(isIdentifier(step.argument) ? step.argument : null)
    const isPosition = [...descendants(loop)].some(
      (node) =>
        node.type === 'MemberExpression' &&
        node.computed &&
        counter &&
        mentions(node.property, counter, scopes),
    )
    // A counter that is only returned, or compared to give up, decides nothing.
    const idle = [...descendants(loop.body)].flatMap(givingUp)
    const isRead = counter?.reads.some(
      (read) => contains(loop.body, read) && ![step, ...idle].some((node) => contains(node, read)),
    )
    if (counter && isRead && !isPosition) return counter
  }
  return null
}
