import { foldInterview } from '@sightline/coach/interview/fold'
import type { Interview } from '@sightline/coach/interview/state'
import { spokenTexts } from '@sightline/coach/spoken-answers/given-answer'
import type { NewEvent } from '@sightline/contracts/interviews/events'
import { sentencesOf } from '@sightline/english/sentences'
import type { InterviewDeps } from './deps.ts'
import { readDecisiveEvents } from './event-log.ts'
import type { OwnedId } from './owned-interview.ts'

/** Events after which the coach may judge answers. */
const JUDGED_AFTER: NewEvent['type'][] = ['answered', 'moved-on', 'candidate-asked', 'ended']

interface Addition {
  type: NewEvent['type']
  /** What the candidate says with the event. */
  text?: string | undefined
}

/**
 * Encodes the sentences that the coach may judge when these events are appended. Called before the
 * transaction, because encoding takes time and the transaction locks the interview.
 */
export async function prepareMeanings(deps: InterviewDeps, owned: OwnedId, additions: Addition[]) {
  if (!additions.some(({ type }) => JUDGED_AFTER.includes(type))) return
  const interview = foldInterview(await readDecisiveEvents(deps.db, owned.id))
  const added = additions.flatMap(({ text = '' }) =>
    sentencesOf([{ text, seq: 0 }]).map((sentence) => sentence.text),
  )
  await prepareInterviewMeanings(deps, interview, added)
}

/**
 * Encodes all answers of an interview, and further texts. Coding interviews have none that rest on
 * meaning.
 */
export async function prepareInterviewMeanings(
  { bank }: Pick<InterviewDeps, 'bank'>,
  interview: Interview,
  added: string[] = [],
) {
  const isSpoken = interview.plan !== null && interview.plan.round !== 'coding'
  if (isSpoken) await bank.meanings?.prepare([...spokenTexts(interview), ...added])
}
