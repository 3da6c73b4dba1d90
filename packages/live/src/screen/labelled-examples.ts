import { exampleOf, present, type ScreenExample } from './parse-example.ts'
import type { ScreenLine } from './screen-lines.ts'
import { isBalanced, parseValues } from './screen-values.ts'

const OWNER = '(?:(?:sample|example|test|your|custom|standard|expected) )?'
/** What may follow a label: a number, where the values come from, a button, a colon. */
const REST = '(?: ?(?:\\(\\w+\\)|example|#?\\d+))*(?:\\s*copy)?\\s*'
/**
 * Character recognition takes the first letter of a label for others, and sometimes a colon for an
 * `s`.
 */
const INPUT = new RegExp(
  `^${OWNER}(?:(?:\\Snput|given|stdin|arguments?|args|before)${REST}(?:[:=]\\s*|$|s\\s+(?=[A-Za-z_]\\w*\\s*=)|\\s(?=[[{("']))|in:\\s*)`,
  'i',
)
const OUTPUT = new RegExp(
  `^${OWNER}(?:(?:\\Su[tl]put|stdout|after)${REST}(?:[:=;]\\s*|$|\\s(?=[[{("'\\d-]))|out:\\s*)`,
  'i',
)
const EXPECTED =
  /^(?:expected(?: (?:[o0]utput|result|answer|value|return))?|result|answer|return(?:s|ed)?(?: value)?(?=\s*:))\s*(?::\s*|$)/i
const END =
  /^(?:examples?|sample|explanation|constraints?|notes?|test|case|follow[- ]?up|hints?|function|returns)\b/i
/** Input and output side by side. */
const SIDE_BY_SIDE =
  /^(?<input>(?:\Snput|given)\b.*?)[ ,;|→>-]+(?<output>(?:expected )?[^\s\d]?utput\s*(?:[:=]|(?=[[{("'\d-])|(?=true|false)).*)$/i

/** The lines of a page, with an input and an output side by side as two. */
export const oneLabelEach = (page: readonly ScreenLine[]): ScreenLine[] =>
  page.flatMap((line) => {
    const { input, output } = SIDE_BY_SIDE.exec(line.text)?.groups ?? {}
    return input && output ? [input, output].map((text) => ({ ...line, text })) : [line]
  })

const isOutput = (text: string) => OUTPUT.test(text) || EXPECTED.test(text)

/** Examples with the labels Input and Output, or Given and Expected. */
export function labelledExamples(lines: readonly ScreenLine[]): ScreenExample[] {
  return lines.flatMap(({ text }, index) => {
    if (!INPUT.test(text)) return []
    const input = untilLabel(lines, index + 1, isOutput)
    if (!isOutput(lines[input.end]?.text ?? '')) return []
    const own = [text.replace(INPUT, ''), ...input.texts].filter(Boolean)
    return present(exampleOf(own, outputAt(lines, input.end)))
  })
}

/** How many lines above the label of a result its arguments may take. */
const ARGUMENT_LINES = 5

/**
 * Examples whose result has a label and whose arguments stand above without one: named, or, above
 * `Returns:`, plain.
 */
export function resultExamples(lines: readonly ScreenLine[]): ScreenExample[] {
  return lines.flatMap(({ text }, index) => {
    if (!isOutput(text)) return []
    const mayBePlain = /^returns?\b/i.test(text)
    let start = index
    while (
      start > index - ARGUMENT_LINES &&
      parseValues(lines[start - 1]?.text ?? '')?.every(({ name }) => mayBePlain || name !== null)
    )
      start--
    const input = lines.slice(start, index).map((line) => line.text)
    return present(
      exampleOf(mayBePlain ? [input.join(', ')].filter(Boolean) : input, outputAt(lines, index)),
    )
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
  const after = untilLabel(lines, index + 1, isOutput)
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

/** Lines of one result look alike: all numbers, all signs, or all words. */
const OUTPUT_LINES = [
  /^-?\d+(?:\.\d+)?(?: -?\d+(?:\.\d+)?)*$/,
  /^[^\p{L}\d\s]+$/u,
  /^\p{L}+ -?\d+$/u,
  /^\p{Ll}+$/u,
  /^\p{Lu}+$/u,
]
const isMoreOutput = (output: string, line: string) =>
  OUTPUT_LINES.some((form) => form.test(line) && form.test(output.split('\n')[0] ?? ''))
