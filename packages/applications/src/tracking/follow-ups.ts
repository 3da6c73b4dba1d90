import type { FollowUp } from '@sightline/contracts/applications/applications'
import type { ApplicationState, FollowUpKind } from '@sightline/contracts/applications/states'

const DAY_MS = 24 * 60 * 60 * 1000
export const AFTER_SUBMISSION_DAYS = 7
export const AFTER_INTERVIEW_DAYS = 1
/** After this many days of silence nothing is to be expected any more. */
export const SILENCE_DAYS = 30

export interface Followed {
  state: ApplicationState
  stateSince: Date
  interviewAt: Date | null
  /** When the candidate last followed up in this state. */
  followedUpAt: Date | null
}

/**
 * What time alone asks of a candidate: to ask 7 days after a submission, to say thanks 1 day after
 * an interview, once each; and 30 days after the last of these without a word the silence is named
 * `no-answer`. Null in other states, and before an interview has a date.
 */
export function followUpOf(application: Followed, now: Date): FollowUp | null {
  const { state, stateSince, interviewAt, followedUpAt } = application
  const begin =
    state === 'submitted' ? stateSince : state === 'interview' ? (interviewAt ?? stateSince) : null
  if (begin === null) return null
  const last = followedUpAt && followedUpAt > begin ? followedUpAt : begin
  const silentAt = plusDays(last, SILENCE_DAYS)
  if (now >= silentAt) return followUp('no-answer', silentAt, now)
  if (last !== begin) return followUp('no-answer', silentAt, now)
  return state === 'submitted'
    ? followUp('after-submission', plusDays(begin, AFTER_SUBMISSION_DAYS), now)
    : followUp('after-interview', plusDays(begin, AFTER_INTERVIEW_DAYS), now)
}

const plusDays = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)

const followUp = (kind: FollowUpKind, dueAt: Date, now: Date): FollowUp => ({
  kind,
  dueAt: dueAt.toISOString(),
  isDue: now >= dueAt,
})

interface Correspondence {
  company: string
  title: string
  /** The person to write to; empty when nobody is known. */
  contactName: string
  candidateName: string
}

/** A message for the candidate to copy and change. It claims nothing that is not known. */
export function followUpDraft(kind: FollowUpKind, words: Correspondence): string {
  const { company, title, contactName, candidateName } = words
  const greeting = contactName === '' ? 'Hello,' : `Hello ${contactName},`
  return [greeting, ...BODIES[kind](title, company), `Kind regards\n${candidateName}`.trim()].join(
    '\n\n',
  )
}

const BODIES: Record<FollowUpKind, (title: string, company: string) => string[]> = {
  'after-submission': (title, company) => [
    `I applied for the position “${title}” at ${company} and would like to ask where my application stands. I am still interested.`,
    'Is there anything that I can add?',
  ],
  'after-interview': (title, company) => [
    `Thank you for the conversation about the position “${title}” at ${company}. I remain interested in it.`,
    'If a question has stayed open, I am glad to answer it.',
  ],
  'no-answer': (title, company) => [
    `Some weeks ago I applied for the position “${title}” at ${company} and have not heard from you. Has it been filled?`,
    'If so, a short word is enough, and I would be glad to be considered for another one.',
  ],
}
