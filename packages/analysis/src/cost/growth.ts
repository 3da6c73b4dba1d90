import type { AnyNode } from 'acorn'
import type { Binding } from '../syntax/scopes.ts'
import {
  contains,
  descendants,
  isIdentifier,
  isLoop,
  isSizeOf,
  literalNumber,
  methodCall,
} from '../syntax/syntax.ts'
import { type Extent, larger, ONCE, product, smaller } from './extent.ts'
import type { Interpreter } from './interpreter.ts'
import { ADDING_METHODS, KEYED_ADDING_METHODS, TAKES } from './list-methods.ts'
import { bindingsIn } from './loop-kind.ts'
import { listOf, type Shape, UNKNOWN } from './shape.ts'

type Addition = { name: string; item: Shape; each?: Extent; key?: AnyNode | undefined }

/**
 * Records that a list grows by `each` items in every iteration of the loops between its declaration
 * and this place. With a key, only loops that change the key count.
 */
export function recordGrowth(
  self: Interpreter,
  object: AnyNode,
  { name, item, each = ONCE, key }: Addition,
) {
  const binding = self.scopes.bindingOf(isIdentifier(object) ? object : null)
  if (!binding) return
  const since = self.frames.slice(self.declaredAt.get(binding) ?? 0, key && depthOfKey(self, key))
  const own = since.findIndex(({ list }) => list === binding)
  const count = (own < 0 ? since : since.slice(0, own + 1))
    .map(({ extent }) => extent)
    .reduce(product, each)
  self.fills.set(binding, larger(self.fills.get(binding) ?? ONCE, capOf(self, binding, count)))
  const shape: Shape = KEYED_ADDING_METHODS.has(name)
    ? { kind: 'keyed', extent: ONCE, item }
    : listOf(item, ONCE)
  const declaredAt = self.declaredAt.get(binding)
  self.assign(object, shape)
  if (declaredAt !== undefined) self.declaredAt.set(binding, declaredAt)
}

/** The number of frames that determine a key's value. */
function depthOfKey({ frames, scopes, declaredAt }: Interpreter, key: AnyNode): number {
  const depths = bindingsIn(key, scopes).map((binding) => {
    const inner = frames.findLastIndex(({ node }) =>
      binding.writes.some((write) => contains(node, write.node)),
    )
    return Math.max(declaredAt.get(binding) ?? frames.length, inner + 1)
  })
  const isPlain = [...descendants(key)].every((node) => node.type !== 'CallExpression')
  return isPlain ? Math.max(0, ...depths) : frames.length
}

/**
 * Records the growth of a list that is replaced at the end of each iteration: `next = []` is filled
 * from `list` and with new items, then `list = next`.
 */
export function recordReplacement(self: Interpreter, list: Binding, next: Binding) {
  const loop = self.frames.at(-1)?.node
  if (!loop || !contains(loop, next.id)) return
  const fills = next.reads.flatMap((read) => {
    const method = self.scopes.parentOf(read)
    const call = method && self.scopes.parentOf(method)
    return call && ADDING_METHODS.has(methodCall(call)?.name ?? '')
      ? [loopsBetween(self, read, loop)]
      : []
  })
  const keeps = fills.some((loops) =>
    loops.some((loop) => loop.type === 'ForOfStatement' && isOf(loop.right)),
  )
  if (!keeps || !fills.some((loops) => loops.length === 0)) return
  const turns = self.frames.slice(self.declaredAt.get(list) ?? 0).map(({ extent }) => extent)
  self.fills.set(list, larger(self.fills.get(list) ?? ONCE, turns.reduce(product, ONCE)))

  function isOf(node: AnyNode) {
    return self.scopes.bindingOf(isIdentifier(node) ? node : null) === list
  }
}

/** The loops around a node, from the innermost up to but excluding `end`. */
function loopsBetween({ scopes }: Interpreter, node: AnyNode, end: AnyNode): AnyNode[] {
  const loops: AnyNode[] = []
  for (
    let around = scopes.parentOf(node);
    around && around !== end;
    around = scopes.parentOf(around)
  )
    if (isLoop(around)) loops.push(around)
  return loops
}

/** The maximum size of a list that is trimmed, as in `if (best.length > k) best.pop()`. */
function capOf(self: Interpreter, list: Binding, count: Extent): Extent {
  const isList = (node: AnyNode) => self.scopes.bindingOf(isIdentifier(node) ? node : null) === list
  for (const read of list.reads) {
    const size = self.scopes.parentOf(read)
    const test = size && isSizeOf(size) ? self.scopes.parentOf(size) : undefined
    const branch = test && self.scopes.parentOf(test)
    if (test?.type !== 'BinaryExpression' || branch?.type !== 'IfStatement' || test.left !== size)
      continue
    if (!/^(>=?|===?)$/.test(test.operator) || literalNumber(test.right) === 0) continue
    const takes = [...descendants(branch.consequent)].some((node) => {
      const call = methodCall(node)
      return call !== null && TAKES.has(call.name) && isList(call.object)
    })
    const limit = takes ? self.shapeOf(test.right) : UNKNOWN
    if (limit.kind === 'number') return smaller(count, limit.max)
  }
  return count
}
