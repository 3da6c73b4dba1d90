import { HINTS_PER_QUESTION } from '@sightline/contracts/interviews/limits'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import Lightbulb from 'lucide-react/icons/lightbulb'
import type { Ref } from 'react'
import { pluralize } from '../labels.ts'
import { TakeoverNote } from '../replies/coach-reply.tsx'
import type { CoachReplies } from '../replies/use-coach-replies.ts'
import type { Hints } from './use-hints.ts'

type HintRequestProps = { reply: CoachReplies; hints: Hints; buttonRef: Ref<HTMLButtonElement> }

/** The button below the conversation that asks for the next hint. */
export function HintRequest({ reply, hints, buttonRef }: HintRequestProps) {
  const { requested, isBusy, isPending, problem, ask } = hints
  const isInterrupted = isPending && !reply.isStreaming
  return (
    <div className="flex flex-col gap-3 px-4 pb-6 text-sm empty:hidden sm:px-6">
      <TakeoverNote reply={reply} kinds={['hint']} />
      {problem && <Banner tone="bad">{problem}</Banner>}
      {requested.length === HINTS_PER_QUESTION && !isPending ? (
        <p className="text-muted">These are all the hints.</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {isInterrupted ? (
            <Button ref={buttonRef} size="small" onClick={() => reply.open()}>
              Load the hint again
            </Button>
          ) : (
            <Button
              ref={buttonRef}
              size="small"
              icon={<Lightbulb size={16} aria-hidden />}
              onClick={ask}
              isBusy={isBusy || isPending}
            >
              {requested.length === 0 ? 'Show the first hint' : 'Show the next hint'}
            </Button>
          )}
          {requested.length === 0 && (
            <p className="text-muted">
              {pluralize(HINTS_PER_QUESTION, 'hint')}, from a nudge to the approach. Your report
              notes each one.
            </p>
          )}
        </div>
      )}
    </div>
  )
}
