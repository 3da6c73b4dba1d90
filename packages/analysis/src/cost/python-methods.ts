import type { AnyNode, CallExpression } from 'acorn'
import { isIdentifier, literalNumber, methodCall } from '../syntax/syntax.ts'
import { constant, type Extent, logarithm, ONCE, product, sized, smaller } from './extent.ts'
import { recordGrowth } from './growth.ts'
import type { Interpreter } from './interpreter.ts'
import { ADDING_METHODS } from './list-methods.ts'
import { widthBeyond } from './loops.ts'
import { recordAllocation, recordScan } from './record-cost.ts'
import { either, extentOf, itemOf, listOf, numberUpTo, type Shape, UNKNOWN } from './shape.ts'

/**
 * Cost per item of the methods of Python's lists, strings, sets and heaps, relative to one
 * iteration of a Python loop, which is slow.
 */
const SCANS: Record<string, number> = {
  ...{ in: 0.3, index: 0.3, count: 0.3, remove: 0.3 },
  ...{
    sum: 0.25,
    min: 0.4,
    max: 0.4,
    any: 0.3,
    all: 0.3,
    heapify: 0.5,
    accumulate: 0.3,
    "''.join": 0.1,
  },
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
const STRING_FACTOR = 0.05
const COMPARISON = 0.2
const HEAPS = /^heap(push|pop|replace|pushpop)$/
const COMPREHENSION = /^[[{(]… for …/
/** Functions that call their argument with every item. */
const WITH_FUNCTION = new Set([
  'min',
  'max',
  'groupby',
  'takewhile',
  'dropwhile',
  'starmap',
  'nlargest',
  'nsmallest',
])

type Method = NonNullable<ReturnType<typeof methodCall>>

/**
 * The result of a Python method, with its cost recorded; null for unknown methods and for those
 * shared with JavaScript.
 */
export function pythonMethodShape(
  self: Interpreter,
  node: CallExpression,
  method: Method,
  receiver: Shape,
): Shape | null {
  const { name, args } = method
  const extent = extentOf(receiver)
  if (COMPREHENSION.test(name)) return comprehensionShape(self, node, method, receiver)
  if (name === 'sorted' || name === 'sort()') return sortedShape(self, node, method, receiver)
  const isKnown =
    name in SCANS ||
    HEAPS.test(name) ||
    WITH_FUNCTION.has(name) ||
    ADDING_METHODS.has(name) ||
    OTHERS.has(name)
  if (!isKnown || name === 'push' || name === 'unshift' || name === 'add' || name === 'set')
    return null
  const shapes = args.map((arg) => self.evaluate(arg.type === 'SpreadElement' ? arg.argument : arg))
  const scanned = extent && scannedExtent(self, name, args, extent)
  recordMethodCosts(self, node, { method, receiver, shapes, scanned })
  return methodResult({ method, receiver, shapes, scanned }, self)
}

/**
 * A method call with what is known about it; `scanned` is the number of items that the method
 * visits.
 */
type EvaluatedCall = { method: Method; receiver: Shape; shapes: Shape[]; scanned: Extent | null }

function recordMethodCosts(self: Interpreter, node: CallExpression, call: EvaluatedCall) {
  const { receiver, shapes, scanned } = call
  const { object, name, args } = call.method
  const extent = extentOf(receiver)
  const [first] = shapes
  if (ADDING_METHODS.has(name)) {
    const isMany = name === 'extend' && first !== undefined
    const added = isMany ? itemOf(first) : (shapes.at(-1) ?? UNKNOWN)
    const each = (isMany && extentOf(first)) || ONCE
    recordGrowth(self, object, {
      name,
      item: added,
      each,
      key: name === 'setdefault' ? args[0] : undefined,
    })
  }
  const weight = SCANS[name]
  if (
    weight !== undefined &&
    scanned &&
    receiver.kind !== 'keyed' &&
    !isGenerator(object) &&
    !isFilled(self, name, object)
  )
    recordScan(
      self,
      node,
      scanned,
      name,
      receiver.kind === 'text' ? weight * STRING_FACTOR : weight,
    )
  if (extent && (HEAPS.test(name) || name.startsWith('bisect')))
    recordScan(self, node, logarithm(extent), name, 1)
  if (WITH_FUNCTION.has(name) && extent && first?.kind === 'function')
    self.inFrame({ node, extent, list: null }, self.frames.length, () =>
      self.callFunction(first.node, [itemOf(receiver)]),
    )
}

function methodResult(
  { method, receiver, shapes, scanned }: EvaluatedCall,
  self: Interpreter,
): Shape {
  const { name, args } = method
  const extent = extentOf(receiver)
  const item = itemOf(receiver)
  switch (name) {
    case '[:]':
    case 'copy':
      return scanned && receiver.kind === 'list'
        ? recordAllocation(self, listOf(item, scanned))
        : receiver.kind === 'tuple'
          ? listOf(item, ONCE)
          : receiver
    case 'iter':
      // Whoever reads an iterator goes on where the last one stopped.
      return UNKNOWN
    case 'reversed':
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
      return extent
        ? listOf({ kind: 'tuple', items: [UNKNOWN, listOf(item, ONCE)] }, extent)
        : UNKNOWN
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
  ...[
    'combinations',
    'combinations_with_replacement',
    'permutations',
    'bisect',
    'bisect_left',
    'bisect_right',
  ],
])

/** True for a generator such as `(x for x in xs)`, whose items are produced on demand. */
export const isGenerator = (node: AnyNode) => methodCall(node)?.name.startsWith('(… for …') ?? false

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
  step === null || step === 0
    ? ONCE
    : { ...extent, steps: Math.max(1, extent.steps / Math.abs(step)) }

function comprehensionShape(
  self: Interpreter,
  node: CallExpression,
  { name, args }: Method,
  receiver: Shape,
): Shape {
  const callback = args[0] ? self.evaluate(args[0]) : UNKNOWN
  const extent = extentOf(receiver) ?? ONCE
  const item = receiver.kind === 'keyed' ? UNKNOWN : itemOf(receiver)
  const returned = self.inFrame({ node, extent, list: null }, self.frames.length, () =>
    callback.kind === 'function' ? self.callFunction(callback.node, [item]) : UNKNOWN,
  )
  const isNested = name.includes('for … for')
  const inner = isNested ? extentOf(returned) : null
  const [made, all] = [
    isNested ? itemOf(returned) : returned,
    inner ? product(extent, inner) : extent,
  ]
  if (name.startsWith('(')) return listOf(made, all)
  return recordAllocation(
    self,
    name.startsWith('[') ? listOf(made, all) : { kind: 'keyed', extent: all, item: made },
  )
}

function sortedShape(
  self: Interpreter,
  node: CallExpression,
  { name, args }: Method,
  receiver: Shape,
): Shape {
  const extent = extentOf(receiver)
  const key = args[0] ? self.evaluate(args[0]) : UNKNOWN
  if (!extent) return receiver.kind === 'tuple' ? listOf(itemOf(receiver), ONCE) : UNKNOWN
  recordScan(
    self,
    node,
    product(extent, logarithm(extent)),
    name === 'sorted' ? name : 'sort',
    COMPARISON,
  )
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
    for (let left = 2; left <= extent.steps && steps < Number.MAX_VALUE / left; left++)
      steps *= left
    return name === 'permutations' ? sized('n!', steps) : ONCE
  }
  let all = ONCE
  for (let taken = 0; taken < size; taken++) {
    const steps = name === 'combinations' ? (extent.steps - taken) / (taken + 1) : extent.steps
    all = product(all, { ...extent, steps: Math.max(1, steps) })
  }
  return all
}
