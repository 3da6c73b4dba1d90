import { completeExplanation, pendingExplanation } from '@sightline/coach/interview/pending-requests'
import type { QuestionProgress } from '@sightline/coach/interview/state'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import Sparkles from 'lucide-react/icons/sparkles'
import { useId, useState } from 'react'
import { errorMessage } from '../../http.ts'
import { interviewsApi } from '../api.ts'
import { ReplyAuthor, ReplyText, StreamedReplyText, TakeoverNote } from '../conversation/coach-reply.tsx'
import { streamedOfKind } from '../conversation/use-coach-replies.ts'
import type { SyncedInterview } from '../session/use-synced-interview.ts'

type ExplanationProps = {
  live: SyncedInterview
  interviewId: string
  progress: QuestionProgress
  /** What is explained: the id of a submission that was judged. */
  submission: string
  /** Without models none is asked for, and what one has said stays. */
  hasModels: boolean
}

/** What a model says of a submission beside the good solution: asked for here, and shown again from then on. */
export function Explanation({ live, interviewId, progress, submission, hasModels }: ExplanationProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const titleId = useId()
  const { question, explanations } = progress
  const isPending = pendingExplanation(progress) !== null
  const spoken = isPending ? streamedOfKind(live.reply, 'explanation') : null
  const last = explanations.findLast((one) => one.submission === submission)?.wording ?? null
  const isWhole = completeExplanation(progress, submission) !== null
  const canAsk = hasModels && !isWhole && live.interview.state !== 'ended'

  async function ask() {
    setIsBusy(true)
    setProblem(null)
    try {
      await live.flush()
      const wish = { id: crypto.randomUUID(), question, submission }
      const { event } = await interviewsApi.askExplanation(interviewId, wish)
      live.reply.open()
      live.addStoredEvent(event)
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setIsBusy(false)
    }
  }

  const isCut = isPending && !live.reply.isStreaming
  const shown = isPending ? null : last
  if (!canAsk && !shown) return null
  return (
    <section aria-labelledby={titleId} className="flex max-w-reading flex-col gap-3 text-sm">
      <h2 id={titleId} className="text-base">
        Your code, step by step
      </h2>
      <div aria-live="polite" aria-busy={isPending} className="flex flex-col gap-2 empty:hidden">
        {shown && <ReplyText {...shown} />}
        {shown && <ReplyAuthor {...shown} />}
        {spoken && <StreamedReplyText spoken={spoken} onStop={live.reply.stop} />}
      </div>
      <TakeoverNote reply={live.reply} kinds={['explanation']} />
      {problem && <Banner tone="bad">{problem}</Banner>}
      {canAsk && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            size="small"
            icon={<Sparkles size={16} aria-hidden />}
            onClick={isCut ? () => live.reply.open() : ask}
            isBusy={isBusy || (isPending && !isCut)}
          >
            {shown || isCut ? 'Explain again' : 'Explain with my code'}
          </Button>
          <p className="text-xs text-muted">A model reads your submission and its tests. Your scores do not change.</p>
        </div>
      )}
    </section>
  )
}
