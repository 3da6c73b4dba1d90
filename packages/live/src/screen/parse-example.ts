import type { Value } from '@sightline/contracts/questions/questions'
import { isReadInDoubt, parseLines, parseResult, parseValues } from './screen-values.ts'

/** An example of a problem: what goes in and what must come out. */
export interface ScreenExample {
  /** In the order of the page. */
  args: Value[]
  /** The names of the arguments, where the page gives them. */
  names: (string | null)[]
  expected: Value
  /** Letters had to be taken for others to read it. */
  isDoubtful?: true
}

export const present = (example: ScreenExample | null) => (example ? [example] : [])

/** The example of lines of input and a result; null where they are no values. */
export function exampleOf(input: string[], output: string): ScreenExample | null {
  if (input.length === 0 || output === '') return null
  if ([...input, output].some((line) => CHAIN.test(line))) return exampleOfLists(input, output)
  const value = parseResult(output)
  if (value === undefined && !isBareText(output)) return null
  const expected = value === undefined ? output : value
  const values =
    parseValues(input.join(' ')) ??
    parseValues(input.map((line) => line.replace(/,$/, '')).join(', '))
  const hasDigits = [...input, output].some((line) => /^0\d+$/.test(line))
  if (values && !hasDigits && !(input.length > 1 && input.every((line) => /^[-\d. ]+$/.test(line))))
    return {
      args: values.map(({ value: arg }) => arg),
      names: values.map(({ name }) => name),
      expected,
      ...doubtOf(input, output),
    }
  if (!input.every(isBareText)) return null
  // Zeros before digits have a meaning of their own: of `0110` and `1001` both are texts.
  const args = hasDigits ? input : parseLines(input)
  return {
    args,
    names: args.map(() => null),
    expected: hasDigits ? output : expected,
    ...doubtOf(input, output),
  }
}

const doubtOf = (input: readonly string[], output: string) =>
  [...input, output].some(isReadInDoubt) && { isDoubtful: true as const }

/** A text without quotes that may be a value. Sentences and what describes values are none. */
const isBareText = (text: string) =>
  text.length <= 60 && (!/[.:]$/.test(text) || !/\p{L}/u.test(text)) && !DESCRIPTION.test(text)

/** `a sorted array A`, `the index of x, or -1`, `standard input`. */
const DESCRIPTION =
  /\b(?:an?|the|two|single|first|each|one|list of|array of) (?:\w+ ){0,3}?(?:arrays?|lists?|strings?|integers?|numbers?|values?|trees?|graphs?|matrix|lines?|words?|index|indices|sum|length|result|output|input|data)\b|^standard (?:in|out)put$|\b(?:integers?|array|string|index|value) \p{Ll}{2,}/iu

/** The example of a text of values and a result; null where they are none. */
export function pairOf(input: string, output: string): ScreenExample | null {
  const expected = parseResult(output)
  const values = parseValues(input)
  if (expected === undefined || !values) return null
  return {
    args: values.map(({ value }) => value),
    names: values.map(({ name }) => name),
    expected,
    ...doubtOf([input], output),
  }
}

/** A list of nodes: `1 -> 2 -> null`. */
const CHAIN = /(?<![\w"'\])])-?\w+(?: ?(?:->|→|⟶) ?-?\w+)+/
const CHAINS = new RegExp(CHAIN, 'g')

/** An example of lists of nodes, in which a value alone is a list as well. */
function exampleOfLists(input: string[], output: string): ScreenExample | null {
  const asList = (text: string) =>
    text.replace(CHAINS, (chain) => {
      const nodes = chain.split(/ ?(?:->|→|⟶) ?/)
      return `[${nodes.filter((node) => !/^(?:null|none|nil)$/i.test(node)).join(', ')}]`
    })
  const result = /^-?\d+$/.test(output) ? `[${output}]` : asList(output)
  return exampleOf(input.map(asList), result)
}
