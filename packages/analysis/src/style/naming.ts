import type { AnalysedQuestion } from '../code-model.ts'
import type { Remark } from '../remark.ts'
import type { CodeLine } from './code-lines.ts'

/**
 * Names that have a meaning of their own in a short program: indices, sizes, ends, coordinates,
 * queues.
 */
const CONVENTIONAL = /^[ijklmnrxyq_]$/
const MENTIONS_MIN = 4
/** A value that lives for fewer lines is in sight from its first to its last use. */
const LIFE_MIN = 12
const TYPE =
  '(?:const|let|var|auto|(?:unsigned )?(?:int|long|double|char|bool|size_t|string)(?: long)?|(?:std :: )?(?:vector|map|set|unordered_map|unordered_set|deque|stack|priority_queue|pair|string)\\b[^=;()]*?) (?:[&*] )?'
const TYPED = new RegExp(`^${TYPE}([a-z]) (?:[=;({:](?! [=:]))`)
const UNTYPED = /^([a-z]) =(?! =)/
/** The functions that a program holds in variables are not what the rule is about. */
const OF_FUNCTION = /=>|->|\blambda\b|\bfunction\b|= \[ [^\]]*\] \(/

/**
 * A remark on the first value that keeps a name of one letter for many lines and is no index, size
 * or input.
 */
export function namingRemarks(lines: CodeLine[], question: AnalysedQuestion): Remark[] {
  for (const [index, line] of lines.entries()) {
    const name = (TYPED.exec(line.text) ?? UNTYPED.exec(line.text))?.[1]
    if (
      !name ||
      OF_FUNCTION.test(line.text) ||
      CONVENTIONAL.test(name) ||
      line.indent === 0 ||
      isOfQuestion(name, question)
    )
      continue
    const mentions = lines.filter((other) => mentionsIn(other, name) > 0)
    const [first, last] = [mentions[0], mentions.at(-1)]
    // Code that mentions the name before may mean another value by it.
    if (!last || first !== lines[index]) continue
    const life = last.line - line.line + 1
    const count = mentions.reduce((total, other) => total + mentionsIn(other, name), 0)
    if (
      life < LIFE_MIN ||
      count < MENTIONS_MIN ||
      mentions.some((other) => isUnclear(other, line, name))
    )
      continue
    return [
      {
        kind: 'naming',
        line: line.line,
        message: `\`${name}\` is used over ${life} lines, and its name does not say what it holds.`,
        reason: 'A word instead of a letter would save a reader from looking it up.',
      },
    ]
  }
  return []
}

const mentionsIn = ({ tokens }: CodeLine, name: string) =>
  tokens.filter((token) => token.isName && token.text === name).length

/**
 * Whether a line makes another value of that name, or shows that the value is an index or a size.
 */
function isUnclear({ text, indent }: CodeLine, declaration: CodeLine, name: string): boolean {
  const isOther =
    indent < declaration.indent || (text !== declaration.text && TYPED.exec(text)?.[1] === name)
  const isParameter = new RegExp(
    `\\bfor\\b[^=]*\\b${name}\\b.*\\b(?:in|of)\\b|\\bfor \\([^;:]*\\b${name} (?:=|:)|\\|[^|]*\\b${name}\\b[^|]*\\||\\blambda\\b[^:]*\\b${name}\\b|\\b${name}(?: [,)][^=]*)? =>|\\b(?:def|function)\\b.*\\b${name}\\b`,
  ).test(text)
  const isIndex = new RegExp(`[\\w)\\]] \\[[^\\]]*\\b${name}\\b[^\\]]*\\]`).test(text)
  const isSize = new RegExp(`\\b${name} = .*\\b(?:len \\(|length|size|count)`).test(text)
  return isOther || isParameter || isIndex || isSize
}

/** Letters of the statement and of the inputs mean there what they mean in the code. */
function isOfQuestion(
  name: string,
  { signature, statement, constraints }: AnalysedQuestion,
): boolean {
  const spans = [statement, ...constraints].flatMap((text) =>
    [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span),
  )
  return (
    signature.parameters.some((parameter) => parameter.name === name) ||
    spans.some((span) => new RegExp(`\\b${name}\\b`).test(span))
  )
}
