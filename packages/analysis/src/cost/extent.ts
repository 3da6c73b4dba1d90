/**
 * An upper bound of a number of iterations or items: `steps` as a number under the constraints, and
 * symbolically as a product of powers of named sizes and of logarithms.
 */
export type Extent = { steps: number; powers: ReadonlyMap<string, number>; logs: number }

/** An extent that does not grow with any size. */
export const constant = (steps: number): Extent => ({ steps, powers: new Map(), logs: 0 })
export const ONCE = constant(1)
/** An extent that grows with one named size. */
export const sized = (name: string, steps: number): Extent => ({
  steps,
  powers: new Map([[name, 1]]),
  logs: 0,
})

/** The extent of one repetition inside another. */
export function product(a: Extent, b: Extent): Extent {
  const powers = new Map(a.powers)
  for (const [name, power] of b.powers) powers.set(name, (powers.get(name) ?? 0) + power)
  return { steps: a.steps * b.steps, powers, logs: a.logs + b.logs }
}

/** The logarithm of an extent: how often it can be halved. */
export const logarithm = (extent: Extent): Extent => ({
  steps: Math.max(1, Math.ceil(Math.log2(extent.steps + 1))),
  powers: new Map(),
  logs: extent.powers.size > 0 ? 1 : 0,
})

const degree = ({ powers }: Extent) => [...powers.values()].reduce((sum, power) => sum + power, 0)

/** The extent with more steps; on a tie, the one that grows faster. */
export function larger(a: Extent, b: Extent): Extent {
  if (a.steps !== b.steps) return a.steps > b.steps ? a : b
  return degree(b) > degree(a) || (degree(b) === degree(a) && b.logs > a.logs) ? b : a
}
export const smaller = (a: Extent, b: Extent): Extent => (larger(a, b) === a ? b : a)

/** True when `a` never grows faster than `b`. */
const isWithin = (a: Extent, b: Extent) =>
  [...a.powers].every(([name, power]) => (b.powers.get(name) ?? 0) >= power) &&
  (a.logs <= b.logs || degree(a) < degree(b))

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const power = (name: string, exponent: number) =>
  exponent === 1 ? name : `${name}${SUPERSCRIPTS[exponent] ?? `^${exponent}`}`

/** Sizes that are not powers of an input size. */
const FORMULAS = ['n!', 'kⁿ']

/** The named sizes that extents grow with. */
export const namesIn = (extents: Extent[]): string[] => [
  ...new Set(
    extents.flatMap(({ powers }) => [...powers.keys()]).filter((name) => !FORMULAS.includes(name)),
  ),
]

/** Big-O of consecutive steps. The size named `only` is called n, others keep their names. */
export function bigO(extents: Extent[], only: string | null): string {
  const call = (name: string) => (name === only ? 'n' : name)
  const kept: string[] = []
  for (const [index, extent] of extents.entries()) {
    const isCovered = extents.some(
      (other, at) =>
        at !== index && isWithin(extent, other) && (at < index || !isWithin(other, extent)),
    )
    if (isCovered) continue
    const factors = [...extent.powers].map(([name, exponent]) => power(call(name), exponent))
    const [first] = extent.powers.keys()
    if (extent.logs > 0)
      factors.push(`${power('log', extent.logs)} ${first === undefined ? 'n' : call(first)}`)
    const text = factors.join(extent.powers.size > 1 ? ' × ' : ' ')
    if (text && !kept.includes(text)) kept.push(text)
  }
  return `O(${kept.join(' + ') || '1'})`
}
