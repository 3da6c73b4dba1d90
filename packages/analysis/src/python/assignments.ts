import type { SyntaxNode } from '@lezer/common'
import type { AssignmentOperator, Expression, Identifier, Pattern, Statement } from 'acorn'
import { namesOf } from '../syntax/scopes.ts'
import { lowerSliceTarget } from './calls.ts'
import type { Lowering } from './lowering.ts'
import { notReadable, type Place, parts, splitAt, statement } from './nodes.ts'

/** Lowers `a = b = value`; the first assignment of a name becomes its declaration. */
export function lowerAssignment(self: Lowering, node: SyntaxNode): Statement[] {
  const place = self.placeOf(node)
  const all = parts(node).filter(({ name }) => name !== 'TypeDef')
  const groups = splitAt(all, 'AssignOp')
  const value = groups.at(-1)
  if (groups.length < 2 || !value) return []
  return groups.slice(0, -1).flatMap((targets) => {
    const [left, right] = [splitAt(targets, ','), splitAt(value, ',')]
    const isParallel =
      left.length > 1 &&
      left.length === right.length &&
      [...left, ...right].every((group) => group.length === 1 && group[0]?.name !== '*')
    // Consecutive assignments cost the same as a parallel one.
    if (isParallel) {
      const values = right.map((group) => self.tuple(group, place))
      return left.flatMap((group, index) =>
        assign(self, place, group, values[index] ?? self.tuple(value, place)),
      )
    }
    return assign(self, place, targets, self.tuple(value, place))
  })
}

function assign(
  self: Lowering,
  place: Place,
  targets: SyntaxNode[],
  value: Expression,
): Statement[] {
  const [only] = targets
  const slice = targets.length === 1 && only ? lowerSliceTarget(self, only, value) : null
  if (slice) return [statement(place, slice)]
  return give(self, place, self.target(targets), value)
}

/** Assigns a value to a pattern, as a declaration when all its names are new. */
export function give(
  self: Lowering,
  place: Place,
  pattern: Pattern,
  value: Expression,
): Statement[] {
  const fresh = declare(self, pattern)
  if (fresh.length > 0 && fresh.length === count(pattern))
    return [
      {
        ...place,
        type: 'VariableDeclaration',
        kind: 'var',
        declarations: [{ ...place, type: 'VariableDeclarator', id: pattern, init: value }],
      },
    ]
  const shortened = steps(pattern, value)
  if (shortened) return [statement(place, { ...place, ...shortened })]
  return [
    ...declarationsOf(fresh),
    statement(place, {
      ...place,
      type: 'AssignmentExpression',
      operator: '=',
      left: pattern,
      right: value,
    }),
  ]
}

/** Marks new names of a pattern as declared and returns them. */
export function declare({ names }: Lowering, pattern: Pattern): Identifier[] {
  return [...namesOf(pattern)].flatMap(({ id }) => {
    if (names.declared.has(id.name) || names.outer.has(id.name)) return []
    names.declared.add(id.name)
    return [id]
  })
}

export const declarationsOf = (fresh: Identifier[]): Statement[] =>
  fresh.map(({ start, end, loc, name }) => {
    const place: Place = { start, end, ...(loc ? { loc } : {}) }
    const id: Identifier = { ...place, type: 'Identifier', name }
    return {
      ...place,
      type: 'VariableDeclaration',
      kind: 'var',
      declarations: [{ ...place, type: 'VariableDeclarator', id, init: null }],
    }
  })

const count = (pattern: Pattern): number =>
  pattern.type === 'MemberExpression'
    ? 1
    : pattern.type === 'ArrayPattern'
      ? pattern.elements.reduce((sum, each) => sum + (each ? count(each) : 0), 0)
      : pattern.type === 'RestElement'
        ? count(pattern.argument)
        : 1

/** Recognises `i = i + 1` as `i += 1`. */
function steps(pattern: Pattern, value: Expression) {
  if (pattern.type !== 'Identifier' || value.type !== 'BinaryExpression') return null
  const { left, right, operator } = value
  if (left.type !== 'Identifier' || left.name !== pattern.name || right.type !== 'Literal')
    return null
  if (operator !== '+' && operator !== '-') return null
  return update(pattern, operator === '+' ? '+=' : '-=', right)
}

function update(target: Pattern, operator: AssignmentOperator, right: Expression) {
  const isOne = right.type === 'Literal' && right.value === 1
  if (isOne && target.type === 'Identifier' && (operator === '+=' || operator === '-='))
    return {
      type: 'UpdateExpression' as const,
      operator: operator === '+=' ? ('++' as const) : ('--' as const),
      prefix: false,
      argument: target,
    }
  return { type: 'AssignmentExpression' as const, operator, left: target, right }
}

/** Lowers `x += value`. */
export function lowerUpdate(self: Lowering, node: SyntaxNode): Statement {
  const place = self.placeOf(node)
  const [target, sign, ...value] = parts(node)
  if (!target || !sign) throw notReadable(node)
  const operator = self.textOf(sign).replace('//', '/').replace('@', '*')
  const right = self.tuple(value, place)
  return statement(place, {
    ...place,
    ...update(self.target([target]), operator as AssignmentOperator, right),
  })
}
