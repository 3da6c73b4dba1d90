import { pairOf, present, type ScreenExample } from './parse-example.ts'
import type { ScreenLine } from './screen-lines.ts'
import { parseValues } from './screen-values.ts'

/** What may stand before an example: `Example 1:`, `e.g.`, `• `. */
const PREFIX =
  /^(?:[•▪*+-] |\(?(?:\d{1,2}|[a-z])[.)] |(?:for )?(?:ex(?:amples?)?|instance|sample|case|test(?: case)?|e\.? ?g|i\.? ?e)\b\.?(?:\s*#?\d+(?=\s*[:.)]))?\s*[:.,)]?\s*)+/i
const ARROW = '(?:-+>|=+>|→|⇒|➞|➔|⟶|⟹|↦)'
const VERB =
  '(?:returns?|gives?|yields?|produces?|becomes?|equals?|prints?|outputs?|evaluates? to|results? in|is turned into|should (?:return|be|give|become|equal|print|output|yield)|must (?:return|be|give))'
/** What stands between a call and its result, such as `==`, `; // ` or `should return`. */
const CALL_RELATION = new RegExp(
  `^\\)*;? *(?:(?://|#|--) *)?(?:${ARROW}|={1,3}|${VERB}\\b|is\\b|:) *|^\\)*;? *(?://|#) *`,
  'i',
)
const PAIR = new RegExp(`^(.+?) ?(?:${ARROW}|(?<= )${VERB}(?= )) ?(.+)$`, 'i')
/** What may stand before the values of a pair: `The string "a" becomes "b"`. */
const NOUN = /^(?:(?:the|an?) )?(?:input|string|array|list|word|number|integer|text|value)s? /i
/** Functions that show or compare the result of another. */
const WRAPPER = /^(?:print\w*|log|expect|assert\w*|repr|str|strip|is|new|list|in)$/i
const CALLS = /(?<!\w)(?:\w+\.)*(\w+)!?\(/g
/** `assertEquals(2, f(1))`: the result stands before the call. */
const EXPECTED_BEFORE = /assert\w*!?\((.+), ?$/i
/** `assertEquals(f(1), 2)`, `expect(f(1)).toBe(2)`, `assertThat(f(1)).isEqualTo(2)`. */
const EXPECTED_AFTER = /^(?:, ?|\)\.\w+\()(.+?)\)+;?$/
/** `assert f(1) == 2, "message"`. */
const ASSERTION_MESSAGE = /, *(?:f?"[^"]*"|f?'[^']*')$/
const PROMPT = /^(?:>+ ?|In ?\[\d*\]: ?|irb\S*> ?)(?=\w+\()/
const ANSWER = /^(?:=> ?|Out ?\[\d*\]: ?)/

/** Examples that are a line: a call with its result, or an arrow between values. */
export function lineExamples(lines: readonly ScreenLine[]): ScreenExample[] {
  return lines.flatMap(({ text }, index) => {
    const plain = text.replaceAll('`', '').replace(PREFIX, '')
    const next = lines[index + 1]?.text ?? ''
    return present(
      (plain.includes('(') ? callExample(plain, next, PROMPT.test(text)) : null) ??
        pairExample(plain) ??
        pairExample(text.replace(PREFIX, '')),
    )
  })
}

function pairExample(text: string): ScreenExample | null {
  const [, input = '', output = ''] = PAIR.exec(text) ?? []
  return output === '' ? null : pairOf(input.replace(NOUN, ''), output)
}

/** `isPrompt`: the line was typed at a prompt, so that the result is the next line. */
function callExample(text: string, next: string, isPrompt: boolean): ScreenExample | null {
  for (const { 0: opening, 1: name = '', index } of text.matchAll(CALLS)) {
    if (WRAPPER.test(name)) continue
    const start = index + opening.length
    const end = closingAt(text, start)
    if (end === -1) return null
    const [before, args] = [text.slice(0, index), text.slice(start, end)]
    const rest = text.slice(end + 1)
    const after = /assert $/.test(before) ? rest.replace(ASSERTION_MESSAGE, '') : rest
    const output =
      EXPECTED_BEFORE.exec(before)?.[1] ??
      (/(?:assert\w*!?|expect)\($/i.test(before) ? EXPECTED_AFTER.exec(after)?.[1] : undefined) ??
      (CALL_RELATION.test(after) ? after.replace(CALL_RELATION, '') : undefined) ??
      (after === '' && (isPrompt || ANSWER.test(next)) ? next.replace(ANSWER, '') : undefined)
    return output === undefined ? null : pairOf(args, withoutVerb(output))
  }
  return null
}

/** `// returns 3` says the same as `// 3`. */
const withoutVerb = (output: string) =>
  output.replace(new RegExp(`^(?:${ARROW}|${VERB}\\b) *`, 'i'), '')

/** Where the bracket that was opened before `start` is closed, not within quotes; -1 nowhere. */
function closingAt(text: string, start: number): number {
  let depth = 1
  let quote = ''
  for (let index = start; index < text.length; index++) {
    const sign = text[index] ?? ''
    if (quote) quote = sign === quote ? '' : quote
    else if ((sign === '"' || sign === "'") && text.includes(sign, index + 1)) quote = sign
    else if (sign === '(') depth++
    else if (sign === ')') depth--
    if (depth === 0) return index
  }
  return -1
}

const KIND =
  '(?:(?:the|an?) )?(?:(?:input|string|array|list|word|number|integer|text|sentence)s? )?'
const SUBJECT =
  '(?:then )?(?:(?:the|your|our|its?|this|you|we|it) )?(?:(?:function|program|method|output|result|answer|sum|code|expected \\w+) )?'
const SAYS =
  '(?:should |must |would |will |shall )?(?:be|is|are|returns?|prints?|outputs?|gives?|expect(?:ed)?|equals?)'
const RESULT =
  '(?:\\w+\\([^)]*\\) ?= ?)?(.+?)(?=[.;](?:\\s|$)| •|,? (?:and )?(?:for|if|when|given) |$)'
/** Examples in sentences. */
const TOLD = [
  new RegExp(
    `\\b(?:for(?! example)|if|when|given|with) ${KIND}(\\S.{0,200}?),? ${SUBJECT}${SAYS}:? ${RESULT}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:answer|output|result) (?:for|of) ${KIND}(\\S.{0,200}?),? ${SAYS}:? ${RESULT}`,
    'gi',
  ),
]

/** Examples that are told: `for s = "a", the output should be 1`. */
export function proseExamples(lines: readonly ScreenLine[]): ScreenExample[] {
  const sentences = lines
    .map(({ text }) => text)
    .join(' ')
    .split(/(?<=[.?!]) +/)
  return sentences.flatMap((sentence) =>
    TOLD.flatMap((form) => [...sentence.matchAll(form)]).flatMap(([, input = '', output = '']) =>
      present(pairOf(input, output)),
    ),
  )
}

/** What follows named values in a sentence: `the sum is 10. Return 10.` */
const RETURNS = /\b(?:returns?|(?:answer|result|output) is) ([^ ].*?)[.;]?$/i

/** Examples whose named values stand in lines of their own, above a sentence with the result. */
export function namedExamples(lines: readonly ScreenLine[]): ScreenExample[] {
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
