import type { Authorship } from '@sightline/coach/interview/state'
import type { ReplyKind } from '@sightline/contracts/replies'
import { Button } from '@sightline/ui/button'
import { Spinner } from '@sightline/ui/spinner'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Square from 'lucide-react/icons/square'
import { Markdown } from '../markdown.tsx'
import type { CoachReplies, StreamedReply } from './use-coach-replies.ts'

/** What a model or the coach has said. Only models write Markdown. */
export function ReplyText({ text, author }: { text: string } & Pick<Authorship, 'author'>) {
  return author === undefined ? <p className="whitespace-pre-wrap">{text}</p> : <Markdown>{text}</Markdown>
}

/** Who wrote it, where that was a model; and the way to another try where it was cut short. */
export function ReplyAuthor({ author, isCutShort, onAgain }: Authorship & { onAgain?: (() => void) | undefined }) {
  if (author === undefined && !isCutShort) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
      {author !== undefined && <span>Written by the model {author}.</span>}
      {isCutShort && <span>It was cut short.</span>}
      {isCutShort && onAgain && (
        <Button variant="quiet" size="small" icon={<RotateCcw size={16} aria-hidden />} onClick={onAgain}>
          Ask again
        </Button>
      )}
    </p>
  )
}

/** Words as they come, and the way to stop them. */
export function StreamedReplyText({ spoken, onStop }: { spoken: StreamedReply; onStop: () => void }) {
  const { text, author } = spoken
  return (
    <div className="flex max-w-reading flex-col gap-2">
      {text === '' ? (
        <p className="flex items-center gap-3 text-muted">
          <Spinner /> Waiting for the first words
        </p>
      ) : (
        <ReplyText text={text} {...(author !== null && author !== 'coach' && { author })} />
      )}
      <Button
        size="small"
        icon={<Square size={16} aria-hidden />}
        onClick={onStop}
        className="self-start"
        title="Ends the reply with what came so far"
      >
        Stop
      </Button>
    </div>
  )
}

/** Said once somebody had to take over in a reply of these kinds. */
export function TakeoverNote({ reply: { takeover }, kinds }: { reply: CoachReplies; kinds: ReplyKind[] }) {
  if (takeover === null || !kinds.includes(takeover.kind)) return null
  // What the coach gives in their place says so itself.
  if (takeover.by === 'coach' && !TURNS.includes(takeover.kind)) return null
  return (
    <p role="status" className="text-xs text-muted">
      {takeover.by === 'coach'
        ? 'No model answered, so the coach did.'
        : `The model asked first did not answer, so ${takeover.by} took over.`}
    </p>
  )
}

/** What has taken over a turn of the conversation, and how long replies take; both in passing. */
export function ReplyFootnotes({ reply }: { reply: CoachReplies }) {
  const { times } = reply
  return (
    <>
      <TakeoverNote reply={reply} kinds={TURNS} />
      {times?.here.medianMs != null && times.here.p95Ms != null && (
        <p className="text-xs text-muted">
          Replies: first words after {secondsText(times.here.medianMs)} at the median, {secondsText(times.here.p95Ms)}{' '}
          at p95
          {times.everywhere.medianMs != null &&
            times.everywhere.p95Ms != null &&
            `; over all interviews ${secondsText(times.everywhere.medianMs)} and ${secondsText(times.everywhere.p95Ms)}`}
          .
        </p>
      )}
    </>
  )
}

const TURNS: ReplyKind[] = ['answer', 'follow-up']
const secondsText = (ms: number) => `${(ms / 1000).toFixed(1)} s`
