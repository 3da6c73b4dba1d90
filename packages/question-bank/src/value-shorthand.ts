/**
 * Expands short forms of long inputs: in `tests.json` an object stands for a list or string that
 * would be too long to write down. `{"$range": [first, last, step]}` counts (step 1 by default),
 * `{"$repeat": [list or string, times]}` repeats, `{"$concat": [part, part, …]}` joins, `{"$zip":
 * [list, list, …]}` pairs the items of lists of the same length, `{"$texts": ["v", first, last]}`
 * makes texts with a number at the end; they can be nested. Used as the reviver of JSON.parse,
 * which calls it for inner values first.
 * @throws Error for an unknown form
 */
export function expandValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const [key, ...others] = Object.keys(value)
  if (!key?.startsWith('$')) return value
  const parts: unknown = Object.values(value)[0]
  if (others.length > 0 || !Array.isArray(parts))
    throw new Error(`${key} must stand alone, with a list`)
  switch (key) {
    case '$range':
      return range(parts)
    case '$repeat':
      return repeat(parts)
    case '$concat':
      return join(parts)
    case '$zip':
      return zip(parts)
    case '$texts':
      return texts(parts)
    default:
      throw new Error(`${key} is none of $range, $repeat, $concat, $zip, $texts`)
  }
}

function range([first, last, step = 1]: unknown[]): number[] {
  if (
    typeof first !== 'number' ||
    typeof last !== 'number' ||
    typeof step !== 'number' ||
    step === 0
  )
    throw new Error('$range takes [first, last] or [first, last, step]')
  return Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, index) => first + index * step,
  )
}

function repeat([part, times]: unknown[]): unknown {
  if (typeof times !== 'number') throw new Error('$repeat takes [list or string, times]')
  return join(Array.from({ length: times }, () => part))
}

function join(parts: unknown[]): unknown {
  if (parts.every((part) => typeof part === 'string')) return parts.join('')
  if (parts.every((part) => Array.isArray(part))) return parts.flat(1)
  throw new Error('only lists with lists and strings with strings can be joined')
}

function zip(parts: unknown[]): unknown[][] {
  const [first, ...others] = parts
  const isList = (part: unknown): part is unknown[] => Array.isArray(part)
  if (
    !isList(first) ||
    !others.every(isList) ||
    others.some((other) => other.length !== first.length)
  )
    throw new Error('$zip takes lists of the same length')
  return first.map((item, index) => [item, ...others.map((other) => other[index])])
}

function texts([prefix, first, last]: unknown[]): string[] {
  if (typeof prefix !== 'string') throw new Error('$texts takes [text, first, last]')
  return range([first, last]).map((number) => `${prefix}${number}`)
}
