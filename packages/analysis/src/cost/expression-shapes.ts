import type { AnyNode } from 'acorn'
import { isFunction, isSizeOf, literalNumber } from '../syntax/syntax.ts'
import { copyShape } from './calls.ts'
import { type Extent, larger, ONCE } from './extent.ts'
import type { Interpreter } from './interpreter.ts'
import { either, extentOf, itemOf, listOf, numberUpTo, type Shape, UNKNOWN } from './shape.ts'

/** What a variable may hold, including the items added to it. */
export function nameShape(self: Interpreter, node: AnyNode): Shape {
  const binding = self.scopes.bindingOf(node)
  if (!binding) return UNKNOWN
  if (binding.kind === 'function' && binding.init && isFunction(binding.init))
    return { kind: 'function', node: binding.init }
  const shape = self.known.get(binding) ?? UNKNOWN
  const more = self.filled(binding)
  if (!more) return shape
  if (shape.kind === 'list') return listOf(shape.item, larger(shape.extent, more))
  if (shape.kind === 'tuple') return listOf(itemOf(shape), more)
  return shape.kind === 'keyed' ? { ...shape, extent: larger(shape.extent, more) } : shape
}

/** The shape of an array literal. Short literals without spread are tuples. */
export function arrayShape(self: Interpreter, elements: readonly (AnyNode | null)[]): Shape {
  const shapes = elements.map((element) => (element ? self.evaluate(element) : UNKNOWN))
  const [first] = elements
  if (elements.length === 1 && first?.type === 'SpreadElement')
    return copyShape(self, first.argument, shapes[0] ?? UNKNOWN)
  for (const [index, element] of elements.entries())
    if (element?.type === 'SpreadElement')
      copyShape(self, element.argument, shapes[index] ?? UNKNOWN)
  const spread = shapes.flatMap((shape, index) =>
    elements[index]?.type === 'SpreadElement' ? (extentOf(shape) ?? []) : [],
  )
  if (spread.length === 0 && shapes.length > 0 && shapes.length <= 4)
    return { kind: 'tuple', items: shapes }
  const own: Extent = { ...ONCE, steps: Math.max(1, shapes.length) }
  return listOf(shapes.reduce(either, UNKNOWN), spread.reduce(larger, own))
}

/** The shape of `object.length` or `object[index]`. */
export function memberShape(
  self: Interpreter,
  node: Extract<AnyNode, { type: 'MemberExpression' }>,
): Shape {
  const object = self.evaluate(node.object)
  if (isSizeOf(node)) {
    const extent = extentOf(object)
    return extent ? numberUpTo(extent) : UNKNOWN
  }
  if (!node.computed) return UNKNOWN
  self.evaluate(node.property)
  if (object.kind === 'tuple') {
    const index = literalNumber(node.property)
    return index === null ? itemOf(object) : (object.items[index] ?? UNKNOWN)
  }
  return itemOf(object)
}
