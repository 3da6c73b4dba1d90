import type { SyntaxNode } from '@lezer/common'
import type { Pattern } from 'acorn'
import type { Lowering } from './lowering.ts'
import { identifier, item, notReadable, parts, property, splitAt } from './nodes.ts'

/** Lowers an assignment target: `x`, `x, (y, *rest)`, `xs[i]`. */
export function lowerTarget(self: Lowering, nodes: SyntaxNode[]): Pattern {
  const groups = splitAt(nodes, ',')
  const [only] = nodes
  if (!only) throw new RangeError('A target without parts')
  const place = self.placeOf({ from: only.from, to: nodes.at(-1)?.to ?? only.to })
  if (groups.length > 1 || only.name === '*')
    return {
      ...place,
      type: 'ArrayPattern',
      elements: groups.flatMap<Pattern>((group) => {
        const [first, second] = group
        if (!first) return []
        if (first.name === '*' && second)
          return [
            { ...self.placeOf(first), type: 'RestElement', argument: lowerTarget(self, [second]) },
          ]
        return [lowerTarget(self, group)]
      }),
    }
  const all = parts(only)
  switch (only.name) {
    case 'VariableName':
      return identifier(place, self.textOf(only))
    case 'TupleExpression':
    case 'ArrayExpression': {
      const pattern = lowerTarget(self, all.slice(1, -1))
      return pattern.type === 'ArrayPattern'
        ? pattern
        : { ...place, type: 'ArrayPattern', elements: [pattern] }
    }
    case 'ParenthesizedExpression':
      return lowerTarget(self, all.slice(1, -1))
    case 'MemberExpression': {
      const [object, sign, name] = all
      if (!object || !sign) throw notReadable(only)
      if (sign.name === '.')
        return property(place, self.expression(object), self.textOf(name ?? only))
      if (all.some(({ name: word }) => word === ':')) throw notReadable(only)
      return item(place, self.expression(object), self.tuple(all.slice(2, -1), place))
    }
    default:
      throw notReadable(only)
  }
}
