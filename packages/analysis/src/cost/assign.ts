import type { AnyNode, Pattern } from 'acorn'
import { isIdentifier } from '../syntax/syntax.ts'
import { recordGrowth } from './growth.ts'
import type { Interpreter } from './interpreter.ts'
import { either, itemOf, listOf, type Shape, UNKNOWN } from './shape.ts'

/** Gives the variables of a pattern a shape, in addition to what they may hold already. */
export function assignShape(self: Interpreter, pattern: Pattern | AnyNode, shape: Shape) {
  switch (pattern.type) {
    case 'Identifier': {
      const binding = self.scopes.bindingOf(pattern)
      if (!binding) return
      if (!self.declaredAt.has(binding) || binding.id === pattern)
        self.declaredAt.set(binding, self.frames.length)
      self.known.set(binding, either(shape, self.known.get(binding) ?? UNKNOWN))
      break
    }
    case 'ArrayPattern':
      for (const [index, item] of pattern.elements.entries())
        if (item?.type === 'RestElement')
          self.assign(item.argument, shape.kind === 'list' ? shape : UNKNOWN)
        else if (item)
          self.assign(
            item,
            shape.kind === 'tuple' ? (shape.items[index] ?? UNKNOWN) : itemOf(shape),
          )
      break
    case 'AssignmentPattern':
      self.assign(pattern.left, either(shape, self.evaluate(pattern.right)))
      break
    case 'ObjectPattern':
      for (const property of pattern.properties)
        self.assign(property.type === 'RestElement' ? property.argument : property.value, UNKNOWN)
      break
    case 'RestElement':
      self.assign(pattern.argument, shape)
      break
    case 'MemberExpression': {
      self.evaluate(pattern.object)
      if (pattern.computed) self.evaluate(pattern.property)
      const root = pattern.object
      const binding = isIdentifier(root) ? self.scopes.bindingOf(root) : undefined
      const list = binding && self.known.get(binding)
      if (binding && list?.kind === 'keyed' && pattern.computed)
        recordGrowth(self, root, { name: 'set', item: shape, key: pattern.property })
      if (binding && list?.kind === 'list' && shape.kind !== 'unknown')
        self.known.set(binding, listOf(either(list.item, shape), list.extent))
    }
  }
}
