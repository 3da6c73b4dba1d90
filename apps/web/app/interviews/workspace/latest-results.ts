import { attemptsOf } from '@sightline/coach/interview/attempts'
import type { LastResults, QuestionProgress } from '@sightline/coach/interview/state'
import type { Language } from '@sightline/contracts/languages/languages'

/** The results of the latest run or submission in one language; null when nothing was run in it. */
export function latestResultsIn(
  progress: QuestionProgress,
  language: Language,
): LastResults | null {
  const { lastResults } = progress
  if (lastResults === null || lastResults.language === language) return lastResults
  const attempt = attemptsOf(progress, language).at(-1)
  if (!attempt) return null
  const { submission, code, results } = attempt
  return { kind: submission === null ? 'run' : 'submission', language, code, results }
}
