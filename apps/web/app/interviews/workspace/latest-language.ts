import type { ReportedEvent } from '@sightline/contracts/interview-events'
import type { InterviewDetail } from '@sightline/contracts/interviews'
import type { Language } from '@sightline/contracts/questions'

/**
 * The language that the candidate used last, on any device; before the first code, the one the interview was started
 * with.
 */
export function latestLanguage({ interview, events }: InterviewDetail, unsentEvents: ReportedEvent[]): Language {
  const latest = [...events, ...unsentEvents].findLast((event) => 'language' in event)
  return latest && 'language' in latest ? latest.language : (interview.language ?? 'javascript')
}
