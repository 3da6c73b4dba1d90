import type { QuestionSolution } from '@sightline/contracts/interviews/interviews'
import type { Language } from '@sightline/contracts/languages/languages'

/**
 * A good solution in the candidate's language; where the question bank has none in that language,
 * the query or the one in JavaScript.
 */
export function referenceCode({ references }: QuestionSolution, language: Language | null) {
  const all: Partial<Record<Language, string | undefined>> = references
  const shown = [language, 'sql', 'javascript'] satisfies (Language | null)[]
  const found = shown.find((name) => name !== null && all[name] !== undefined) ?? 'javascript'
  return { language: found, code: all[found]?.trimEnd() ?? '' }
}
