import { columnExamples, tableExamples } from './example-tables.ts'
import { exampleOf, pairOf, present, type ScreenExample } from './parse-example.ts'
import type { ScreenLine } from './screen-lines.ts'
import { isBalanced, parseValues } from './screen-values.ts'

/**
 * Character recognition takes the first letter of a label for others, and sometimes a colon for an
 * `s`.
 */
const INPUT =
  /^(?:sample |example |test )?(?:\Snput|given)(?: ?\d+)?(?:\s*copy)?\s*(?:[:=]\s*|$|s\s+(?=[A-Za-z_]\w*\s*=))/i
const OUTPUT = /^(?:sample |expected |example )?\Su[tl]put(?: ?\d+)?(?:\s*copy)?\s*(?:[:=;]\s*|$)/i
const EXPECTED = /^(?:expected(?: (?:[o0]utput|result|answer))?|result|answer)\s*(?::\s*|$)/i
const END =
  /^(?:examples?|sample|explanation|constraints?|notes?|test|case|follow[- ]?up|hints?|function|returns)\b/i
const ARROW = '(?:->|=>|→|⇒|➞|➔|⟶|⟹|-->|==>)'
/** What may stand before an example: `Example 1:`, `• `. */
const PREFIX =
  '(?:(?:ex|examples?|sample|case|test)\\.? ?\\d*[:.)]? ?|assert |>>> ?|[•*-] ?|\\d[.)] |print\\()?'
const RESULT = `(?: ?(?:={2,3}|=|${ARROW}|\\/\\/ ?(?:=>|->|→)?|# ?(?:=>|->|→)?|returns?|should return|should be|gives|is)) ?`
const CALL = new RegExp(`^${PREFIX}(\\w+)\\((.*)\\)${RESULT}(.+)$`, 'i')
/** `expect(f(1)).toBe(2)`, `assertEquals(f(1), 2)`. */
const EXPECTATION = /^(?:\w+\.)?(?:expect|assert\w*)\(\w+\((.*)\)(?:\)\.\w+\(|, ?)(.+?)\);?$/
/** `assertEquals(2, f(1))`. */
const EXPECTED_FIRST = /^(?:\w+\.)?assert\w*\((.+?), ?\w+\((.*)\)\);?$/
const PROMPT_CALL = /^>>> ?(\w+)\((.*)\)$/
const PAIR = new RegExp(`^${PREFIX}(.+?) ?${ARROW} ?(.+)$`, 'i')
/** Input and output side by side. */
const SIDE_BY_SIDE =
  /^(?<input>(?:\Snput|given)\b.*?)[ ,;|]+(?<output>(?:expected )?[^\s\d]?utput\s*[:=].*)$/i
const SHOULD_BE =
  /\bfor (.+?),? the (?:output|result|answer) should be\s+(?:\w+\([^)]*\) ?= ?)?(.+?)(?=[;.](?:\s|$)| •|$)/gi
const GIVEN =
  /\b(?:given|for|if) (\w+ ?= ?[^.]*?),? (?:(?:the|your|it|this) )?(?:function |program |it )?(?:should )?(?:returns?|the answer is|the result is) (-?[\w"'[\](){}, -]+?(?:\.\d+)?)(?=[.;]|$)/gi

const VALUE = String.raw`"[^"]*"|'[^']*'|\[[^\]]*\]|-?\d+(?:\.\d+)?|true|false`
/** `given the string "a b", return "b"`. */
const GIVEN_VALUE = new RegExp(
  `\\bgiven (?:(?:the|an?) )?(?:\\w+ )?(${VALUE}),? (?:(?:you|it|your \\w+) should )?returns? (${VALUE})`,
  'gi',
)
/** What follows named values in a sentence: `the sum is 10. Return 10.` */
const RETURNS = /\b(?:returns?|(?:answer|result|output) is) ([^ ].*?)[.;]?$/i

/**
 * The examples of a page, in its order, each once. Examples of classes are left out: no runner
 * takes them.
 */
export function findExamples(page: readonly ScreenLine[]): ScreenExample[] {
  const lines = page.flatMap((line) => {
    const { input, output } = SIDE_BY_SIDE.exec(line.text)?.groups ?? {}
    return input && output ? [input, output].map((text) => ({ ...line, text })) : [line]
  })
  const found =
    [labelledExamples, resultExamples]
      .map((find) => find(lines))
      .find(({ length }) => length > 0) ??
    [columnExamples, tableExamples, namedExamples, lineExamples, proseExamples].flatMap((find) =>
      find(lines),
    )
  const seen = new Set<string>()
  return found.filter((example) => {
    const key = JSON.stringify([example.args, example.expected])
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew && !isOfClass(example)
  })
}

/** Calls of methods: `["LRUCache", "put"]` with `[[2], [1, 1]]`. */
const isOfClass = ({ args: [calls, values, ...others] }: ScreenExample) =>
  others.length === 0 &&
  Array.isArray(calls) &&
  Array.isArray(values) &&
  calls.length === values.length &&
  typeof calls[0] === 'string' &&
  /^[A-Z]/.test(calls[0]) &&
  values.every(Array.isArray)

/** Examples with the labels Input and Output, or Given and Expected. */
function labelledExamples(lines: readonly ScreenLine[]): ScreenExample[] {
  const examples: ScreenExample[] = []
  for (const [index, { text }] of lines.entries()) {
    if (!INPUT.test(text)) continue
    const input = untilLabel(lines, index + 1, (line) => OUTPUT.test(line) || EXPECTED.test(line))
    const next = lines[input.end]?.text ?? ''
    if (!OUTPUT.test(next) && !EXPECTED.test(next)) continue
    const output = outputAt(lines, input.end)
    const example = exampleOf([text.replace(INPUT, ''), ...input.texts].filter(Boolean), output)
    if (example) examples.push(example)
  }
  return examples
}

/** Examples whose result has a label and whose named arguments stand above without one. */
function resultExamples(lines: readonly ScreenLine[]): ScreenExample[] {
  return lines.flatMap(({ text }, index) => {
    if (!OUTPUT.test(text) && !EXPECTED.test(text)) return []
    let start = index
    while (
      start > index - 5 &&
      parseValues(lines[start - 1]?.text ?? '')?.every(({ name }) => name !== null)
    )
      start--
    const input = lines.slice(start, index).map((line) => line.text)
    return present(exampleOf(input, outputAt(lines, index)))
  })
}

/** The lines from `start` to a label, at most twenty. */
function untilLabel(lines: readonly ScreenLine[], start: number, isEnd: (text: string) => boolean) {
  let end = start
  while (end < lines.length && end < start + 20) {
    const text = lines[end]?.text ?? ''
    if (isEnd(text) || END.test(text) || INPUT.test(text)) break
    end++
  }
  return { end, texts: lines.slice(start, end).map(({ text }) => text) }
}

/**
 * The text of the result at a label. Where a page shows the result of a run beside the expected
 * one, the latter.
 */
function outputAt(lines: readonly ScreenLine[], index: number): string {
  const text = lines[index]?.text ?? ''
  const after = untilLabel(lines, index + 1, (line) => OUTPUT.test(line) || EXPECTED.test(line))
  if (!EXPECTED.test(text) && EXPECTED.test(lines[after.end]?.text ?? ''))
    return outputAt(lines, after.end)
  const own =
    text.replace(EXPECTED.test(text) ? EXPECTED : OUTPUT, '').split(/\bexplanation\b/i)[0] ?? ''
  const rest = own.trim() === '' ? after.texts : [own, ...after.texts]
  let output = rest[0] ?? ''
  for (const line of rest.slice(1)) {
    if (line === '') break
    if (!isBalanced(output)) output += ` ${line}`
    else if (isMoreOutput(output, line)) output += `\n${line}`
    else break
  }
  return output.trim()
}

/** Examples that are a line: a call with its result, or an arrow between values. */
function lineExamples(lines: readonly ScreenLine[]): ScreenExample[] {
  return lines.flatMap(({ text }, index) => {
    const prompt = PROMPT_CALL.exec(text)
    if (prompt) return present(pairOf(prompt[2] ?? '', lines[index + 1]?.text ?? ''))
    const expectation = EXPECTATION.exec(text)
    if (expectation) return present(pairOf(expectation[1] ?? '', expectation[2] ?? ''))
    const expectedFirst = EXPECTED_FIRST.exec(text)
    if (expectedFirst) return present(pairOf(expectedFirst[2] ?? '', expectedFirst[1] ?? ''))
    const call = CALL.exec(text)
    if (call) {
      const example = pairOf(call[2] ?? '', call[3] ?? '')
      if (example) return [example]
    }
    const pair = PAIR.exec(text)
    return pair ? present(pairOf(pair[1] ?? '', pair[2] ?? '')) : []
  })
}

/**
 * Examples that are told: `for s = "a", the output should be 1`, `given a = [1], the function
 * should return 2`.
 */
function proseExamples(lines: readonly ScreenLine[]): ScreenExample[] {
  const text = lines.map((line) => line.text).join(' ')
  return [SHOULD_BE, GIVEN, GIVEN_VALUE]
    .flatMap((form) => [...text.matchAll(form)])
    .flatMap(([, input = '', output = '']) => present(pairOf(input, output)))
}

/** Lines of one result look alike: all numbers, all signs, or all words. */
const OUTPUT_LINES = [
  /^-?\d+(?:\.\d+)?(?: -?\d+(?:\.\d+)?)*$/,
  /^[^\p{L}\d\s]+$/u,
  /^\p{Ll}+$/u,
  /^\p{Lu}+$/u,
]
const isMoreOutput = (output: string, line: string) =>
  OUTPUT_LINES.some((form) => form.test(line) && form.test(output.split('\n')[0] ?? ''))

/** Examples whose named values stand in lines of their own, above a sentence with the result. */
function namedExamples(lines: readonly ScreenLine[]): ScreenExample[] {
  const isNamed = (index: number) =>
    parseValues(lines[index]?.text ?? '')?.every(({ name }) => name !== null) === true
  return lines.flatMap((_, start) => {
    if (!isNamed(start) || isNamed(start - 1)) return []
    let end = start
    while (isNamed(end)) end++
    const said = lines.slice(end, end + 4).flatMap(({ text }) => RETURNS.exec(text)?.[1] ?? [])[0]
    const input = lines.slice(start, end).map(({ text }) => text)
    return said ? present(pairOf(input.join(', '), said)) : []
  })
}
