import { errorMessage } from '@sightline/client/errors'
import type { Interview } from '@sightline/coach/interview/state'
import type { InterviewDetail } from '@sightline/contracts/interviews/interviews'
import { Spinner } from '@sightline/ui/spinner'
import { interviewsApi } from '../api.ts'
import { pluralize } from '../labels.ts'
import { useUntilOver } from './use-until-over.ts'

type FittingNoteProps = { detail: InterviewDetail; interview: Interview; onOver: () => void }

/**
 * The state of fitting the questions to the job description; nothing where the interview has no job
 * description.
 */
export function FittingNote({
  detail,
  interview: { fitting, leadIns, plan },
  onOver,
}: FittingNoteProps) {
  const { isFittingOwed } = detail
  const problem = useUntilOver(() => interviewsApi.fit(detail.interview.id), isFittingOwed, onOver)
  const job = detail.context?.jobDescription
  // Where no model chose a question but one wrote the first, WritingNote says so.
  if (
    !job ||
    (fitting?.by === null && plan?.questions.some(({ writtenBy }) => writtenBy !== undefined))
  )
    return null
  return (
    <p role="status" className="flex gap-3 text-sm text-muted empty:hidden">
      {isFittingOwed &&
        problem &&
        `${errorMessage(problem.error)} You can begin with the coach’s plan.`}
      {isFittingOwed && !problem && (
        <>
          <span className="mt-0.5">
            <Spinner />
          </span>
          <span className="min-w-0 break-words">
            A model is choosing questions that fit “{job.title}”. If you begin now, the coach’s plan
            stays as it is.
          </span>
        </>
      )}
      {fitting?.isOver &&
        (fitting.by === null ? (
          'No model chose questions for this job, so the coach’s plan stays as it is.'
        ) : (
          <span className="min-w-0 break-words">
            The model {fitting.by} chose {pluralize(Object.keys(leadIns).length, 'question')} for “
            {job.title}”. These questions come from the coach’s question bank and are scored as
            usual.
          </span>
        ))}
    </p>
  )
}
