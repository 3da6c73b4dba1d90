import type { Language } from '@sightline/contracts/languages/languages'
import { functionName } from '@sightline/languages/function-name'
import type { AnalysedQuestion } from '../code-model.ts'
import type { Remark } from '../remark.ts'
import type { CodeLine } from './code-lines.ts'

/** How a program begins that the tests of this site do not call. */
const MAIN: Partial<Record<Language, RegExp>> = {
  cpp: /^int main \(/,
  python: /^if __name__ ==/,
}
const DEFINITION = /^(?:export |async )*(?:def|function|class|struct|const|let|var)\b/
const COMPARES = /\bassert|\bexpect\b|[!=]==?(?!=)|\braise\b|\bthrow\b|\bequal/i

/**
 * Praise for a candidate who calls the solution with an input of their own, outside of every
 * function or in the main program, and advice to compare what it returns.
 */
export function ownTestRemarks(
  lines: CodeLine[],
  language: Language,
  { signature }: AnalysedQuestion,
): Remark[] {
  const name = functionName(signature, language)
  const calls = new RegExp(`\\b${name}(?: \\. new)? \\(`)
  const main = MAIN[language]
  const levels = levelsOf(lines, language)
  let isMain = false
  const tests = lines.filter(({ text }, index) => {
    const isOutside = levels[index] === 0
    if (isOutside) isMain = main?.test(text) ?? false
    const isStatement = isOutside ? language !== 'cpp' && !isMain : isMain
    return isStatement && !DEFINITION.test(text) && calls.test(text)
  })
  const [first] = tests
  if (!first) return []
  const isCompared = tests.some(({ text }) => COMPARES.test(text))
  return [
    {
      kind: 'own-tests',
      line: first.line,
      message: `Good: you try \`${name}\` with an input of your own.`,
      reason: isCompared
        ? 'Interviewers like to see that. The smallest input and one at the limits are worth a line, too.'
        : 'Interviewers like to see that. Compare the result with what you expect, and a wrong answer shows by itself.',
    },
  ]
}

/** How deep each line lies: within how many brackets, or in Python and Ruby how far in. */
function levelsOf(lines: CodeLine[], language: Language): number[] {
  if (language === 'python') return lines.map(({ indent }) => indent)
  let level = 0
  return lines.map(({ tokens, indent }) => {
    const before = level
    for (const { text } of tokens) {
      if (language === 'ruby' && text === 'def') level++
      if (language === 'ruby' && text === 'end' && indent === 0) level = 0
      if (language !== 'ruby' && /^[([{]$/.test(text)) level++
      if (language !== 'ruby' && /^[)\]}]$/.test(text)) level--
    }
    return before
  })
}
