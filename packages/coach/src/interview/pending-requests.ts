import type { Explanation, ModelHint, QuestionProgress } from './state.ts'

const findPending = <Request extends ModelHint | Explanation>(
  requests: Request[],
): Request | null => requests.find(({ wording }) => wording === null) ?? null

/** The requested hint that has no wording yet. A question has at most one. */
export const pendingHint = ({ modelHints }: QuestionProgress) => findPending(modelHints)

/** The requested explanation that has no wording yet. A question has at most one. */
export const pendingExplanation = ({ explanations }: QuestionProgress) => findPending(explanations)

/**
 * The explanation that a model gave of a submission; null while no model has given a complete one.
 */
export const completeExplanation = ({ explanations }: QuestionProgress, submissionId: string) =>
  explanations.find(
    ({ submission, wording }) =>
      submission === submissionId && wording?.author && !wording.isCutShort,
  )?.wording ?? null
