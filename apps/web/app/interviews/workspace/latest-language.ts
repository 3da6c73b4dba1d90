import type { ReportedEvent } from '@sightline/contracts/interviews/events'
import type { InterviewDetail } from '@sightline/contracts/interviews/interviews'
import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { offeredLanguages } from '@sightline/languages/offered-languages'

/**
 * The language, of those that the question is offered in, that the candidate used last, on any
 * device; before the first code, the one the interview was started with.
 */
export function latestLanguage(
  { interview, events }: InterviewDetail,
  unsentEvents: ReportedEvent[],
  { kind }: Pick<CandidateQuestion, 'kind'>,
): Language {
  const used = [...events, ...unsentEvents].flatMap((event) =>
    'language' in event ? [event.language] : [],
  )
  const offered = offeredLanguages(kind)
  return (
    [interview.language, ...used].findLast((language) => language && offered.includes(language)) ??
    offered[0] ??
    'javascript'
  )
}
