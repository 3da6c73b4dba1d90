import type { NewEvent } from '@sightline/contracts/interview-events'
import { EVENT_VERSION } from '@sightline/contracts/interview-limits'
import {
  currentQuestion,
  type Explanation,
  type Interview,
  type ModelHint,
  type QuestionProgress,
} from '../interview/state.ts'
import type { CoachBank } from '../rounds/round-strategy.ts'

/** What comes only because the candidate asked for it: a hint, or an explanation. */
export type RequestedReply = Extract<NewEvent, { type: 'hint-given' | 'explained' }>

/** What the coach says where no model explained. */
const NO_EXPLANATION =
  'No model gave an explanation this time. The steps of a good solution stand here as before; ask again in a while.'

const withoutWords = <One extends ModelHint | Explanation>(asked: One[]): One | null =>
  asked.find(({ words }) => words === null) ?? null

/** The hint that has no words yet; one at most. */
export const pendingHint = ({ modelHints }: QuestionProgress) => withoutWords(modelHints)

/** The explanation that has no words yet; one at most. */
export const pendingExplanation = ({ explanations }: QuestionProgress) => withoutWords(explanations)

/** The words of the explanation that a model gave of a submission, if it gave all of it. */
export const wholeExplanation = ({ explanations }: QuestionProgress, submission: string) =>
  explanations.find((one) => one.submission === submission && one.words?.author && !one.words.isCutShort)?.words ?? null

/**
 * What the candidate waits for at the present question, in the coach's words: the step of the hint ladder, or that there is no explanation
 * but its own. A hint to a question that is over is of no use any more.
 */
export function requestedReplies(
  interview: Interview,
  { bank, newId }: { bank: CoachBank; newId: () => string },
): RequestedReply[] {
  const progress = currentQuestion(interview)
  if (!progress) return []
  const { question, doneClockMs } = progress
  const base = { version: EVENT_VERSION, question }
  const hint = doneClockMs === null ? pendingHint(progress) : null
  const step = hint && bank.get(question)?.hints?.[hint.position - 1]
  const explanation = pendingExplanation(progress)
  return [
    ...(hint && step
      ? [{ ...base, id: newId(), type: 'hint-given' as const, position: hint.position, text: step }]
      : []),
    ...(explanation
      ? [
          {
            ...base,
            id: newId(),
            type: 'explained' as const,
            submission: explanation.submission,
            text: NO_EXPLANATION,
          },
        ]
      : []),
  ]
}
