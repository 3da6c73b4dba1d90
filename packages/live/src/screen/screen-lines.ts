/** One line of a page, without line numbers and the marks of comments. */
export interface ScreenLine {
  text: string
  kind: 'blank' | 'heading' | 'code' | 'menu' | 'prose' | 'other'
}

const COMMENT_MARKS = /^(?:\/\*\*?|\*\/|\*(?= |$)|\/\/+|--(?= )|#+(?= )|"""|''')\s?/
const COMMENT_END = /\s*(?:\*\/|"""|''')$/
const CODE =
  /^(?:def |class \w+.*[:{]|function\b.*[{;)]|(?:public|private|static|async|export) |import \w|from \w+ import|const |let |var |assert |pass$|\.\.\.$|(?:for|while|if|elif|else|switch|try|catch|with)\b.*[{:;]$|\w[\w.]*\(.*\);?$|@\w+|#include|using |package |[{}()[\];]+$|return .*;$|int main|(?:git|npm|npx|pip|cd|docker|curl|yarn|python3?|\$) \S)/
/** Titles of the parts of a page that follow the statement. */
const HEADING =
  /^(?:(?:sample |expected |your )?(?:\S?nput|\S?ut?l?put)(?: format)?(?: ?\d+)?(?: copy)?\s*(?::|$|\|)|(?:sample|example|test case|test|case)s?\b ?(?:[\dil]+)?\s*(?:\(.*\))?\s*:?(?: copy)?$|(?:example|examples)\s*:|(?:constraints|explanation|note|notes|follow[- ]?up|hints?|limits|function description|returns|input\/output|problem constraints|scoring|expected|given|result|answer)(?: ?\d+)?\s*(?::|$)|\[(?:execution )?(?:time|memory) limit\]|\[(?:input|output)\]|test cases?\b.*|write an efficient algorithm\b)/i
/** Sentences of pages and calls that are no part of a problem. */
const PAGE_SENTENCE =
  /(?:your screen|(?:is|are) (?:sharing|viewing|presenting)|'s screen|seen this question|last edit|send messages|opened this issue|(?:time|memory) ?limit|no one assigned|\d+ (?:comments?|online|submissions|participants|ago|minutes ago)|minutes ago|sign (?:in|up)|log (?:in|out)|all rights reserved|cookies?\b|here's the task|this is a demo|accepted \d|^participants\b|unsubscribe|upgrade to|view in browser|^(?:good (?:morning|evening)|hi|hello)\b.*\btoday\b|acceptance rate|people also ask|^from the \w+ wiki|<\w+@|@[\w.]+ |type a message|write your \w+ (?:code|query|answer|solution)|write your (?:code|query|answer|solution)|you joined|\$ (?:cat|ls|cd|vim|python|node)\b|ln \d+, col)/i
/** A statement about tables begins with their names. */
const TABLE_NAME = /^table: ?\w+$/i
/** A row of a table drawn with bars, which interrupts nothing. */
const TABLE_ROW = /^(?:\|.*\||[+|][-+=|]+[+|])$/
const FUNCTION_WORD =
  /\b(?:the|an?|of|to|and|is|are|in|that|if|with|for|by|from|you|your|it|its|each|all|which|into|or|as|be|at|on|no|two|must)\b/i

/** The lines of a page, each with its kind. */
export function screenLines(page: string): ScreenLine[] {
  const lines: ScreenLine[] = []
  for (const raw of withoutLineNumbers(page.replace(/\r/g, '').split('\n'))) {
    const text = raw
      .trim()
      .replace(COMMENT_MARKS, '')
      .replace(COMMENT_MARKS, '')
      .replace(COMMENT_END, '')
      .trimEnd()
    lines.push({ text: text.trim(), kind: kindOf(text.trim(), lines.at(-1)) })
  }
  return lines
}

function kindOf(text: string, before: ScreenLine | undefined): ScreenLine['kind'] {
  if (text === '') return 'blank'
  if (TABLE_NAME.test(text)) return 'prose'
  if (HEADING.test(text)) return 'heading'
  if (CODE.test(text)) return 'code'
  if (TABLE_ROW.test(text)) return 'blank'
  if (isMenu(text) || PAGE_SENTENCE.test(text)) return 'menu'
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  if (words >= 4 && FUNCTION_WORD.test(text)) return 'prose'
  const carriesOn = before?.kind === 'prose' && !/[.:!?]$/.test(before.text)
  return carriesOn || (words >= 2 && /[.!?]$/.test(text)) ? 'prose' : 'other'
}

/** Short labels side by side: a menu, tabs or buttons. */
function isMenu(text: string): boolean {
  const labels = text.split(/\s{2,}|\s[|·•>★☆▶]\s/).filter(Boolean)
  const lengths = labels.map((label) => label.split(/\s+/).length)
  if (labels.length >= 2 && Math.max(...lengths) <= 5) return true
  // A title with a page number or a name at the other side.
  return /^[^.]{3,60}\s{6,}\S+(?: \S+){0,2}$/.test(text) && /^\p{Lu}/u.test(text)
}

/**
 * An editor counts its lines: three or more numbers that follow each other at the beginning of
 * lines.
 */
function withoutLineNumbers(lines: string[]): string[] {
  const numbers = lines.map((line) => {
    const match = /^\s*(\d{1,4})(?=$|\s|[^\d.,)\]:\s])/.exec(line)
    return match ? Number(match[1]) : null
  })
  const follows = (index: number) => {
    const number = numbers[index] ?? null
    return number !== null && numbers[index + 1] === number + 1
  }
  const isNumbered = (index: number) =>
    (follows(index) && (follows(index + 1) || follows(index - 1))) ||
    (follows(index - 1) && follows(index - 2))
  return lines.map((line, index) => (isNumbered(index) ? line.replace(/^\s*\d{1,4} ?/, '') : line))
}
