import type { Language } from '@sightline/contracts/languages/languages'
import type { AnalysedQuestion } from '../code-model.ts'
import type { Remark } from '../remark.ts'
import { type CodeLine, codeLines } from './code-lines.ts'
import { namingRemarks } from './naming.ts'
import { ownTestRemarks } from './own-tests.ts'
import { repetitionRemarks } from './repetition.ts'

/** Languages whose lines are told apart without a parser. */
const LANGUAGES: Language[] = ['javascript', 'typescript', 'python', 'ruby', 'cpp']

/**
 * Remarks on names, on repeated lines and on tests of the candidate's own. They read the words of
 * the code alone, so that C++ and Ruby get them too. Lines that the candidate was given get none.
 */
export function styleRemarks(
  code: string,
  language: Language,
  question: AnalysedQuestion,
): Remark[] {
  if (!LANGUAGES.includes(language)) return []
  const lines = codeLines(code, language)
  const given = new Set(givenLines(language, question).map(({ text }) => text))
  const textAt = new Map(lines.map(({ line, text }) => [line, text]))
  return remarksOn(lines, language, question).filter(
    ({ line }) => !given.has(textAt.get(line) ?? ''),
  )
}

const remarksOn = (lines: CodeLine[], language: Language, question: AnalysedQuestion) => [
  ...repetitionRemarks(lines),
  ...namingRemarks(lines, question),
  ...ownTestRemarks(lines, language, question),
]

function givenLines(language: Language, { givenCode }: AnalysedQuestion): CodeLine[] {
  const given = Object.entries(givenCode ?? {}).find(([name]) => name === language)?.[1]
  return given ? codeLines(given, language) : []
}
