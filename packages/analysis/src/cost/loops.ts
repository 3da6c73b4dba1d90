// Longer than other files: each form of a loop has its case here.
import type { AnyNode } from 'acorn'
import type { Binding } from '../syntax/scopes.ts'
import {
  contains,
  descendants,
  isIdentifier,
  type LoopNode,
  literalNumber,
  methodCall,
  rootOf,
} from '../syntax/syntax.ts'
import { constant, type Extent, larger, logarithm, ONCE } from './extent.ts'
import type { Interpreter } from './interpreter.ts'
import { ADDING_METHODS } from './list-methods.ts'
import { bindingsIn, classifyLoop, hasExit, type LoopKind, writesIn } from './loop-kind.ts'
import { extentOf, itemOf, numberUpTo, type Shape, UNKNOWN } from './shape.ts'

const BITS = constant(32)
/**
 * Methods that mark what was visited: by putting it into a collection, or by taking it out of what
 * is left.
 */
const MARKS = new Set(['add', 'set', 'delete', 'remove', 'discard'])

/** Evaluates a loop: how often it runs, and its cost inside the enclosing loops. */
export function evaluateLoop(self: Interpreter, loop: LoopNode) {
  const { scopes } = self
  const kind = classifyLoop(loop, scopes)
  if (kind.by === 'items') return evaluateItems(self, loop, kind.of)
  if (loop.type === 'ForStatement' && loop.init) self.evaluate(loop.init)
  const { extent, list } = extentOfLoop(self, loop, kind)
  const depth = depthOf(self, loop, kind)
  if (kind.by === 'steps') {
    const declaredAt = self.declaredAt.get(kind.counter)
    self.assign(kind.counter.id, numberUpTo(extent))
    if (declaredAt !== undefined) self.declaredAt.set(kind.counter, declaredAt)
  }
  const test = ('test' in loop && loop.test) || null
  if (test && isRangeTest(test)) self.evaluate(test)
  self.inFrame({ node: loop, extent, list }, depth, () => {
    if (test && !isRangeTest(test)) self.evaluate(test)
    self.evaluate(loop.body)
    if (loop.type === 'ForStatement' && loop.update) self.evaluate(loop.update)
  })
}

/**
 * True for the test of a loop over Python's `range`, whose limit is evaluated once, before the
 * loop. Its operands share one position, since only the limit stands in the code.
 */
const isRangeTest = (test: AnyNode) =>
  test.type === 'BinaryExpression' &&
  test.left.start === test.right.start &&
  test.left.end === test.right.end

function evaluateItems(self: Interpreter, loop: LoopNode, of: AnyNode) {
  const shape = self.evaluate(of)
  const list = self.scopes.bindingOf(isIdentifier(of) ? of : null) ?? null
  const isGrowing = list !== null && adds(self, loop, list)
  const extent = isGrowing
    ? larger(self.largestInput, extentOf(shape) ?? ONCE)
    : (extentOf(shape) ?? ONCE)
  const depth = isGrowing ? markedDepth(self, loop) : self.frames.length
  self.inFrame({ node: loop, extent, list }, depth, () => {
    if (loop.type === 'ForOfStatement' || loop.type === 'ForInStatement') {
      const { left } = loop
      const target = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left
      if (target) self.assign(target, itemOf(shape))
    }
    self.evaluate(loop.body)
  })
}

function extentOfLoop(
  self: Interpreter,
  loop: LoopNode,
  kind: LoopKind,
): { extent: Extent; list: Binding | null } {
  const { largestInput, largestValue, scopes } = self
  switch (kind.by) {
    case 'steps':
      return { extent: stepsOf(self, loop, kind), list: listOfSteps(self, kind) }
    case 'halving':
      return { extent: logarithm(largestInput), list: null }
    case 'bits':
      return { extent: BITS, list: null }
    case 'links':
      return {
        extent: extentOf(self.evaluate(kind.list)) ?? ONCE,
        list: scopes.bindingOf(rootOf(kind.list)) ?? null,
      }
    case 'draining': {
      const own = extentOf(self.evaluate(kind.list.id)) ?? ONCE
      return { extent: kind.isRefilled ? larger(own, largestInput) : own, list: kind.list }
    }
    case 'rounds':
      return { extent: self.frames.length === 0 ? largestInput : ONCE, list: null }
    case 'exit':
      return { extent: self.frames.length === 0 ? largestInput : ONCE, list: null }
    case 'walking':
      return { extent: walkOf(self, loop, kind.counters), list: null }
    case 'trying':
      return { extent: self.frames.length === 0 ? largestValue : ONCE, list: null }
    default:
      if (self.frames.length === 0) self.isComplete = false
      return { extent: ONCE, list: null }
  }
}

type Steps = Extract<LoopKind, { by: 'steps' }>

function stepsOf(
  self: Interpreter,
  loop: LoopNode,
  { counter, isUp, limits, indexed }: Steps,
): Extent {
  const start = loop.type === 'ForStatement' ? startOf(loop, counter, self) : counter.init
  const begin = self.shapeOf(start ?? counter.id)
  const writes = writesIn(loop, counter)
  if (writes.some(({ value }) => value !== null && literalNumber(value) === null))
    return walkOf(self, loop, [counter])
  // A second condition may end a count-down after few iterations.
  const asksMore = 'test' in loop && loop.test?.type === 'LogicalExpression'
  const [only] = writes
  const stride = writes.length === 1 && only?.value ? (literalNumber(only.value) ?? 1) : 1
  if (!isUp) return begin.kind === 'number' ? uncertain(begin, hasExit(loop) || asksMore) : ONCE
  const found: Extent[] = []
  for (const limit of limits) {
    // The loop runs between two values of one list; over all iterations such ranges may add up to
    // the list's length.
    const from =
      start && start.type === 'MemberExpression' ? self.scopes.bindingOf(rootOf(start)) : undefined
    if (from && limit.type === 'MemberExpression' && self.scopes.bindingOf(rootOf(limit)) === from)
      return ONCE
    const width = start && widthBeyond(limit, start, self)
    const shape = self.shapeOf(width ?? limit)
    if (shape.kind === 'number') found.push(uncertain(shape, hasExit(loop)))
  }
  for (const list of indexed) {
    const extent = extentOf(self.shapeOf(list))
    if (extent) found.push(extent)
  }
  for (const list of inputsReadAt(loop, counter, self)) {
    const shape = self.shapeOf(list)
    if (shape.kind === 'list') found.push(shape.extent)
  }
  const least = found.reduce((a, b) => (a.steps <= b.steps ? a : b), found[0] ?? ONCE)
  return stride > 1 ? { ...least, steps: Math.max(1, least.steps / stride) } : least
}

/**
 * How far counters walk that move by what is not known: at most along the longest list that they
 * index, or up to the largest number that they are compared with. How many steps that takes is not
 * certain, and within another loop the walk may go on where it stopped.
 */
function walkOf(self: Interpreter, loop: LoopNode, counters: Binding[]): Extent {
  const { scopes } = self
  // `places = following`: how many lists follow each other depends on what the search finds.
  if (counters.some((counter) => extentOf(self.known.get(counter) ?? UNKNOWN)))
    self.isComplete = false
  if (self.frames.length > 0) return ONCE
  const isCounter = (node: AnyNode) =>
    bindingsIn(node, scopes).some((each) => counters.includes(each))
  const [lists, numbers]: [Extent[], Extent[]] = [[], []]
  for (const node of descendants(loop)) {
    if (node.type === 'MemberExpression' && node.computed && isCounter(node.property))
      lists.push(extentOf(self.shapeOf(node.object)) ?? ONCE)
    if (node.type !== 'BinaryExpression' || !/^([<>]=?|[!=]==?)$/.test(node.operator)) continue
    for (const side of [node.left, node.right]) {
      const shape = isCounter(side) ? self.shapeOf(side) : UNKNOWN
      if (shape.kind === 'number') numbers.push(shape.max)
    }
  }
  const found = lists.length > 0 ? lists : numbers
  if (found.length === 0) self.isComplete = false
  return { ...found.reduce(larger, ONCE), steps: 1 }
}

/** The inputs whose item at the counter every turn of a loop reads: the loop ends at their ends. */
function inputsReadAt(loop: LoopNode, counter: Binding, { scopes }: Interpreter): AnyNode[] {
  const isEveryTurn = (node: AnyNode): boolean => {
    const parent = scopes.parentOf(node)
    if (!parent || parent === loop.body) return parent !== undefined
    return (
      !/^(If|Conditional|Logical|Switch|Try|For|While|DoWhile|Function|Arrow)/.test(parent.type) &&
      isEveryTurn(parent)
    )
  }
  const isInput = (node: AnyNode) => {
    const binding = scopes.bindingOf(isIdentifier(node) ? node : null)
    return binding?.kind === 'parameter' && binding.writes.length === 0
  }
  return [...descendants(loop.body)].flatMap((node) => {
    if (node.type !== 'MemberExpression' || !node.computed || !isIdentifier(node.property))
      return []
    const isItem = scopes.bindingOf(node.property) === counter && isInput(node.object)
    return isItem && isEveryTurn(node) ? [node.object] : []
  })
}

/** A loop that counts up to an input value and contains an exit may end long before that value. */
const uncertain = (shape: Extract<Shape, { kind: 'number' }>, isUncertain: boolean): Extent =>
  shape.isSize || !isUncertain ? shape.max : { ...shape.max, steps: 1 }

function startOf(
  loop: Extract<LoopNode, { type: 'ForStatement' }>,
  counter: Binding,
  self: Interpreter,
): AnyNode | null {
  if (!loop.init) return counter.init
  for (const node of descendants(loop.init)) {
    if (
      node.type === 'VariableDeclarator' &&
      self.scopes.bindingOf(isIdentifier(node.id) ? node.id : null) === counter
    )
      return node.init ?? null
    if (
      node.type === 'AssignmentExpression' &&
      isIdentifier(node.left) &&
      self.scopes.bindingOf(node.left) === counter
    )
      return node.right
  }
  return counter.init
}

/**
 * Returns `width` when the limit is `start + width` (or a `min` with it), or the start is `limit -
 * width` (or a `max` with it).
 */
export function widthBeyond(limit: AnyNode, start: AnyNode, self: Interpreter): AnyNode | null {
  const isSame = (a: AnyNode, b: AnyNode) =>
    isIdentifier(a) && isIdentifier(b) && self.scopes.bindingOf(a) === self.scopes.bindingOf(b)
  if (limit.type === 'BinaryExpression' && limit.operator === '+') {
    if (isSame(limit.left, start)) return limit.right
    if (isSame(limit.right, start)) return limit.left
    if (literalNumber(limit.right) !== null) return widthBeyond(limit.left, start, self)
  }
  const least = methodCall(limit)
  if (least?.name === 'min')
    for (const arg of least.args) {
      const width = widthBeyond(arg, start, self)
      if (width) return width
    }
  const extreme = methodCall(start)
  const inner =
    extreme?.name === 'max' ? extreme.args.find((arg) => arg.type === 'BinaryExpression') : start
  return inner?.type === 'BinaryExpression' && inner.operator === '-' && isSame(inner.left, limit)
    ? inner.right
    : null
}

function listOfSteps(self: Interpreter, { limits, indexed }: Steps): Binding | null {
  for (const node of [...limits.filter((limit) => limit.type === 'MemberExpression'), ...indexed]) {
    const binding = self.scopes.bindingOf(rootOf(node))
    if (binding) return binding
  }
  return null
}

/**
 * The number of enclosing frames whose iterations multiply with this loop's. A pointer that is
 * initialised outside an enclosing loop and only advances, or a stack that keeps its items between
 * iterations, is traversed once in total.
 */
function depthOf(self: Interpreter, loop: LoopNode, kind: LoopKind): number {
  if (kind.by === 'steps') {
    const depth = depthOfBinding(self, loop, kind.counter)
    if (depth < self.frames.length) return depth
    return isSkippedWhenMarked(self, loop) || isContinued(self, loop, kind) ? depth - 1 : depth
  }
  if (kind.by === 'draining')
    return kind.isRefilled
      ? Math.min(depthOfBinding(self, loop, kind.list), markedDepth(self, loop))
      : depthOfBinding(self, loop, kind.list)
  if (kind.by === 'links')
    return Math.min(depthOfBinding(self, loop, kind.counter), markedDepth(self, loop))
  return self.frames.length
}

/**
 * True when each range of a loop begins where the last one ended: `for (i = from; i <= to; i++)` in
 * a loop in which `from` is only ever set to what `to` was, or to `to + 1`.
 */
function isContinued(self: Interpreter, loop: LoopNode, { counter, limits }: Steps): boolean {
  const { scopes } = self
  const outer = self.frames.at(-1)
  const start = loop.type === 'ForStatement' && loop.init ? startOf(loop, counter, self) : null
  const from = scopes.bindingOf(start && isIdentifier(start) ? start : null)
  const ends = limits.flatMap((limit) => scopes.bindingOf(isIdentifier(limit) ? limit : null) ?? [])
  if (!outer || !from || ends.length === 0 || contains(outer.node, from.id)) return false
  const writes = from.writes.filter(({ node }) => contains(outer.node, node))
  return (
    writes.length > 0 &&
    writes.every(({ operator, value }) => {
      const sum = value?.type === 'BinaryExpression' && value.operator === '+' ? value : null
      const end = sum && literalNumber(sum.right) === 1 ? sum.left : value
      const binding = scopes.bindingOf(end && isIdentifier(end) ? end : null)
      return operator === '=' && binding !== undefined && ends.includes(binding)
    })
  )
}

/** The number of frames around the innermost assignment that resets a variable. */
function depthOfBinding(self: Interpreter, loop: LoopNode, binding: Binding): number {
  let depth = Math.min(self.declaredAt.get(binding) ?? self.frames.length, self.frames.length)
  for (const [index, frame] of self.frames.entries()) {
    const isReset = binding.writes.some(
      ({ node, operator }) =>
        operator === '=' && contains(frame.node, node) && !contains(loop.body, node),
    )
    if (isReset && frame.node !== loop) depth = Math.max(depth, index + 1)
  }
  return depth
}

/**
 * A search whose set of visited nodes outlives the iterations of the enclosing loops visits every
 * node once in total.
 */
function markedDepth(self: Interpreter, loop: LoopNode): number {
  const { scopes, frames } = self
  const marked = new Set<Binding>()
  for (const node of descendants(loop.body)) {
    const target =
      node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression'
        ? node.left
        : null
    const call = methodCall(node)
    const root = target ? rootOf(target) : call && MARKS.has(call.name) ? rootOf(call.object) : null
    const binding = scopes.bindingOf(root)
    if (binding) marked.add(binding)
  }
  let depth = frames.length
  for (const binding of marked) {
    const isRead = [...descendants(loop)].some((node) => isLookUp(node, binding, self))
    if (isRead) depth = Math.min(depth, self.declaredAt.get(binding) ?? depth)
  }
  return depth
}

/** True when a loop marks items that the enclosing loop then skips, as in a sieve. */
function isSkippedWhenMarked(self: Interpreter, loop: LoopNode): boolean {
  const outer = self.frames.at(-1)
  if (!outer) return false
  const crossedOut = [...descendants(loop.body)].flatMap((node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return []
    return node.right.type === 'Literal' ? (self.scopes.bindingOf(rootOf(node.left)) ?? []) : []
  })
  return [...descendants(outer.node)].some((node) => {
    if (node.type !== 'IfStatement' || contains(loop, node)) return false
    const isGuard = node.consequent.type === 'ContinueStatement' || contains(node.consequent, loop)
    return (
      isGuard && bindingsIn(node.test, self.scopes).some((binding) => crossedOut.includes(binding))
    )
  })
}

function isLookUp(node: AnyNode, binding: Binding, { scopes }: Interpreter): boolean {
  const tested =
    node.type === 'IfStatement' ||
    node.type === 'WhileStatement' ||
    node.type === 'ConditionalExpression'
      ? node.test
      : null
  return tested !== null && bindingsIn(tested, scopes).includes(binding)
}

/** True when a loop adds items to the list it iterates over. */
function adds({ scopes }: Interpreter, loop: LoopNode, list: Binding): boolean {
  for (const node of descendants(loop.body)) {
    const call = methodCall(node)
    if (call && ADDING_METHODS.has(call.name) && scopes.bindingOf(rootOf(call.object)) === list)
      return true
  }
  return false
}
