import type { AnyNode, CallExpression, NewExpression } from 'acorn'
import {
  type FunctionNode,
  isFunction,
  isIdentifier,
  literalNumber,
  methodCall,
  rootOf,
} from '../syntax/syntax.ts'
import { type Extent, logarithm, ONCE, product } from './extent.ts'
import { recordGrowth } from './growth.ts'
import type { Frame, Interpreter } from './interpreter.ts'
import {
  ADDING_METHODS,
  CALLBACK_METHODS,
  COPYING_METHODS,
  KEYED_ADDING_METHODS,
  MOVE_COST,
  SCAN_COSTS,
  SORTING_METHODS,
} from './list-methods.ts'
import { pythonCollectionShape, pythonFunctionShape } from './python-functions.ts'
import { pythonMethodShape } from './python-methods.ts'
import { recordAllocation, recordScan } from './record-cost.ts'
import { either, extentOf, itemOf, listOf, numberUpTo, type Shape, UNKNOWN } from './shape.ts'
import { scannedText } from './text-scans.ts'

/**
 * Evaluates a call: of a function in the code, of a method that scans a list, or of anything else.
 */
export function evaluateCall(self: Interpreter, node: CallExpression | NewExpression): Shape {
  if (node.type === 'NewExpression') return made(self, node)
  const method = methodCall(node)
  if (method) return methodShape(self, node, method)
  const { callee } = node
  const target = callee.type === 'Super' ? UNKNOWN : self.evaluate(callee)
  const args = argumentShapes(self, node)
  if (isIdentifier(callee) && !self.scopes.bindingOf(callee))
    return pythonFunctionShape(self, node, callee.name, args)
  return target.kind === 'function' ? self.callFunction(target.node, args) : UNKNOWN
}

/** The shape of a copied list: `[...list]`, `Array.from(list)`. */
export function copyShape(self: Interpreter, of: AnyNode, shape: Shape): Shape {
  const extent = extentOf(shape)
  if (!extent)
    return shape.kind === 'tuple'
      ? listOf(itemOf(shape), { ...ONCE, steps: shape.items.length })
      : listOf(UNKNOWN, ONCE)
  recordScan(self, of, extent, 'spread', MOVE_COST)
  return listOf(itemOf(shape), extent)
}

/** The shapes of a call's arguments. A spread list counts as one item, and its scan is recorded. */
export function argumentShapes(
  self: Interpreter,
  { arguments: args }: CallExpression | NewExpression,
): Shape[] {
  return args.map((arg) => {
    if (arg.type !== 'SpreadElement') return self.evaluate(arg)
    const shape = self.evaluate(arg.argument)
    const extent = extentOf(shape)
    if (extent) recordScan(self, arg, extent, 'spread', MOVE_COST)
    return itemOf(shape)
  })
}

function made(self: Interpreter, node: NewExpression): Shape {
  const args = argumentShapes(self, node)
  const [first] = args
  const name = isIdentifier(node.callee) ? node.callee.name : ''
  if (name === 'Set' || name === 'Map') {
    const extent = (first && extentOf(first)) ?? ONCE
    if (first && extentOf(first)) recordScan(self, node, extent, `new ${name}`, 1)
    return recordAllocation(self, { kind: 'keyed', extent, item: first ? itemOf(first) : UNKNOWN })
  }
  if (/Array$/.test(name) && first)
    return recordAllocation(
      self,
      listOf(UNKNOWN, first.kind === 'number' ? first.max : (extentOf(first) ?? ONCE)),
    )
  return pythonCollectionShape(self, node, name, args)
}

export type Method = NonNullable<ReturnType<typeof methodCall>>

function methodShape(
  self: Interpreter,
  node: CallExpression,
  { object, name, args }: Method,
): Shape {
  if (isIdentifier(object) && !self.scopes.bindingOf(object))
    return builtIn(self, node, object.name, name)
  const receiver = self.evaluate(object)
  const extent = extentOf(receiver)
  const [first] = args
  const own = pythonMethodShape(self, node, { object, name, args }, receiver)
  if (own) return own
  if (SORTING_METHODS.has(name) && extent) {
    const comparisons = product(extent, logarithm(extent))
    const comparator = first && self.evaluate(first)
    const frame: Frame = {
      node,
      extent: comparisons,
      list: self.scopes.bindingOf(rootOf(object)) ?? null,
    }
    self.inFrame(frame, self.frames.length, () => {
      if (comparator?.kind === 'function')
        self.callFunction(comparator.node, [itemOf(receiver), itemOf(receiver)])
    })
    return name === 'sort' ? receiver : recordAllocation(self, listOf(itemOf(receiver), extent))
  }
  if (CALLBACK_METHODS.has(name) && extent)
    return throughCallback(self, node, { object, name, args }, receiver, extent)
  const shapes = argumentShapes(self, node)
  if (ADDING_METHODS.has(name))
    recordGrowth(self, object, {
      name,
      item: shapes.at(-1) ?? UNKNOWN,
      key: KEYED_ADDING_METHODS.has(name) ? first : undefined,
    })
  const text = scannedText({ object, name, args }, self.scopes)
  const textShape = text === object ? receiver : text === null ? UNKNOWN : (shapes[0] ?? UNKNOWN)
  if (textShape.kind === 'text') recordScan(self, node, textShape.extent, name, MOVE_COST)
  const weight = SCAN_COSTS[name]
  // Items that are added and removed elsewhere may never accumulate.
  const binding = self.scopes.bindingOf(isIdentifier(object) ? object : null)
  const isQueue = name === 'shift' && binding !== undefined && self.filled(binding) !== undefined
  // A search that begins where the last one ended goes through the list once in all.
  const isContinued = name === 'indexOf' && args[1] !== undefined && literalNumber(args[1]) === null
  const isScan = receiver.kind !== 'keyed' && !isShortSlice(name, args) && !isQueue && !isContinued
  if (weight !== undefined && extent && isScan) recordScan(self, node, extent, name, weight)
  if (COPYING_METHODS.has(name) && extent) {
    if (name === 'fill' && shapes[0]) return listOf(either(shapes[0], itemOf(receiver)), extent)
    return name === 'reverse'
      ? receiver
      : recordAllocation(self, listOf(itemOf(receiver), isShortSlice(name, args) ? ONCE : extent))
  }
  switch (name) {
    case 'pop':
    case 'shift':
    case 'at':
    case 'get':
      return itemOf(receiver)
    case 'entries':
      return extent && receiver.kind === 'list'
        ? listOf({ kind: 'tuple', items: [numberUpTo(extent), receiver.item] }, extent)
        : listOf(UNKNOWN, extent ?? ONCE)
    case 'keys':
      return receiver.kind === 'list' && extent
        ? listOf(numberUpTo(extent), extent)
        : listOf(UNKNOWN, extent ?? ONCE)
    case 'values':
      return listOf(itemOf(receiver), extent ?? ONCE)
    case 'join':
      return extent ? { kind: 'text', extent: joinedExtent(receiver, extent) } : UNKNOWN
    case 'split':
      return extent ? listOf({ kind: 'text', extent: ONCE }, extent) : UNKNOWN
    case 'set':
    case 'add':
      return receiver
    case 'charCodeAt':
      return UNKNOWN
  }
  return UNKNOWN
}

/** True for `slice(-1)`, `slice(0, 3)` and `splice(-1)`, which take few items of any list. */
function isShortSlice(name: string, args: AnyNode[]): boolean {
  const [from, to] = args.map(literalNumber)
  if (name === 'splice') return from != null && from < 0
  return name === 'slice' && ((from != null && from < 0) || (from != null && to != null && to >= 0))
}

function joinedExtent(receiver: Shape, extent: Extent): Extent {
  const inner = extentOf(itemOf(receiver))
  return inner ? product(extent, inner) : extent
}

function throughCallback(
  self: Interpreter,
  node: CallExpression,
  { object, name, args }: Method,
  receiver: Shape,
  extent: Extent,
): Shape {
  const list = self.scopes.bindingOf(isIdentifier(object) ? object : null) ?? null
  const item = itemOf(receiver)
  const initial = args[1] ? self.evaluate(args[1]) : item
  const params = name.startsWith('reduce')
    ? [initial, item, numberUpTo(extent)]
    : [item, numberUpTo(extent)]
  const callback = args[0] ? self.evaluate(args[0]) : UNKNOWN
  const returned = self.inFrame({ node, extent, list }, self.frames.length, () =>
    callback.kind === 'function' ? self.callFunction(callback.node, params) : UNKNOWN,
  )
  if (name === 'map') return recordAllocation(self, listOf(returned, extent))
  if (name === 'flatMap') return recordAllocation(self, listOf(itemOf(returned), extent))
  if (name === 'filter') return recordAllocation(self, listOf(item, extent))
  if (name.startsWith('find')) return name.includes('Index') ? numberUpTo(extent) : item
  return name.startsWith('reduce') ? either(initial, returned) : UNKNOWN
}

function builtIn(self: Interpreter, node: CallExpression, object: string, name: string): Shape {
  if (object === 'Array' && name === 'from') return arrayFrom(self, node)
  const shapes = argumentShapes(self, node)
  const numbers = shapes.flatMap((shape) => (shape.kind === 'number' ? [shape] : []))
  if (object === 'Math') {
    if (name === 'max') return numbers.reduce<Shape>(either, UNKNOWN)
    if (name === 'min') return numbers.toSorted((a, b) => a.max.steps - b.max.steps)[0] ?? UNKNOWN
    if (name === 'sqrt') return UNKNOWN
    return shapes[0] ?? UNKNOWN
  }
  const [first] = shapes
  const extent = first && extentOf(first)
  if (object === 'Object' && extent) {
    recordScan(self, node, extent, `Object.${name}`, 1)
    return listOf(itemOf(first), extent)
  }
  return UNKNOWN
}

/** Evaluates `Array.from({ length: n }, make)` and `Array.from(list, map)`. */
function arrayFrom(self: Interpreter, node: CallExpression): Shape {
  const [source, callback] = node.arguments
  if (!source) return UNKNOWN
  let shape: Shape = UNKNOWN
  if (source.type === 'ObjectExpression') {
    for (const property of source.properties)
      if (
        property.type === 'Property' &&
        isIdentifier(property.key) &&
        property.key.name === 'length'
      ) {
        const length = self.evaluate(property.value)
        if (length.kind === 'number') shape = listOf(UNKNOWN, length.max)
      }
  } else shape = self.evaluate(source.type === 'SpreadElement' ? source.argument : source)
  const extent = extentOf(shape) ?? ONCE
  if (!callback || !isFunction(callback)) {
    recordScan(self, node, extent, 'Array.from', MOVE_COST)
    return recordAllocation(self, listOf(itemOf(shape), extent))
  }
  const make: FunctionNode = callback
  const item = self.inFrame({ node, extent, list: null }, self.frames.length, () =>
    self.callFunction(make, [itemOf(shape), numberUpTo(extent)]),
  )
  return recordAllocation(self, listOf(item, extent))
}
