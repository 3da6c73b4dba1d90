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
  live: SyncedInterview
  interviewId: string
  question: string
  /** Those asked for before this page was opened, in the words of the question bank. */
  initialHints: string[]
  /** Saves the code as it stands: a model words a hint to it. */
  saveCode: () => void
}

/** The hints, one more at each request. */
export function HintDrawer({ isOpen, onClose, live, ...hintsOf }: HintDrawerProps) {
  const { hints, isBusy, isPending, problem, ask } = useHints(live, isOpen, hintsOf)
  const spoken = streamedOfKind(live.reply, 'hint')
  const left = HINTS_PER_QUESTION - hints.length
  const isOver = live.interview.state === 'ended'
  const isCut = isPending && !live.reply.isStreaming
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
            <Hint key={hint.position} {...hint} spoken={spoken} onStop={live.reply.stop} />
          ))}
        </ol>
        <TakeoverNote reply={live.reply} kinds={['hint']} />
        {problem && <Banner tone="bad">{problem}</Banner>}
        {isCut && !isOver ? (
          <Button onClick={() => live.reply.open()} className="self-start">
            Load the hint again
          </Button>
        ) : left > 0 && !isOver ? (
          <Button
            icon={<Lightbulb size={16} aria-hidden />}
            onClick={ask}
            isBusy={isBusy || isPending}
            className="self-start"
          >
            {hints.length === 0 ? 'Show the first hint' : 'Show the next hint'}
          </Button>
        ) : (
          <p className="text-sm text-muted">{isOver ? 'This interview has ended.' : 'These are all the hints.'}</p>
        )}
      </div>
    </SidePanel>
  )
}
