import type { Random } from './random.ts'

/** Path segments and query values, encoded, that no page sends. */
const ODD_SEGMENTS = [
  'x',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%',
  '%zz',
  '..%2f..%2fetc%2fpasswd',
  '%F0%9F%98%80',
  "'%20or%201=1",
  'y'.repeat(3000),
  '%5B%5D',
  '-1',
  '__proto__',
  'constructor',
]
const ODD_QUERIES = [
  'surprise=1',
  'after=%00',
  'after=x&after=y',
  'limit=1e308',
  'limit=-1',
  'after[a]=1',
  '__proto__=1',
  'question=%00',
  '%',
  '&&=',
  `after=${'9'.repeat(400)}`,
]
const ODD_COOKIES = ['%00', '%ED%A0%80', '%', 'x.y', 'x'.repeat(3000), 'a=b', '']

export const oddQuery = (random: Random) => random.pick(ODD_QUERIES)

/** Values for all of our cookies that no server of ours has set. */
export function oddCookies(random: Random): string {
  return ['session_token', 'sign_up', 'recovery']
    .map((name) => `sightline.${name}=${random.pick(ODD_COOKIES)}`)
    .join('; ')
}

/**
 * The path of an operation with a value for each parameter: mostly ids of existing things, now and
 * then an odd one.
 */
export const fillPath = (
  path: string,
  random: Random,
  known: readonly string[],
  oddShare: number,
) =>
  path.replace(/\{\w+\}/g, () =>
    random.chance(oddShare)
      ? random.pick(ODD_SEGMENTS)
      : random.chance(0.8)
        ? random.pick(known)
        : random.uuid(),
  )
