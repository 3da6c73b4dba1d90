import type { Interview } from '@sightline/coach/interview/state'
import type { InterviewDetail } from '@sightline/contracts/interviews'
import { Spinner } from '@sightline/ui/spinner'
import { errorMessage } from '../../http.ts'
import { pluralize } from '../labels.ts'
import { useFitting } from './use-fitting.ts'

type FittingNoteProps = { detail: InterviewDetail; interview: Interview; onOver: () => void }

/** The state of fitting the questions to the job description; nothing where the interview has no job description. */
export function FittingNote({ detail, interview: { fitting, leadIns }, onOver }: FittingNoteProps) {
  const { isFittingOwed } = detail
  const problem = useFitting(detail.interview.id, isFittingOwed, onOver)
  const job = detail.context?.jobDescription
  if (!job) return null
  return (
    <p role="status" className="flex gap-3 text-sm text-muted empty:hidden">
      {isFittingOwed && problem && `${errorMessage(problem.error)} You can begin with the questions as they stand.`}
      {isFittingOwed && !problem && (
        <>
          <span className="mt-0.5">
            <Spinner />
          </span>
          <span className="min-w-0 break-words">
            A model is fitting the questions to “{job.title}”. Begin now, and they stay as the coach planned them.
          </span>
        </>
      )}
      {fitting?.isOver &&
        (fitting.by === null ? (
          'The questions stay as the coach planned them: no model fitted them to the job.'
        ) : (
          <span className="min-w-0 break-words">
            The model {fitting.by} fitted {pluralize(Object.keys(leadIns).length, 'question')} to “{job.title}”. All
            questions are from the coach’s bank, and scored as ever.
          </span>
        ))}
    </p>
  )
}
