import type { AnyNode, CallExpression, NewExpression } from 'acorn'
import { type FunctionNode, isFunction, isIdentifier, literalNumber, methodCall, rootOf } from '../syntax/syntax.ts'
import { type Extent, halvings, ONE, times } from './extent.ts'
import { add } from './growth.ts'
import type { Frame, Interpreter } from './interpreter.ts'
import { ADDS, ADDS_BY_KEY, CALLBACKS, COPIES, MOVE, SCANS, SORTS } from './list-methods.ts'
import { collectionShape, functionShape, ownMethodShape } from './python.ts'
import { allocated, goThrough } from './record-cost.ts'
import { either, extentOf, itemOf, listOf, numberUpTo, type Shape, UNKNOWN } from './shape.ts'

/** Goes through a call: of a function of the code itself, of a method that goes through a list, or of something else. */
export function evaluateCall(self: Interpreter, node: CallExpression | NewExpression): Shape {
  if (node.type === 'NewExpression') return made(self, node)
  const method = methodCall(node)
  if (method) return methodShape(self, node, method)
  const { callee } = node
  const target = callee.type === 'Super' ? UNKNOWN : self.evaluate(callee)
  const args = argumentShapes(self, node)
  if (isIdentifier(callee) && !self.scopes.bindingOf(callee)) return functionShape(self, node, callee.name, args)
  return target.kind === 'function' ? self.callFunction(target.node, args) : UNKNOWN
}

/** A list with the items of another: `[...list]`, `Array.from(list)`. */
export function copied(self: Interpreter, of: AnyNode, shape: Shape): Shape {
  const extent = extentOf(shape)
  if (!extent)
    return shape.kind === 'tuple' ? listOf(itemOf(shape), { ...ONE, steps: shape.items.length }) : listOf(UNKNOWN, ONE)
  goThrough(self, of, extent, 'spread', MOVE)
  return listOf(itemOf(shape), extent)
}

export function argumentShapes(self: Interpreter, { arguments: args }: CallExpression | NewExpression): Shape[] {
  return args.map((arg) => {
    if (arg.type !== 'SpreadElement') return self.evaluate(arg)
    const shape = self.evaluate(arg.argument)
    const extent = extentOf(shape)
    if (extent) goThrough(self, arg, extent, 'spread', MOVE)
    return itemOf(shape)
  })
}

function made(self: Interpreter, node: NewExpression): Shape {
  const args = argumentShapes(self, node)
  const [first] = args
  const name = isIdentifier(node.callee) ? node.callee.name : ''
  if (name === 'Set' || name === 'Map') {
    const extent = (first && extentOf(first)) ?? ONE
    if (first && extentOf(first)) goThrough(self, node, extent, `new ${name}`, 1)
    return allocated(self, { kind: 'keyed', extent, item: first ? itemOf(first) : UNKNOWN })
  }
  if (/Array$/.test(name) && first)
    return allocated(self, listOf(UNKNOWN, first.kind === 'number' ? first.max : (extentOf(first) ?? ONE)))
  return collectionShape(self, node, name, args)
}

export type Method = NonNullable<ReturnType<typeof methodCall>>

function methodShape(self: Interpreter, node: CallExpression, { object, name, args }: Method): Shape {
  if (isIdentifier(object) && !self.scopes.bindingOf(object)) return builtIn(self, node, object.name, name)
  const receiver = self.evaluate(object)
  const extent = extentOf(receiver)
  const [first] = args
  const own = ownMethodShape(self, node, { object, name, args }, receiver)
  if (own) return own
  if (SORTS.has(name) && extent) {
    const comparisons = times(extent, halvings(extent))
    const comparator = first && self.evaluate(first)
    const frame: Frame = { node, extent: comparisons, list: self.scopes.bindingOf(rootOf(object)) ?? null }
    self.inFrame(frame, self.frames.length, () => {
      if (comparator?.kind === 'function') self.callFunction(comparator.node, [itemOf(receiver), itemOf(receiver)])
    })
    return name === 'sort' ? receiver : allocated(self, listOf(itemOf(receiver), extent))
  }
  if (CALLBACKS.has(name) && extent) return throughCallback(self, node, { object, name, args }, receiver, extent)
  const shapes = argumentShapes(self, node)
  if (ADDS.has(name))
    add(self, object, { name, item: shapes.at(-1) ?? UNKNOWN, key: ADDS_BY_KEY.has(name) ? first : undefined })
  const weight = SCANS[name]
  // What is put in here and taken out there may never hold much at a time.
  const binding = self.scopes.bindingOf(isIdentifier(object) ? object : null)
  const isQueue = name === 'shift' && binding !== undefined && self.filled(binding) !== undefined
  if (weight !== undefined && extent && receiver.kind !== 'keyed' && !isShortSlice(name, args) && !isQueue)
    goThrough(self, node, extent, name, weight)
  if (COPIES.has(name) && extent) {
    if (name === 'fill' && shapes[0]) return listOf(either(shapes[0], itemOf(receiver)), extent)
    return name === 'reverse'
      ? receiver
      : allocated(self, listOf(itemOf(receiver), isShortSlice(name, args) ? ONE : extent))
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
        : listOf(UNKNOWN, extent ?? ONE)
    case 'keys':
      return receiver.kind === 'list' && extent ? listOf(numberUpTo(extent), extent) : listOf(UNKNOWN, extent ?? ONE)
    case 'values':
      return listOf(itemOf(receiver), extent ?? ONE)
    case 'join':
      return extent ? { kind: 'text', extent: joinedExtent(receiver, extent) } : UNKNOWN
    case 'split':
      return extent ? listOf({ kind: 'text', extent: ONE }, extent) : UNKNOWN
    case 'set':
    case 'add':
      return receiver
    case 'charCodeAt':
      return UNKNOWN
  }
  return UNKNOWN
}

/** `slice(-1)`, `slice(0, 3)` and `splice(-1)` take few items, however long the list is. */
function isShortSlice(name: string, args: AnyNode[]): boolean {
  const [from, to] = args.map(literalNumber)
  if (name === 'splice') return from != null && from < 0
  return name === 'slice' && ((from != null && from < 0) || (from != null && to != null && to >= 0))
}

function joinedExtent(receiver: Shape, extent: Extent): Extent {
  const inner = extentOf(itemOf(receiver))
  return inner ? times(extent, inner) : extent
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
  const params = name.startsWith('reduce') ? [initial, item, numberUpTo(extent)] : [item, numberUpTo(extent)]
  const callback = args[0] ? self.evaluate(args[0]) : UNKNOWN
  const returned = self.inFrame({ node, extent, list }, self.frames.length, () =>
    callback.kind === 'function' ? self.callFunction(callback.node, params) : UNKNOWN,
  )
  if (name === 'map') return allocated(self, listOf(returned, extent))
  if (name === 'flatMap') return allocated(self, listOf(itemOf(returned), extent))
  if (name === 'filter') return allocated(self, listOf(item, extent))
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
    goThrough(self, node, extent, `Object.${name}`, 1)
    return listOf(itemOf(first), extent)
  }
  return UNKNOWN
}

/** `Array.from({ length: n }, make)` and `Array.from(list, map)`. */
function arrayFrom(self: Interpreter, node: CallExpression): Shape {
  const [source, callback] = node.arguments
  if (!source) return UNKNOWN
  let shape: Shape = UNKNOWN
  if (source.type === 'ObjectExpression') {
    for (const property of source.properties)
      if (property.type === 'Property' && isIdentifier(property.key) && property.key.name === 'length') {
        const length = self.evaluate(property.value)
        if (length.kind === 'number') shape = listOf(UNKNOWN, length.max)
      }
  } else shape = self.evaluate(source.type === 'SpreadElement' ? source.argument : source)
  const extent = extentOf(shape) ?? ONE
  if (!callback || !isFunction(callback)) {
    goThrough(self, node, extent, 'Array.from', MOVE)
    return allocated(self, listOf(itemOf(shape), extent))
  }
  const make: FunctionNode = callback
  const item = self.inFrame({ node, extent, list: null }, self.frames.length, () =>
    self.callFunction(make, [itemOf(shape), numberUpTo(extent)]),
  )
  return allocated(self, listOf(item, extent))
}
