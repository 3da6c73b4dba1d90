import type { AnyNode, CallExpression, NewExpression } from 'acorn'
import { isIdentifier } from '../syntax/syntax.ts'
import { constant, type Extent, ONCE, product, sized, smaller } from './extent.ts'
import type { Interpreter } from './interpreter.ts'
import { widthBeyond } from './loops.ts'
import { isGenerator } from './python-methods.ts'
import { recordAllocation, recordScan } from './record-cost.ts'
import { either, extentOf, itemOf, listOf, type Shape, UNKNOWN } from './shape.ts'

/** Costs per item, relative to one iteration of a Python loop. */
const COPY_COST = 0.05
const HASH_COST = 0.4

/** The result of a built-in Python function. */
export function pythonFunctionShape(
  self: Interpreter,
  node: CallExpression,
  name: string,
  args: Shape[],
): Shape {
  const extents = args.flatMap((arg) => extentOf(arg) ?? [])
  switch (name) {
    case 'range':
      return rangeShape(self, node, args)
    case 'zip':
      return extents.length > 0
        ? listOf({ kind: 'tuple', items: args.map(itemOf) }, extents.reduce(smaller))
        : UNKNOWN
    case 'product':
      return productShape(self, node, args)
    case 'chain':
      return args.length > 0
        ? listOf(args.map(itemOf).reduce(either), extents.reduce(longer, ONCE))
        : UNKNOWN
    case 'str':
    case 'bin':
    case 'chr':
      return { kind: 'text', extent: ONCE }
    default:
      return UNKNOWN
  }
}

/**
 * Pairs for `product(xs, ys)`; one item of each row for `product(*rows)` and `product(xs,
 * repeat=k)`.
 */
function productShape(self: Interpreter, node: CallExpression, args: Shape[]): Shape {
  const [first, last] = [node.arguments[0], args.at(-1)]
  const extents = args.flatMap((arg) => extentOf(arg) ?? [])
  const [firstExtent] = extents
  const of = first?.type === 'SpreadElement' ? extentOf(self.evaluate(first.argument)) : null
  const repeated = args.length === 2 && last?.kind === 'tuple' ? itemOf(last) : UNKNOWN
  const rows = of?.steps ?? (repeated.kind === 'number' ? repeated.max.steps : null)
  if (firstExtent && rows !== null)
    return listOf(listOf(UNKNOWN, ONCE), sized('kⁿ', firstExtent.steps ** rows))
  if (!firstExtent || extents.length < args.length) return UNKNOWN
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
export function pythonCollectionShape(
  self: Interpreter,
  node: NewExpression,
  name: string,
  args: Shape[],
): Shape {
  const [first] = args
  const extent = (first && extentOf(first)) ?? ONCE
  const [source] = node.arguments
  switch (name) {
    case 'set':
    case 'frozenset':
    case 'dict':
    case 'Counter':
    case 'OrderedDict': {
      if (first && source && extentOf(first)) recordScan(self, node, extent, name, HASH_COST)
      const item = first && name !== 'Counter' ? itemOf(first) : UNKNOWN
      return recordAllocation(self, {
        kind: 'keyed',
        extent,
        item: name === 'dict' ? UNKNOWN : item,
      })
    }
    case 'defaultdict': {
      const isOfLists = source !== undefined && isIdentifier(source) && source.name === 'list'
      return { kind: 'keyed', extent: ONCE, item: isOfLists ? listOf(UNKNOWN, ONCE) : UNKNOWN }
    }
    case '{}':
      return {
        kind: 'keyed',
        extent: constant(Math.max(1, extent.steps)),
        item: first ? itemOf(first) : UNKNOWN,
      }
    case 'list':
    case 'tuple':
    case 'deque':
      if (first && source && extentOf(first) && !isGenerator(source))
        recordScan(self, node, extent, name, COPY_COST)
      return recordAllocation(
        self,
        listOf(
          first ? itemOf(first) : UNKNOWN,
          first?.kind === 'tuple' ? constant(first.items.length) : extent,
        ),
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
    recordScan(self, node, extent, '*', COPY_COST)
    return recordAllocation(self, listOf(itemOf(left), extent))
  }
  if (operator !== '+' || !isList(left) || !isList(right)) return null
  const extent = longer(extentOf(left) ?? ONCE, extentOf(right) ?? ONCE)
  recordScan(self, node, extent, '+', COPY_COST)
  return recordAllocation(self, listOf(either(itemOf(left), itemOf(right)), extent))
}
