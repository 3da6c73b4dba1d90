import { HINTS_PER_QUESTION } from '@sightline/contracts/interview-limits'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { SidePanel } from '@sightline/ui/side-panel'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { TakeoverNote } from '../conversation/coach-reply.tsx'
import { streamedOfKind } from '../conversation/use-coach-replies.ts'
import { pluralize } from '../labels.ts'
import type { SyncedInterview } from '../session/use-synced-interview.ts'
import { Hint } from './hint.tsx'
import { useHints } from './use-hints.ts'

type HintDrawerProps = {
  isOpen: boolean
  onClose: () => void
  synced: SyncedInterview
  interviewId: string
  question: string
  /** The question bank's hints that were asked for before this page was opened. */
  initialHints: string[]
  /** Saves the current code, which a model refers to in its hint. */
  saveCode: () => void
}

/** The drawer with the hints, which come one at a time on request. */
export function HintDrawer({ isOpen, onClose, synced, ...source }: HintDrawerProps) {
  const { hints, isBusy, isPending, problem, ask } = useHints(synced, isOpen, source)
  const streamed = streamedOfKind(synced.reply, 'hint')
  const left = HINTS_PER_QUESTION - hints.length
  const isEnded = synced.interview.state === 'ended'
  const isInterrupted = isPending && !synced.reply.isStreaming
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title="Hints">
      <div className="flex flex-col gap-6 p-3">
        {hints.length === 0 && (
          <p className="text-muted">
            There are {pluralize(HINTS_PER_QUESTION, 'hint')}, from a nudge to the approach. Each one you ask for is
            noted on your report.
          </p>
        )}
        <ol aria-live="polite" aria-busy={isPending} className="flex flex-col gap-6 empty:-mt-6">
          {hints.map((hint) => (
            <Hint key={hint.position} {...hint} streamed={streamed} onStop={synced.reply.stop} />
          ))}
        </ol>
        <TakeoverNote reply={synced.reply} kinds={['hint']} />
        {problem && <Banner tone="bad">{problem}</Banner>}
        {isInterrupted && !isEnded ? (
          <Button onClick={() => synced.reply.open()} className="self-start">
            Load the hint again
          </Button>
        ) : left > 0 && !isEnded ? (
          <Button
            icon={<Lightbulb size={16} aria-hidden />}
            onClick={ask}
            isBusy={isBusy || isPending}
            className="self-start"
          >
            {hints.length === 0 ? 'Show the first hint' : 'Show the next hint'}
          </Button>
        ) : (
          <p className="text-sm text-muted">{isEnded ? 'This interview has ended.' : 'These are all the hints.'}</p>
        )}
      </div>
    </SidePanel>
  )
}
