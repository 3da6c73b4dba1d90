import type { Remark } from '../remark.ts'
import type { CodeLine } from './code-lines.ts'

const LINES_MIN = 4
/** Declarations and other short lines look alike without saying the same. */
const TOKENS_MIN = 32
/** Longer code is not compared line by line. */
const LINES_MAX = 400
const IMPORT = /^(?:# ?include|import|from|using|require)\b/

type Block = { first: number; second: number; length: number; isRenamed: boolean }

/**
 * A remark on the longest stretch of at least four lines that stands in the code a second time with
 * other names.
 */
export function repetitionRemarks(lines: CodeLine[]): Remark[] {
  const code = lines.filter(({ text }) => !IMPORT.test(text)).slice(0, LINES_MAX)
  let longest: Block | null = null
  for (let first = 0; first + 2 * LINES_MIN <= code.length; first++)
    for (let second = first + LINES_MIN; second + LINES_MIN <= code.length; second++) {
      const block = blockAt(code, first, second)
      if (block.length >= LINES_MIN && block.length > (longest?.length ?? 0) && isLong(code, block))
        longest = block
    }
  return longest ? [remarkOn(code, longest)] : []
}

/**
 * How many lines from `first` on are the same as those from `second` on, but for names that change
 * throughout.
 */
function blockAt(code: CodeLine[], first: number, second: number): Block {
  const names = new Map<string, string>()
  const back = new Map<string, string>()
  let length = 0
  for (; first + length < second && second + length < code.length; length++) {
    const [a, b] = [code[first + length], code[second + length]]
    if (!a || !b || !isSame(a, b, names, back)) break
  }
  return { first, second, length, isRenamed: [...names].some(([from, to]) => from !== to) }
}

function isSame(
  a: CodeLine,
  b: CodeLine,
  names: Map<string, string>,
  back: Map<string, string>,
): boolean {
  if (a.tokens.length !== b.tokens.length) return false
  return a.tokens.every(({ text, isName }, index) => {
    const other = b.tokens[index]
    if (!other || isName !== other.isName) return false
    if (!isName) return text === other.text
    if (!names.has(text) && !back.has(other.text)) {
      names.set(text, other.text)
      back.set(other.text, text)
    }
    return names.get(text) === other.text && back.get(other.text) === text
  })
}

const isLong = (code: CodeLine[], { first, length }: Block) =>
  code.slice(first, first + length).reduce((total, { tokens }) => total + tokens.length, 0) >=
  TOKENS_MIN

function remarkOn(code: CodeLine[], { first, second, length, isRenamed }: Block): Remark {
  const lineAt = (index: number) => code[index]?.line ?? 1
  const [from, to] = [lineAt(second), lineAt(second + length - 1)]
  return {
    kind: 'repetition',
    line: from,
    message: `Lines ${from} to ${to} repeat lines ${lineAt(first)} to ${lineAt(first + length - 1)}${isRenamed ? ' with other names' : ''}.`,
    reason:
      'A function of its own, called twice, would be shorter, and a mistake in it would be corrected in one place.',
  }
}
