import type { QuestionSolution } from '@sightline/contracts/interviews'
import type { Language } from '@sightline/contracts/questions'

/** A good solution in the candidate's language, or in JavaScript where the question bank has none in that language. */
export function referenceCode({ references }: QuestionSolution, language: Language | null) {
  const all: Partial<Record<Language, string | undefined>> = references
  const own = language === null ? undefined : all[language]
  return language !== null && own !== undefined
    ? { language, code: own.trimEnd() }
    : { language: 'javascript' as const, code: references.javascript.trimEnd() }
}
