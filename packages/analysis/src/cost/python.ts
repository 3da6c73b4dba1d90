import type { AnyNode, CallExpression, NewExpression } from 'acorn'
import { isIdentifier, literalNumber, methodCall } from '../syntax/syntax.ts'
import { constant, type Extent, logarithm, ONCE, product, sized, smaller } from './extent.ts'
import { recordGrowth } from './growth.ts'
import type { Interpreter } from './interpreter.ts'
import { ADDING_METHODS } from './list-methods.ts'
import { widthBeyond } from './loops.ts'
import { recordAllocation, recordScan } from './record-cost.ts'
import { either, extentOf, itemOf, listOf, numberUpTo, type Shape, UNKNOWN } from './shape.ts'

/**
 * Cost per item of the methods of Python's lists, strings, sets and heaps, relative to one iteration of a Python loop,
 * which is slow.
 */
const SCANS: Record<string, number> = {
  ...{ in: 0.3, index: 0.3, count: 0.3, remove: 0.3 },
  ...{ sum: 0.25, min: 0.4, max: 0.4, any: 0.3, all: 0.3, heapify: 0.5, accumulate: 0.3, "''.join": 0.1 },
  ...{ '[:]': 0.05, copy: 0.05, deepcopy: 2, '[:] =': 0.05 },
  ...{
    'pop(0)': 0.002,
    'pop(i)': 0.002,
    insert: 0.002,
    del: 0.002,
    insort: 0.002,
    insort_left: 0.002,
    insort_right: 0.002,
  },
}
/** Strings are copied as blocks of memory. */
const OF_TEXT = 0.05
const COMPARISON = 0.2
const COPY = 0.05
const HASH = 0.4
const HEAPS = /^heap(push|pop|replace|pushpop)$/
const COMPREHENSION = /^[[{(]… for …/
/** Functions that call their argument with every item. */
const WITH_FUNCTION = new Set(['min', 'max', 'groupby', 'takewhile', 'dropwhile', 'starmap', 'nlargest', 'nsmallest'])

type Method = NonNullable<ReturnType<typeof methodCall>>

/**
 * The result of a Python method, with its cost recorded; null for unknown methods and for those shared with JavaScript.
 */
export function pythonMethodShape(
  self: Interpreter,
  node: CallExpression,
  method: Method,
  receiver: Shape,
): Shape | null {
  const { object, name, args } = method
  const extent = extentOf(receiver)
  const item = itemOf(receiver)
  if (COMPREHENSION.test(name)) return comprehensionShape(self, node, method, receiver)
  if (name === 'sorted' || name === 'sort()') return sortedShape(self, node, method, receiver)
  const isKnown =
    name in SCANS || HEAPS.test(name) || WITH_FUNCTION.has(name) || ADDING_METHODS.has(name) || OTHERS.has(name)
  if (!isKnown || name === 'push' || name === 'unshift' || name === 'add' || name === 'set') return null
  const shapes = args.map((arg) => self.evaluate(arg.type === 'SpreadElement' ? arg.argument : arg))
  const [first] = shapes
  if (ADDING_METHODS.has(name)) {
    const isMany = name === 'extend' && first !== undefined
    const added = isMany ? itemOf(first) : (shapes.at(-1) ?? UNKNOWN)
    const each = (isMany && extentOf(first)) || ONCE
    recordGrowth(self, object, { name, item: added, each, key: name === 'setdefault' ? args[0] : undefined })
  }
  const weight = SCANS[name]
  const scanned = extent && scannedExtent(self, name, args, extent)
  if (
    weight !== undefined &&
    scanned &&
    receiver.kind !== 'keyed' &&
    !isGenerator(object) &&
    !isFilled(self, name, object)
  )
    recordScan(self, node, scanned, name, receiver.kind === 'text' ? weight * OF_TEXT : weight)
  if (extent && (HEAPS.test(name) || name.startsWith('bisect'))) recordScan(self, node, logarithm(extent), name, 1)
  if (WITH_FUNCTION.has(name) && extent && first?.kind === 'function')
    self.inFrame({ node, extent, list: null }, self.frames.length, () => self.callFunction(first.node, [item]))
  switch (name) {
    case '[:]':
    case 'copy':
      return scanned && receiver.kind === 'list'
        ? recordAllocation(self, listOf(item, scanned))
        : receiver.kind === 'tuple'
          ? listOf(item, ONCE)
          : receiver
    case 'reversed':
    case 'iter':
    case 'deepcopy':
    case 'islice':
    case 'takewhile':
    case 'dropwhile':
      return receiver
    case 'accumulate':
    case 'starmap':
      return extent ? listOf(UNKNOWN, extent) : UNKNOWN
    case 'enumerate':
      return extent ? listOf({ kind: 'tuple', items: [numberUpTo(extent), item] }, extent) : UNKNOWN
    case 'items':
    case 'most_common':
      return extent ? listOf({ kind: 'tuple', items: [UNKNOWN, item] }, extent) : UNKNOWN
    case 'groupby':
      return extent ? listOf({ kind: 'tuple', items: [UNKNOWN, listOf(item, ONCE)] }, extent) : UNKNOWN
    case 'pairwise':
      return extent ? listOf({ kind: 'tuple', items: [item, item] }, extent) : UNKNOWN
    case 'combinations':
    case 'combinations_with_replacement':
    case 'permutations':
      return extent
        ? listOf(listOf(item, ONCE), choices(name, extent, args[0] ? literalNumber(args[0]) : null))
        : UNKNOWN
    case 'min':
    case 'max':
    case 'setdefault':
    case 'popleft':
    case 'pop(0)':
    case 'pop(i)':
    case 'heappop':
    case 'heapreplace':
    case 'heappushpop':
      return either(item, name === 'setdefault' ? (shapes.at(-1) ?? UNKNOWN) : UNKNOWN)
    case 'index':
    case 'count':
    case 'bisect':
    case 'bisect_left':
    case 'bisect_right':
      return extent ? numberUpTo(extent) : UNKNOWN
    case "''.join":
      return extent ? { kind: 'text', extent } : UNKNOWN
    default:
      return UNKNOWN
  }
}

const OTHERS = new Set([
  ...['reversed', 'iter', 'enumerate', 'items', 'most_common', 'pairwise', 'popleft', 'islice'],
  ...['combinations', 'combinations_with_replacement', 'permutations', 'bisect', 'bisect_left', 'bisect_right'],
])

/** True for a generator such as `(x for x in xs)`, whose items are produced on demand. */
const isGenerator = (node: AnyNode) => methodCall(node)?.name.startsWith('(… for …') ?? false

/** Items that are added and removed elsewhere may never accumulate. */
function isFilled(self: Interpreter, name: string, object: AnyNode): boolean {
  const binding = self.scopes.bindingOf(isIdentifier(object) ? object : null)
  return name === 'pop(0)' && binding !== undefined && self.filled(binding) !== undefined
}

/** The length of a slice, bounded where its limits are: `[:3]`, `[-3:]`, `[i:i + k]`. */
function scannedExtent(self: Interpreter, name: string, args: AnyNode[], extent: Extent): Extent {
  const [from, to, step] = args
  if (name !== '[:]' || !from || !to) return extent
  if (step && literalNumber(step) !== -1) return divided(extent, literalNumber(step))
  const [start, stop] = [literalNumber(from), literalNumber(to)]
  const isOpen = to.type === 'Literal' && to.value === null
  if (start !== null && start < 0 && isOpen) return smaller(extent, constant(-start))
  if (stop !== null && stop >= 0) return smaller(extent, constant(stop))
  const width = widthBeyond(to, from, self)
  const shape = width ? self.evaluate(width) : UNKNOWN
  return shape.kind === 'number' ? smaller(extent, shape.max) : extent
}

/** The length of a slice with a step; `ONCE` when the step is unknown. */
const divided = (extent: Extent, step: number | null): Extent =>
  step === null || step === 0 ? ONCE : { ...extent, steps: Math.max(1, extent.steps / Math.abs(step)) }

function comprehensionShape(self: Interpreter, node: CallExpression, { name, args }: Method, receiver: Shape): Shape {
  const callback = args[0] ? self.evaluate(args[0]) : UNKNOWN
  const extent = extentOf(receiver) ?? ONCE
  const item = receiver.kind === 'keyed' ? UNKNOWN : itemOf(receiver)
  const returned = self.inFrame({ node, extent, list: null }, self.frames.length, () =>
    callback.kind === 'function' ? self.callFunction(callback.node, [item]) : UNKNOWN,
  )
  const isNested = name.includes('for … for')
  const inner = isNested ? extentOf(returned) : null
  const [made, all] = [isNested ? itemOf(returned) : returned, inner ? product(extent, inner) : extent]
  if (name.startsWith('(')) return listOf(made, all)
  return recordAllocation(self, name.startsWith('[') ? listOf(made, all) : { kind: 'keyed', extent: all, item: made })
}

function sortedShape(self: Interpreter, node: CallExpression, { name, args }: Method, receiver: Shape): Shape {
  const extent = extentOf(receiver)
  const key = args[0] ? self.evaluate(args[0]) : UNKNOWN
  if (!extent) return receiver.kind === 'tuple' ? listOf(itemOf(receiver), ONCE) : UNKNOWN
  recordScan(self, node, product(extent, logarithm(extent)), name === 'sorted' ? name : 'sort', COMPARISON)
  if (key.kind === 'function')
    self.inFrame({ node, extent, list: null }, self.frames.length, () =>
      self.callFunction(key.node, [itemOf(receiver)]),
    )
  return name === 'sorted' ? recordAllocation(self, listOf(itemOf(receiver), extent)) : receiver
}

/** The number of ways to choose `size` items, or of all permutations when the size is unknown. */
function choices(name: string, extent: Extent, size: number | null): Extent {
  if (size === null) {
    let steps = 1
    for (let left = 2; left <= extent.steps && steps < Number.MAX_VALUE / left; left++) steps *= left
    return name === 'permutations' ? sized('n!', steps) : ONCE
  }
  let all = ONCE
  for (let taken = 0; taken < size; taken++) {
    const steps = name === 'combinations' ? (extent.steps - taken) / (taken + 1) : extent.steps
    all = product(all, { ...extent, steps: Math.max(1, steps) })
  }
  return all
}

/** The result of a built-in Python function. */
export function pythonFunctionShape(self: Interpreter, node: CallExpression, name: string, args: Shape[]): Shape {
  const extents = args.flatMap((arg) => extentOf(arg) ?? [])
  switch (name) {
    case 'range':
      return rangeShape(self, node, args)
    case 'zip':
      return extents.length > 0 ? listOf({ kind: 'tuple', items: args.map(itemOf) }, extents.reduce(smaller)) : UNKNOWN
    case 'product':
      return productShape(self, node, args)
    case 'chain':
      return args.length > 0 ? listOf(args.map(itemOf).reduce(either), extents.reduce(longer, ONCE)) : UNKNOWN
    case 'str':
    case 'bin':
    case 'chr':
      return { kind: 'text', extent: ONCE }
    default:
      return UNKNOWN
  }
}

/** Pairs for `product(xs, ys)`; one item of each row for `product(*rows)` and `product(xs, repeat=k)`. */
function productShape(self: Interpreter, node: CallExpression, args: Shape[]): Shape {
  const [first, last] = [node.arguments[0], args.at(-1)]
  const extents = args.flatMap((arg) => extentOf(arg) ?? [])
  const [one] = extents
  const of = first?.type === 'SpreadElement' ? extentOf(self.evaluate(first.argument)) : null
  const repeated = args.length === 2 && last?.kind === 'tuple' ? itemOf(last) : UNKNOWN
  const rows = of?.steps ?? (repeated.kind === 'number' ? repeated.max.steps : null)
  if (one && rows !== null) return listOf(listOf(UNKNOWN, ONCE), sized('kⁿ', one.steps ** rows))
  if (!one || extents.length < args.length) return UNKNOWN
  return listOf({ kind: 'tuple', items: args.map(itemOf) }, extents.reduce(product))
}

const longer = (a: Extent, b: Extent): Extent => (smaller(a, b) === a ? b : a)

function rangeShape(self: Interpreter, node: CallExpression, args: Shape[]): Shape {
  const [first, second, step] = args
  const [from, to] = node.arguments
  const width = from && to && second ? widthBeyond(to, from, self) : null
  const limit = width ? self.evaluate(width) : (second ?? first)
  const isDown = step?.kind === 'number' && node.arguments[2]?.type === 'UnaryExpression'
  const bound = isDown ? first : limit
  return bound?.kind === 'number' ? listOf(bound, bound.max) : UNKNOWN
}

/** The shape of a new set, dictionary or list. */
export function pythonCollectionShape(self: Interpreter, node: NewExpression, name: string, args: Shape[]): Shape {
  const [first] = args
  const extent = (first && extentOf(first)) ?? ONCE
  const [source] = node.arguments
  switch (name) {
    case 'set':
    case 'frozenset':
    case 'dict':
    case 'Counter':
    case 'OrderedDict': {
      if (first && source && extentOf(first)) recordScan(self, node, extent, name, HASH)
      const item = first && name !== 'Counter' ? itemOf(first) : UNKNOWN
      return recordAllocation(self, { kind: 'keyed', extent, item: name === 'dict' ? UNKNOWN : item })
    }
    case 'defaultdict': {
      const isOfLists = source !== undefined && isIdentifier(source) && source.name === 'list'
      return { kind: 'keyed', extent: ONCE, item: isOfLists ? listOf(UNKNOWN, ONCE) : UNKNOWN }
    }
    case '{}':
      return { kind: 'keyed', extent: constant(Math.max(1, extent.steps)), item: first ? itemOf(first) : UNKNOWN }
    case 'list':
    case 'tuple':
    case 'deque':
      if (first && source && extentOf(first) && !isGenerator(source)) recordScan(self, node, extent, name, COPY)
      return recordAllocation(
        self,
        listOf(first ? itemOf(first) : UNKNOWN, first?.kind === 'tuple' ? constant(first.items.length) : extent),
      )
    default:
      return UNKNOWN
  }
}

/** The result of `xs + ys` and `xs * n`; null when no list is involved. */
export function listArithmetic(
  self: Interpreter,
  node: AnyNode,
  operator: string,
  left: Shape,
  right: Shape,
): Shape | null {
  const isList = (shape: Shape) => shape.kind === 'list' || shape.kind === 'tuple'
  if (operator === '*' && isList(left) && right.kind === 'number') {
    const extent = product(extentOf(left) ?? ONCE, right.max)
    recordScan(self, node, extent, '*', COPY)
    return recordAllocation(self, listOf(itemOf(left), extent))
  }
  if (operator !== '+' || !isList(left) || !isList(right)) return null
  const extent = longer(extentOf(left) ?? ONCE, extentOf(right) ?? ONCE)
  recordScan(self, node, extent, '+', COPY)
  return recordAllocation(self, listOf(either(itemOf(left), itemOf(right)), extent))
}
