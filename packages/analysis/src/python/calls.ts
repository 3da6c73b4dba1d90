import type { SyntaxNode } from '@lezer/common'
import type { Expression } from 'acorn'
import { lowerComprehension } from './comprehensions.ts'
import type { Lowering } from './lowering.ts'
import {
  call,
  type Element,
  identifier,
  list,
  made,
  method,
  notReadable,
  type Place,
  parts,
  property,
  splitAt,
  spread,
} from './nodes.ts'

type Arguments = { args: Element[]; named: Map<string, Expression> }

/** Functions that are lowered to a method of their first argument. */
const OF_FIRST = new Set([
  ...[
    'sum',
    'any',
    'all',
    'min',
    'max',
    'sorted',
    'reversed',
    'enumerate',
    'iter',
    'copy',
    'deepcopy',
  ],
  ...['heappush', 'heappop', 'heapify', 'heapreplace', 'heappushpop'],
  ...['bisect', 'bisect_left', 'bisect_right', 'insort', 'insort_left', 'insort_right'],
  ...[
    'accumulate',
    'pairwise',
    'combinations',
    'combinations_with_replacement',
    'permutations',
    'islice',
    'groupby',
  ],
])
/** Functions whose first argument is a callback and whose second is the iterable. */
const OF_SECOND = new Set([
  'map',
  'filter',
  'reduce',
  'starmap',
  'takewhile',
  'dropwhile',
  'nlargest',
  'nsmallest',
])
const COLLECTIONS = new Set([
  ...[
    'set',
    'frozenset',
    'dict',
    'Counter',
    'defaultdict',
    'OrderedDict',
    'list',
    'tuple',
    'deque',
  ],
])
/** Functions whose result is at most their argument. */
const OF_NUMBERS = new Set(['abs', 'int', 'float', 'round', 'floor', 'ceil'])

/**
 * Lowers a Python call to JavaScript; functions such as `heappush(heap, x)` become method calls.
 */
export function lowerCall(self: Lowering, node: SyntaxNode): Expression {
  const [callee, given] = parts(node)
  if (!callee || !given) throw notReadable(node)
  const place = self.placeOf(node)
  const { args, named } = argumentsOf(self, given)
  const name = self.nameOf(callee)
  if (name !== null)
    return (
      lowerNamed(place, name, args, named) ??
      call(place, identifier(self.placeOf(callee), name), rest())
    )
  const [object, , attribute] = parts(callee)
  if (callee.name === 'MemberExpression' && object && attribute?.name === 'PropertyName')
    return lowerMethod(self, place, object, self.textOf(attribute), args, named)
  return call(place, self.expression(callee), rest())

  function rest() {
    return [...args, ...(named.size > 0 ? [list(place, [...named.values()])] : [])]
  }
}

function argumentsOf(self: Lowering, given: SyntaxNode): Arguments {
  const all = parts(given)
  if (all.some(({ name }) => name === 'for'))
    return { args: [lowerComprehension(self, given)], named: new Map() }
  const args: Arguments['args'] = []
  const named = new Map<string, Expression>()
  for (const [first, second, third] of splitAt(all.slice(1, -1), ',')) {
    if (!first) continue
    if (first.name === '*' && second)
      args.push(spread(self.placeOf(second), self.expression(second)))
    else if (first.name === '**' && second) named.set('**', self.expression(second))
    else if (second?.name === 'AssignOp' && third)
      named.set(self.textOf(first), self.expression(third))
    else args.push(self.expression(first))
  }
  return { args, named }
}

const isPlain = (arg: Element | undefined): arg is Expression =>
  arg !== undefined && arg.type !== 'SpreadElement'

function lowerNamed(
  place: Place,
  name: string,
  args: Arguments['args'],
  named: Arguments['named'],
): Expression | null {
  const [first, second, ...more] = args
  const key = named.get('key')
  if (name === 'len' && isPlain(first)) return property(place, first, 'length')
  if (COLLECTIONS.has(name)) return made(place, name, args)
  if (OF_NUMBERS.has(name)) return method(place, identifier(place, 'Math'), 'abs', args)
  if ((name === 'min' || name === 'max') && (args.length > 1 || !isPlain(first)))
    return method(place, identifier(place, 'Math'), name, isPlain(first) ? args : args.slice(0, 0))
  if (OF_FIRST.has(name) && isPlain(first))
    return method(place, first, name, [...(key ? [key] : []), ...args.slice(1)])
  if (OF_SECOND.has(name) && first && isPlain(second))
    return method(place, second, name, [first, ...more])
  return null
}

function lowerMethod(
  self: Lowering,
  place: Place,
  object: SyntaxNode,
  name: string,
  args: Arguments['args'],
  named: Arguments['named'],
): Expression {
  const [first] = args
  const receiver = self.expression(object)
  // In `sep.join(items)` the separator is the receiver.
  if (name === 'join' && isPlain(first)) return method(place, first, "''.join", [receiver])
  if (name === 'pop' && isPlain(first)) {
    const isLast =
      first.type === 'UnaryExpression' &&
      first.argument.type === 'Literal' &&
      first.argument.value === 1
    if (isLast) return method(place, receiver, 'pop')
    const isFirst = first.type === 'Literal' && first.value === 0
    return method(place, receiver, isFirst ? 'pop(0)' : 'pop(i)', args)
  }
  const key = named.get('key')
  if (name === 'sort') return method(place, receiver, 'sort()', key ? [key] : [])
  if (name === 'find' || name === 'rfind' || name === 'rindex')
    return method(place, receiver, 'index', args)
  const rest = named.size > 0 ? [list(place, [...named.values()])] : []
  return method(place, receiver, name, [...args, ...rest])
}

/** Lowers `del xs[i]`. */
export const lowerDeletion = (self: Lowering, node: SyntaxNode): Expression | null => {
  const [object, sign, ...index] = parts(node)
  if (node.name !== 'MemberExpression' || !object || sign?.name !== '[') return null
  const place = self.placeOf(node)
  const bounds = index.slice(0, -1).filter(({ name }) => name !== ':' && name !== ',')
  return method(place, self.expression(object), 'del', bounds.map(self.expression))
}

/** Lowers `xs[a:b] = more` to a method call; null for other targets. */
export const lowerSliceTarget = (
  self: Lowering,
  node: SyntaxNode,
  value: Expression,
): Expression | null => {
  if (node.name !== 'MemberExpression' || !parts(node).some(({ name }) => name === ':')) return null
  const place = self.placeOf(node)
  const [object] = parts(node)
  return object ? method(place, self.expression(object), '[:] =', [value]) : null
}
