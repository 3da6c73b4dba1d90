import { errorMessage } from '@sightline/client/errors'
import {
  completeExplanation,
  pendingExplanation,
} from '@sightline/coach/interview/pending-requests'
import type { QuestionProgress } from '@sightline/coach/interview/state'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import Sparkles from 'lucide-react/icons/sparkles'
import { useId, useState } from 'react'
import { interviewsApi } from '../api.ts'
import type { InterviewTalk } from '../log/use-interview-log.ts'
import { ReplyAuthor, ReplyText, StreamedReplyText, TakeoverNote } from '../replies/coach-reply.tsx'
import { streamedOfKind } from '../replies/use-coach-replies.ts'

type ExplanationProps = {
  log: InterviewTalk
  interviewId: string
  progress: QuestionProgress
  /** The id of the judged submission to explain. */
  submission: string
  /** Without models no new explanation can be requested; an earlier one stays visible. */
  hasModels: boolean
}

/**
 * A model's explanation of a submission: the button that requests it, and the explanation once it
 * exists.
 */
export function Explanation({
  log,
  interviewId,
  progress,
  submission,
  hasModels,
}: ExplanationProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const titleId = useId()
  const { question, explanations } = progress
  const isPending = pendingExplanation(progress) !== null
  const streamed = isPending ? streamedOfKind(log.reply, 'explanation') : null
  const latest =
    explanations.findLast((explanation) => explanation.submission === submission)?.wording ?? null
  const isComplete = completeExplanation(progress, submission) !== null
  const canAsk = hasModels && !isComplete && log.interview.state !== 'ended'

  async function ask() {
    setIsBusy(true)
    setProblem(null)
    try {
      await log.flush()
      const request = { id: crypto.randomUUID(), question, submission }
      const { event } = await interviewsApi.askExplanation(interviewId, request)
      log.reply.open()
      log.addStoredEvent(event)
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setIsBusy(false)
    }
  }

  const isInterrupted = isPending && !log.reply.isStreaming
  const finished = isPending ? null : latest
  if (!canAsk && !finished) return null
  return (
    <section aria-labelledby={titleId} className="flex max-w-reading flex-col gap-3 text-sm">
      <h2 id={titleId} className="text-base">
        Your code, step by step
      </h2>
      <div aria-live="polite" aria-busy={isPending} className="flex flex-col gap-2 empty:hidden">
        {finished && <ReplyText {...finished} />}
        {finished && <ReplyAuthor {...finished} />}
        {streamed && <StreamedReplyText streamed={streamed} onStop={log.reply.stop} />}
      </div>
      <TakeoverNote reply={log.reply} kinds={['explanation']} />
      {problem && <Banner tone="bad">{problem}</Banner>}
      {canAsk && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            size="small"
            icon={<Sparkles size={16} aria-hidden />}
            onClick={isInterrupted ? () => log.reply.open() : ask}
            isBusy={isBusy || (isPending && !isInterrupted)}
          >
            {finished || isInterrupted ? 'Explain again' : 'Explain with my code'}
          </Button>
          <p className="text-xs text-muted">
            A model reads your submission and its tests. Your scores do not change.
          </p>
        </div>
      )}
    </section>
  )
}
