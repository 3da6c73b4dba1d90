/** The range of a value. `quote` is the constraint that states it, as written. */
export type Bound = { min: number | null; max: number | null; quote: string }

/**
 * Bounds by name as the constraints spell it, with `i` for every index: `grams`, `grams.length`,
 * `grams[i]`, `floor[i].length`.
 */
export type Bounds = {
  of: ReadonlyMap<string, Bound>
  /** Names that the constraints declare equal, for example `starts.length` and `ends.length`. */
  equal: readonly (readonly string[])[]
}

const NAME = /^[a-zA-Z]\w*(\[[a-z]\])*(\.length)?$/
const NUMBER = /^-?\d[\d ]*$/
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * Parses bounds such as '`1 ≤ guests ≤ 14`' from a question's constraints and ignores all other
 * sentences.
 */
export function parseBounds(constraints: readonly string[]): Bounds {
  const chains = constraints.flatMap((text) =>
    [...text.matchAll(/`([^`]*[≤<=][^`]*)`/g)].map(([, code = '']) => ({
      code,
      links: code.split(/\s*(≤|<|=)\s*/),
    })),
  )
  const of = new Map<string, Bound>()
  const equal: string[][] = []
  // Two passes: a bound may be a name whose own bound is defined further down.
  for (let round = 0; round < 2; round++)
    for (const { code, links } of chains)
      for (let at = 0; at < links.length; at += 2)
        for (const name of namesIn(links[at])) {
          const min = reach(links, at, -1, of)
          const max = reach(links, at, 1, of)
          const before = of.get(name)
          of.set(name, {
            min: tighter(min, before?.min, Math.max),
            max: tighter(max, before?.max, Math.min),
            quote: before?.quote ?? code,
          })
        }
  for (const { links } of chains) {
    const same = links.flatMap((link, at) =>
      link === '=' ? [...namesIn(links[at - 1]), ...namesIn(links[at + 1])] : [],
    )
    if (same.length > 1) equal.push([...new Set(same)])
  }
  return { of, equal }
}

const tighter = (
  a: number | null,
  b: number | null | undefined,
  choose: (a: number, b: number) => number,
) => (a === null ? (b ?? null) : choose(a, b ?? a))

const namesIn = (side = '') =>
  side
    .split(/,\s*/)
    .filter((name) => NAME.test(name))
    .map((name) => name.replace(/\[[a-z]\]/g, '[i]'))

/** Follows a chain of comparisons in one direction to the first number. */
function reach(
  links: string[],
  from: number,
  direction: 1 | -1,
  known: Map<string, Bound>,
): number | null {
  let isStrict = false
  let fallback: number | null = null
  for (let at = from + 2 * direction; at >= 0 && at < links.length; at += 2 * direction) {
    if (links[at - direction] === '<') isStrict = true
    const value = numberIn(links[at])
    if (value !== null) return value - (isStrict ? direction : 0)
    for (const name of namesIn(links[at])) {
      const bound = direction === 1 ? known.get(name)?.max : known.get(name)?.min
      if (bound != null) fallback ??= bound - (isStrict ? direction : 0)
    }
  }
  return fallback
}

/** Parses `50 000`, `-1` and `2³⁰`; null for anything else. */
function numberIn(text = ''): number | null {
  if (NUMBER.test(text)) return Number(text.replaceAll(' ', ''))
  const [, base, exponent] = /^(\d+)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/.exec(text) ?? []
  if (base === undefined || exponent === undefined) return null
  return Number(base) ** Number([...exponent].map((digit) => SUPERSCRIPTS.indexOf(digit)).join(''))
}
