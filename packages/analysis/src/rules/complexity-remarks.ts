import type { AnyNode } from 'acorn'
import type { CodeModel } from '../code-model.ts'
import type { Extent } from '../cost/extent.ts'
import type { Cost, Frame } from '../cost/interpreter.ts'
import { classifyLoop } from '../cost/loop-kind.ts'
import { type Recursion, recursions } from '../cost/recursion.ts'
import { isTextScan } from '../cost/text-scans.ts'
import type { Remark } from '../remark.ts'
import { contains, isLoop, lineOf, methodCall } from '../syntax/syntax.ts'
import { endlessLoops } from './endless-loops.ts'

const LOOP_REMARKS_MAX = 3

/**
 * Remarks on loops, calls that go through a list, and recursions that take too many steps, or
 * recurse too deep, for the largest allowed inputs.
 */
export function complexityRemarks(model: CodeModel): Remark[] {
  // What never ends is not slow.
  const endless = new Set<AnyNode>(endlessLoops(model).map(({ loop }) => loop))
  const tooDear = model.cost.costs.filter(
    ({ total, frames }) =>
      total.steps > model.parser.maxSteps && !frames.some(({ node }) => endless.has(node)),
  )
  // A loop of constant length within a loop that takes too many steps is not the cause.
  const growing = tooDear.filter(
    (cost) => grows(cost) || !tooDear.some((other) => isInside(cost, other)),
  )
  const innermost = growing.filter(
    (cost) => !growing.some((other) => other !== cost && isInside(other, cost)),
  )
  const ofLoops = onePerLine(innermost)
    .slice(0, LOOP_REMARKS_MAX)
    .map((cost) => remarkOnCost(cost, model))
  return [
    ...ofLoops,
    ...recursions(model).flatMap((recursion) => remarkOnRecursion(recursion, model) ?? []),
  ]
}

const innermostFrame = ({ frames }: Cost): Frame | undefined => frames.at(-1)

const grows = (cost: Cost) => (innermostFrame(cost)?.extent.powers.size ?? 0) > 0

/** True when the innermost frame of `other` lies within that of `cost`. */
function isInside(other: Cost, cost: Cost): boolean {
  const [inner, outer] = [innermostFrame(other), innermostFrame(cost)]
  return (
    inner !== undefined &&
    outer !== undefined &&
    inner.node !== outer.node &&
    contains(outer.node, inner.node) &&
    other.frames.length > cost.frames.length
  )
}

function onePerLine(costs: Cost[]): Cost[] {
  const byLine = new Map<number, Cost>()
  for (const cost of costs) {
    const frame = innermostFrame(cost)
    if (!frame) continue
    const line = lineOf(frame.node)
    const before = byLine.get(line)
    if (!before || before.total.steps < cost.total.steps) byLine.set(line, cost)
  }
  return [...byLine.values()]
}

function remarkOnCost(cost: Cost, model: CodeModel): Remark {
  const { frames, total } = cost
  const inner = innermostFrame(cost)
  const outer = frames.at(-2)
  const call = cost.call ?? (inner && methodCall(inner.node)?.name)
  const line = inner ? lineOf(inner.node) : 1
  const around =
    outer &&
    (isLoop(outer.node)
      ? `on every turn of the loop in line ${lineOf(outer.node)}`
      : `for every item that line ${lineOf(outer.node)} goes through`)
  const what = call
    ? `\`${call}\` goes through the whole ${isTextScan(call) ? 'text' : 'list'}`
    : 'This loop runs again'
  const message = around ? `${what} ${around}` : 'This alone runs too often'
  if (frames.some(({ node }) => isTrying(node, model)))
    return {
      kind: 'complexity',
      line,
      message: `${message}.`,
      reason: `The outer loop tries one value after the other. ${fitting(model)}`,
    }
  return {
    kind: 'complexity',
    line,
    message: `${message}: ${stepsText(total.steps)}.`,
    reason: `${quotes(total, model)}${fitting(model)}`,
  }
}

const fitting = ({ parser }: CodeModel) =>
  `About ${wordsFor(parser.maxSteps)} simple steps fit into the time limit.`

/** How many values a loop tries depends on the answer: no number of steps is certain. */
const isTrying = (node: AnyNode, { scopes }: CodeModel) =>
  isLoop(node) && classifyLoop(node, scopes).by === 'trying'

function remarkOnRecursion(
  { name, node, calls, depth, total }: Recursion,
  model: CodeModel,
): Remark | null {
  const line = lineOf(calls[0] ?? node)
  if (total !== null && total > model.parser.maxSteps)
    return {
      kind: 'complexity',
      line,
      message: `\`${name}\` calls itself more than once each time and remembers nothing: the number of calls at least doubles at every step${depth === null ? '' : `, and there may be ${depth} steps`}.`,
      reason: `${allLengths(model)}Even 30 doublings make a billion calls. Remember the answers, or rule out choices early.`,
    }
  if (depth !== null && depth >= model.parser.recursionDepth.max)
    return {
      kind: 'deep-recursion',
      line,
      message: `\`${name}\` may call itself ${wordsFor(depth)} levels deep.`,
      reason: `${allLengths(model)}The engine allows ${model.parser.recursionDepth.allowed} nested calls. A loop has no such limit.`,
    }
  return null
}

/** Quotes the constraints on the sizes that a cost depends on. */
function quotes({ powers }: Extent, { bounds }: CodeModel): string {
  const found = [...powers.keys()].flatMap((name) => {
    const bound =
      bounds.of.get(`${name}.length`) ??
      bounds.of.get(name) ??
      bounds.of.get(name.replace(/ values$/, '[i]'))
    return bound ? [bound.quote] : []
  })
  return [...new Set(found)].map((quote) => `\`${quote}\`. `).join('')
}

const allLengths = ({ bounds }: CodeModel) =>
  [
    ...new Set(
      [...bounds.of].flatMap(([name, { quote }]) => (name.endsWith('.length') ? [quote] : [])),
    ),
  ]
    .map((quote) => `\`${quote}\`. `)
    .join('')

/** A bound with so many digits is one that no list ever reaches. */
const COUNTABLE_STEPS = 1e15
const stepsText = (steps: number) =>
  steps >= COUNTABLE_STEPS
    ? 'far more steps than fit into the time limit'
    : `up to ${wordsFor(steps)} steps`

/** Formats a number of steps for people: `400 million`, `2.5 billion`. */
function wordsFor(steps: number): string {
  const scale = [
    [1e12, ' trillion'],
    [1e9, ' billion'],
    [1e6, ' million'],
  ] as const
  for (const [size, word] of scale)
    if (steps >= size) return `${Number((steps / size).toPrecision(2))}${word}`
  return String(Math.round(steps)).replace(/\B(?=(\d{3})+$)/g, ' ')
}
