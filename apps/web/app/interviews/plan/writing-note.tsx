import { errorMessage } from '@sightline/client/errors'
import type { Interview } from '@sightline/coach/interview/state'
import type { WritingRefusal } from '@sightline/contracts/interviews/events'
import type { InterviewDetail } from '@sightline/contracts/interviews/interviews'
import { Button } from '@sightline/ui/button'
import { Spinner } from '@sightline/ui/spinner'
import { useState } from 'react'
import { interviewsApi } from '../api.ts'
import { useUntilOver } from './use-until-over.ts'

const REFUSALS: Record<WritingRefusal, string> = {
  'no-answer': 'No model wrote a question in time',
  unusable: 'A model wrote a question, but parts of it could not be used',
  'reference-fails': 'A model wrote a question, but its own solution failed or never ended',
  'examples-contradict': 'A model wrote a question, but its own solution contradicts its examples',
  'too-few-tests': 'A model wrote a question, but too few of its tests work',
}

type WritingNoteProps = { detail: InterviewDetail; interview: Interview; onOver: () => void }

/**
 * Offers a question that a model writes for the job description, and shows whether one was written;
 * nothing where none is offered.
 */
export function WritingNote({ detail, interview: { writing, plan }, onOver }: WritingNoteProps) {
  const [isRequested, setIsRequested] = useState(false)
  const isWanted = detail.writing === 'begun' || (detail.writing === 'offered' && isRequested)
  const problem = useUntilOver(
    () => interviewsApi.writeQuestion(detail.interview.id),
    isWanted,
    onOver,
  )
  const author = plan?.questions[0]?.writtenBy
  return (
    <div className="flex flex-col items-start gap-3 text-sm text-muted empty:hidden">
      {detail.writing === 'offered' && !isRequested && (
        <>
          <p>
            A model can write the first question from the job description instead. Its own solution
            is run on every example and test before you see the question; if they disagree, the
            coach’s question stays. The answer counts against this interview’s use of models.
          </p>
          <Button onClick={() => setIsRequested(true)}>Have a question written</Button>
        </>
      )}
      <p role="status" className="flex gap-3 empty:hidden">
        {isWanted &&
          problem &&
          `${errorMessage(problem.error)} You can begin with the coach’s question.`}
        {isWanted && !problem && (
          <>
            <span className="mt-0.5">
              <Spinner />
            </span>
            <span>
              A model is writing a question, and its solution is run on the tests. This takes up to
              two minutes. If you begin now, the coach’s question stays.
            </span>
          </>
        )}
        {writing?.isOver &&
          writing.refusal &&
          `${REFUSALS[writing.refusal]}, so the coach’s question stays.`}
        {writing?.isOver && author !== undefined && (
          <span className="min-w-0 break-words">
            The first question was written by the model {author} for this job. Its tests come from
            running the model’s own solution, and nobody else has checked it.
          </span>
        )}
      </p>
    </div>
  )
}
