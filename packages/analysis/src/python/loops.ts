import type { SyntaxNode } from '@lezer/common'
import type {
  AnyNode,
  Expression,
  ForStatement,
  Identifier,
  Pattern,
  Statement,
  VariableDeclaration,
} from 'acorn'
import { namesOf } from '../syntax/scopes.ts'
import { declarationsOf, declare } from './assignments.ts'
import { lowerBody, lowerElse } from './bodies.ts'
import type { Lowering } from './lowering.ts'
import { identifier, literal, notReadable, type Place, parts } from './nodes.ts'

/** Lowers `for i in range(n)` to a counting loop and any other `for` to a loop over items. */
export function lowerFor(self: Lowering, node: SyntaxNode): Statement[] {
  const all = parts(node)
  const at = all.findIndex(({ name }) => name === 'in')
  const body = all.find(({ name }) => name === 'Body')
  const word = all[at]
  if (!word || !body) throw notReadable(node)
  const targets = all.slice(all.findIndex(({ name }) => name === 'for') + 1, at)
  const iterable = all.slice(at + 1, all.indexOf(body))
  const place = self.placeOf({ from: node.from, to: body.to })
  const pattern = self.target(targets)
  const range = iterable.length === 1 && iterable[0] ? rangeOf(self, iterable[0]) : null
  const source = range ? null : self.tuple(iterable, self.placeOf(iterable[0] ?? word))
  const { before, head } = declaring(self, pattern)
  if (range && pattern.type === 'Identifier') {
    const header = counting(pattern, head, range, self.placeOf(word))
    return [
      ...before,
      { ...place, type: 'ForStatement', ...header, body: lowerBody(self, body) },
      ...lowerElse(self, node),
    ]
  }
  const left = head ? declaration(pattern, head, null) : pattern
  const right = source ?? self.tuple(iterable, place)
  return [
    ...before,
    { ...place, type: 'ForOfStatement', await: false, left, right, body: lowerBody(self, body) },
    ...lowerElse(self, node),
  ]
}

/** Where a loop's variables are declared: in the loop, in the function, or earlier. */
function declaring(
  self: Lowering,
  pattern: Pattern,
): { before: Statement[]; head: VariableDeclaration['kind'] | null } {
  const names = [...namesOf(pattern)].map(({ id }) => id.name)
  if (names.every((name) => self.names.ofLoops.has(name))) {
    for (const name of names) self.names.declared.add(name)
    return { before: [], head: 'let' }
  }
  return { before: declarationsOf(declare(self, pattern)), head: null }
}

const declaration = (
  pattern: Pattern,
  kind: VariableDeclaration['kind'],
  init: Expression | null,
): VariableDeclaration => {
  const place: Place = {
    start: pattern.start,
    end: pattern.end,
    ...(pattern.loc ? { loc: pattern.loc } : {}),
  }
  return {
    ...place,
    type: 'VariableDeclaration',
    kind,
    declarations: [{ ...place, type: 'VariableDeclarator', id: pattern, init }],
  }
}

type Range = { start: Expression; stop: Expression; step: Expression | null; isDown: boolean }

/** The arguments of `range`, also inside `reversed`; null for other iterables. */
function rangeOf(self: Lowering, node: SyntaxNode): Range | null {
  if (node.name !== 'CallExpression') return null
  const [callee, given] = parts(node)
  if (!callee || !given) return null
  const name = self.nameOf(callee)
  const args = parts(given)
    .slice(1, -1)
    .filter(({ name: word }) => word !== ',')
  const [first, second, third] = args
  if (name === 'reversed' && first && args.length === 1) return rangeOf(self, first)
  if (name !== 'range' || !first || args.some(({ name: word }) => word === '*')) return null
  const place = self.placeOf(given)
  const start = second ? self.expression(first) : literal(place, 0)
  const step = third ? self.expression(third) : null
  return {
    start,
    stop: self.expression(second ?? first),
    step,
    isDown: step?.type === 'UnaryExpression',
  }
}

/**
 * Builds `let i = start; i < stop; i++`. Every part gets its own position, since rules tell nodes
 * apart by position.
 */
function counting(
  pattern: Identifier,
  head: VariableDeclaration['kind'] | null,
  { start, stop, step, isDown }: Range,
  word: Place,
): Pick<ForStatement, 'init' | 'test' | 'update'> {
  const name = (place: Place) => identifier(place, pattern.name)
  const init: VariableDeclaration | Expression = head
    ? declaration(pattern, head, start)
    : {
        ...placeOf(pattern),
        type: 'AssignmentExpression',
        operator: '=',
        left: pattern,
        right: start,
      }
  const test: Expression = {
    ...placeOf(stop),
    type: 'BinaryExpression',
    operator: isDown ? '>' : '<',
    left: name(placeOf(stop)),
    right: stop,
  }
  const size = isDown && step?.type === 'UnaryExpression' ? step.argument : step
  const isOne = size === null || (size.type === 'Literal' && size.value === 1)
  const update: Expression = isOne
    ? {
        ...word,
        type: 'UpdateExpression',
        operator: isDown ? '--' : '++',
        prefix: false,
        argument: name(word),
      }
    : {
        ...word,
        type: 'AssignmentExpression',
        operator: isDown ? '-=' : '+=',
        left: name(word),
        right: size ?? literal(word, 1),
      }
  return { init, test, update }
}

const placeOf = ({ start, end, loc }: AnyNode): Place => ({ start, end, ...(loc ? { loc } : {}) })
