import type { AnyNode } from 'acorn'
import type { CodeModel } from '../code-model.ts'
import { bindingsIn, hasExit, writesIn } from '../cost/loop-kind.ts'
import type { Remark } from '../remark.ts'
import type { Binding } from '../syntax/scopes.ts'
import {
  contains,
  descendants,
  isIdentifier,
  isLoop,
  type LoopNode,
  lineOf,
  literalNumber,
  methodCall,
  rootOf,
} from '../syntax/syntax.ts'

type EndlessLoop = { loop: LoopNode; message: string; reason: string }

/** Remarks on loops that never end. */
export const endlessLoopRemarks = (model: CodeModel): Remark[] =>
  endlessLoops(model).map(({ loop, message, reason }) => ({
    kind: 'endless-loop',
    line: lineOf(loop),
    message,
    reason,
  }))

/** The loops that certainly never end, at least once begun or for some input. */
export function endlessLoops(model: CodeModel): EndlessLoop[] {
  return [...descendants(model.program)].flatMap((loop) => {
    if (!isLoop(loop) || loop.type === 'ForOfStatement' || loop.type === 'ForInStatement') return []
    const why = hasExit(loop) ? null : whyEndless(loop, model)
    return why ? [{ loop, ...why }] : []
  })
}

function whyEndless(
  loop: Exclude<LoopNode, { type: 'ForOfStatement' | 'ForInStatement' }>,
  model: CodeModel,
): Omit<EndlessLoop, 'loop'> | null {
  const test = loop.test ?? null
  if (!test || (test.type === 'Literal' && test.value))
    return {
      message: 'This loop never ends.',
      reason: 'Its condition is always true, and nothing inside leaves it.',
    }
  if (isSteady(test, loop, model))
    return {
      message: 'Once begun, this loop never ends.',
      reason: 'Nothing inside changes what its condition looks at, and nothing leaves it.',
    }
  const away = counterMovingAway(test, loop, model)
  if (away)
    return {
      message: 'Once begun, this loop never ends.',
      reason: `\`${away.name}\` only moves away from where its condition would end it.`,
    }
  const stuck = stuckMiddle(test, loop, model)
  return (
    stuck && {
      message: 'This loop never ends once only one or two places are left.',
      reason: `\`${stuck.end.name}\` is then set to \`${stuck.middle.name}\`, which is the value that it has already.`,
    }
  )
}

/**
 * True when a condition reads only variables and list sizes that the loop certainly does not
 * change.
 */
function isSteady(test: AnyNode, loop: LoopNode, { scopes, cost }: CodeModel): boolean {
  for (const node of descendants(test))
    if (/^(Call|New|Assignment|Update|Await|Yield|This|TaggedTemplate)/.test(node.type))
      return false
  const bindings = bindingsIn(test, scopes)
  const names = [...descendants(test)].filter(
    (node) => isIdentifier(node) && scopes.bindingOf(node) === undefined,
  )
  if (
    bindings.length === 0 ||
    names.some(
      (node) => isIdentifier(node) && !/^(length|size|Infinity|undefined)$/.test(node.name),
    )
  )
    return false
  return bindings.every((binding) => isUntouched(binding, loop, test))

  function isUntouched(binding: Binding, loop: LoopNode, test: AnyNode): boolean {
    if (binding.kind === 'function') return false
    const calls = [...descendants(loop)].some((node) => node.type === 'CallExpression')
    // A called function may change variables declared outside of it.
    if (
      binding.writes.some(
        ({ node }) => contains(loop, node) || (calls && scopes.ownerOf(node) !== binding.owner),
      )
    )
      return false
    const isPlain = [...descendants(test)].every((node) => {
      if (node.type === 'MemberExpression') return scopes.bindingOf(rootOf(node.object)) !== binding
      return scopes.bindingOf(isIdentifier(node) ? node : null) !== binding || isOrdered(node)
    })
    if (isPlain) return true
    // Any use of a list inside the loop other than reading its items or its size may change
    // the list.
    return binding.reads.every(
      (read) => !contains(loop, read) || contains(test, read) || isPlainRead(read),
    )
  }
  /** True for a number. In Python, `while queue` depends on a list's size and `==` on its items. */
  function isOrdered(node: AnyNode): boolean {
    const parent = scopes.parentOf(node)
    const isCompared = parent?.type === 'BinaryExpression' && !/^[!=]==?$/.test(parent.operator)
    return isCompared || cost.shapeOf(node).kind === 'number'
  }
  function isPlainRead(read: AnyNode): boolean {
    const parent = scopes.parentOf(read)
    if (parent?.type === 'SpreadElement') return true
    if (parent?.type === 'ForOfStatement') return parent.right === read
    if (parent?.type !== 'MemberExpression' || parent.object !== read) return false
    const above = scopes.parentOf(parent)
    if (above?.type === 'AssignmentExpression') return above.left !== parent
    if (above?.type === 'CallExpression') return above.callee !== parent
    return above?.type !== 'UpdateExpression' && above?.type !== 'MemberExpression'
  }
}

/** The counter that all steps in the loop take away from the limit of a condition like `i < n`. */
function counterMovingAway(test: AnyNode, loop: LoopNode, model: CodeModel): Binding | null {
  const { scopes, parser } = model
  if (test.type !== 'BinaryExpression' || !/^[<>]=?$/.test(test.operator)) return null
  const isBelow = test.operator.startsWith('<')
  for (const [side, limit, isUp] of [
    [test.left, test.right, !isBelow],
    [test.right, test.left, isBelow],
  ] as const) {
    const counter = scopes.bindingOf(isIdentifier(side) ? side : null)
    const writes = counter ? writesIn(loop, counter) : []
    const isAway = writes.every(
      ({ operator, value }) =>
        operator[0] === (isUp ? '+' : '-') && (value === null || (literalNumber(value) ?? 0) > 0),
    )
    if (!counter || writes.length === 0 || !isAway) continue
    const isFixed = literalNumber(limit) !== null || isSteady(limit, loop, model)
    // A list that is read behind its end ends the loop by an error.
    const mayThrow = [...descendants(loop)].some(
      (node) =>
        node.type === 'MemberExpression' &&
        node.computed &&
        bindingsIn(node.property, scopes).includes(counter) &&
        (parser.language === 'python' || scopes.parentOf(node)?.type === 'MemberExpression'),
    )
    if (isFixed && !mayThrow) return counter
  }
  return null
}

/**
 * The end of a range that a binary search sets to its middle although it may be there already: in
 * `low < high`, `low = middle` changes nothing when `high` is the next place.
 */
function stuckMiddle(
  test: AnyNode,
  loop: LoopNode,
  { scopes, parser }: CodeModel,
): { end: Binding; middle: Binding } | null {
  if (test.type !== 'BinaryExpression' || !/^(<=?|!==?)$/.test(test.operator)) return null
  const [low, high] = [test.left, test.right].map((side) =>
    scopes.bindingOf(isIdentifier(side) ? side : null),
  )
  if (!low || !high) return null
  // Python's `//` reads as `/`.
  const halves = parser.language === 'python' ? /^(>>|\/)$/ : /^(>>>?|\|)$/
  for (const end of test.operator === '<=' ? [low, high] : [low])
    for (const { operator, value } of writesIn(loop, end)) {
      const middle = scopes.bindingOf(value && isIdentifier(value) ? value : null)
      const isMiddle =
        middle?.init && middle.writes.length === 0 && isRoundedDown(middle.init, [low, high])
      if (operator === '=' && isMiddle) return { end, middle }
    }
  return null

  function isRoundedDown(node: AnyNode, ends: Binding[]): boolean {
    const nodes = [...descendants(node)]
    const isSum = ends.every((end) => bindingsIn(node, scopes).includes(end))
    const addsMore = nodes.some(
      (inner) =>
        inner.type === 'BinaryExpression' &&
        /^[+-]$/.test(inner.operator) &&
        (literalNumber(inner.left) ?? literalNumber(inner.right)) !== null,
    )
    const isRounded = nodes.some(
      (inner) =>
        (inner.type === 'BinaryExpression' && halves.test(inner.operator)) ||
        /^(floor|trunc)$/.test(methodCall(inner)?.name ?? ''),
    )
    return isSum && isRounded && !addsMore
  }
}
