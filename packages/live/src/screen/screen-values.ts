import type { Value } from '@sightline/contracts/questions/questions'

/** A value of an example, with the name of its parameter where the page gives one. */
export interface NamedValue {
  name: string | null
  value: Value
}

/** Lists in lists beyond this depth are noise. */
const DEPTH_MAX = 8
/** A digit before an equals sign is a misread name. */
const NAME = /^(?:([A-Za-z_]\w*)(?:\[\])*\s*(?:=(?!=)|:)|\d\s*=(?!=))\s*/
const WORDS: Record<string, Value> = {
  true: true,
  false: false,
  null: null,
  none: null,
  nil: null,
  undefined: null,
}
/** A number, with the letters that character recognition takes for its digits. */
const NUMBER = /^-?(?:[\dOolI|]+(?:\.[\dOolI|]+)?|\.\d+)(?:e[+-]?\d+)?(?![\w"'])/

const QUOTED = /"[^"]*"|'[^']*'/g
/** A text in quotes, or a sign that character recognition takes a zero with a dot or stroke for. */
const QUOTED_OR_ZERO = /"[^"]*"|'[^']*'|[©®Øø]|(?<![\w.])0?@0?(?![\w.])/g
/** Letters that stand for a zero among numbers. */
const ZERO_LETTERS = new Set<Value>(['e', 'o', 'O', 'Q', 'D', 'G'])
/**
 * A closing bracket read as a digit or letter: at the end, before the next list and before the next
 * name.
 */
const READ_AS_DIGIT = /([\d\])}"'])[1lI|J](?=\s*(?:$|,\s*\[|,\s*[A-Za-z_]\w*\s*=))/
/** A bracket that was read as a digit or letter before the first number. */
const OPENING_READ_AS_DIGIT = /^[1lI|J](?=\d)/
/** A text of brackets alone, of which some were read as digits or letters. */
const BRACKETS = /^(?=.*[()[\]{}])[()[\]{}1lI|]+$/

/**
 * The text with zeros for the signs that are read in their place, and with the brackets that were
 * read as digits.
 */
function repaired(text: string): string {
  let result = text
    .replace(QUOTED_OR_ZERO, (found) => (found.length > 2 || /["']/.test(found) ? found : '0'))
    .replace(/;,/g, ',')
  if (missingBrackets(result) < 0) result = result.replace(OPENING_READ_AS_DIGIT, '[')
  while (missingBrackets(result) > 0 && READ_AS_DIGIT.test(result))
    result = result.replace(READ_AS_DIGIT, '$1]')
  return result
}

/** Spaces within quotes belong to the text. */
const QUOTED_OR_SPACES = /"[^"]*"|'[^']*'|\s+/g

/** What languages write around the values of a list: `new int[]{1}`, `List.of(1)`, `vec![1]`. */
const LIST_MAKERS =
  /\bnew \w+(?:\[\])+ ?(?=\{)|\b(?:List|Set|Arrays)\.(?:of|asList)(?=\()|\bvec!(?=\[)|&(?=\[)/g

/** The text with plain quotes, minus signs, lists and spaces. */
const plainMarks = (text: string) =>
  text
    .replace(LIST_MAKERS, '')
    .replace(/[“”„‟″]/g, '"')
    .replace(/[‘’′`]/g, "'")
    .replace(/[—–−]/g, '-')
    .replace(QUOTED_OR_SPACES, (found) => (found.trim() === '' ? ' ' : found))
    .trim()

/**
 * The values of a text like `nums = [2, 7], target = 9`, with the mistakes of character recognition
 * repaired: letters for digits, digits for brackets, round brackets for square ones, a missing last
 * bracket. Null for a text that is no list of values.
 */
export function parseValues(text: string): NamedValue[] | null {
  const reader = { rest: repaired(plainMarks(text).replace(/[;.]+$/, '')) }
  const values: NamedValue[] = []
  while (reader.rest !== '') {
    const name = NAME.exec(reader.rest)
    if (name) reader.rest = reader.rest.slice(name[0].length)
    const value = readValue(reader, 0)
    if (value === undefined) return null
    values.push({ name: name?.[1] ?? null, value })
    const separator = /^ ?(?:,|;|and\b|(?=[A-Za-z_]\w*(?:\[\])* ?=))[ ,]*(?:and )?/.exec(
      reader.rest,
    )
    if (!separator) return reader.rest.trim() === '' ? values : null
    reader.rest = reader.rest.slice(separator[0].length)
  }
  return values.length > 0 ? values : null
}

/** The single value of a text; undefined for any other text. */
export function parseValue(text: string): Value | undefined {
  const values = parseValues(text)
  return values?.length === 1 && values[0]?.name === null ? values[0].value : undefined
}

/** What may follow a result: the end of its sentence, a comment, or a reason. */
const AFTER_RESULT =
  /^\s*(?:[.;,)]*$|\/\/|#|\(|- (?=\p{L})|--|,? ?(?:because|since|as|where|which|explanation|in any order)\b)/iu

/** The value that a text begins with, where nothing but a remark follows it. */
export function parseResult(text: string): Value | undefined {
  const whole = parseValue(text)
  if (whole !== undefined) return whole
  const reader = { rest: repaired(plainMarks(text)) }
  const value = readValue(reader, 0)
  return AFTER_RESULT.test(reader.rest) ? value : undefined
}

/** A number with letters that stand for its digits. */
const DOUBTFUL_NUMBER = /(?<![A-Za-z_])(?=[\dOolI|]*\d)\d*[OolI|][\dOolI|]*(?![A-Za-z_])/

/** A number of a list that begins with zeros, or a word without quotes among its numbers. */
const DOUBTFUL_ITEM =
  /[[,({] *-?0\d+(?= *[\],)}])|\d *, *(?!true|false|null|none|nil)[A-Za-z]\w{0,2} *[\],]|\[ *(?!true|false|null|none|nil)[A-Za-z]\w{0,2} *, *-?\d/i

/** Whether letters or brackets of values had to be guessed to read them. */
export function isReadInDoubt(text: string): boolean {
  const plain = plainMarks(text).replace(/[;.]+$/, '')
  if (repaired(plain) !== plain || hasWrongBrackets(plain)) return true
  const bare = plain.replace(QUOTED, '""')
  return DOUBTFUL_NUMBER.test(bare) || DOUBTFUL_ITEM.test(bare)
}

/** A text of values with plain signs, and with those in place that others were read for. */
export const clearText = (text: string): string => repaired(plainMarks(text))

const CLOSING: Record<string, string> = { '[': ']', '(': ')', '{': '}' }

/** Whether a bracket is missing, or closed by one of another kind; those in quotes do not count. */
function hasWrongBrackets(text: string): boolean {
  const open: string[] = []
  for (const sign of text.replace(QUOTED, '').match(/[[\](){}]/g) ?? []) {
    const closing = CLOSING[sign]
    if (closing) open.push(closing)
    else if (open.pop() !== sign) return true
  }
  return open.length > 0
}

interface Reader {
  rest: string
}

/** `depth`: the number of lists around the value. */
function readValue(reader: Reader, depth: number): Value | undefined {
  reader.rest = reader.rest.trimStart()
  const first = reader.rest[0] ?? ''
  if (first === '') return undefined
  if ('[({'.includes(first)) return depth < DEPTH_MAX ? readList(reader, depth + 1) : undefined
  if (first === '"' || first === "'") return readText(reader, first)
  const word = /^[A-Za-z_]\w*/.exec(reader.rest)?.[0]
  const known = word && WORDS[word.toLowerCase()]
  if (word && known !== undefined) {
    reader.rest = reader.rest.slice(word.length)
    return known
  }
  const number = NUMBER.exec(reader.rest)?.[0]
  if (number !== undefined) {
    reader.rest = reader.rest.slice(number.length)
    return Number(number.replace(/[Oo]/g, '0').replace(/[lI|]/g, '1'))
  }
  if (!word || depth === 0) return undefined
  reader.rest = reader.rest.slice(word.length)
  return word
}

function readList(reader: Reader, depth: number): Value[] | undefined {
  reader.rest = reader.rest.slice(1)
  const items: Value[] = []
  for (;;) {
    reader.rest = reader.rest.replace(/^[ ,]+/, '')
    // A last bracket at the end of a line is often lost.
    if (reader.rest === '') return withZeros(items)
    if ('])}'.includes(reader.rest[0] ?? '')) {
      reader.rest = reader.rest.slice(1)
      return withZeros(items)
    }
    const item = readValue(reader, depth)
    if (item === undefined) return undefined
    items.push(item)
  }
}

/** A letter that looks like a zero, in a list of numbers. */
function withZeros(items: Value[]): Value[] {
  const others = items.filter((item) => !ZERO_LETTERS.has(item))
  const isOfNumbers = others.length > 0 && others.every((item) => typeof item === 'number')
  return isOfNumbers ? items.map((item) => (ZERO_LETTERS.has(item) ? 0 : item)) : items
}

function readText(reader: Reader, quote: string): string | undefined {
  const end = reader.rest.indexOf(quote, 1)
  if (end === -1) return undefined
  const text = reader.rest.slice(1, end)
  reader.rest = reader.rest.slice(end + 1)
  return BRACKETS.test(text) ? text.replace(/[1lI|]/g, ']') : text
}

/** Whether every bracket that a text opens is closed again. */
export const isBalanced = (text: string): boolean => missingBrackets(repaired(text)) <= 0

/** How many more brackets a text opens than it closes, without those in quotes. */
function missingBrackets(text: string): number {
  const plain = text.replace(QUOTED, '')
  return (plain.match(/[[({]/g)?.length ?? 0) - (plain.match(/[\])}]/g)?.length ?? 0)
}

/**
 * The values of input by lines, as contest sites show it: numbers of a line are a list, other lines
 * are texts.
 */
export const parseLines = (lines: readonly string[]): Value[] =>
  lines.map((line) => {
    const numbers = line.trim().split(/\s+/)
    if (!numbers.every((number) => /^-?\d+(?:\.\d+)?$/.test(number))) return line.trim()
    return numbers.length === 1 ? Number(numbers[0]) : numbers.map(Number)
  })
