import type { Authorship } from '@sightline/coach/interview/state'
import type { ReplyKind } from '@sightline/contracts/replies/replies'
import { Button } from '@sightline/ui/button'
import { Markdown } from '@sightline/ui/markdown'
import { Spinner } from '@sightline/ui/spinner'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Square from 'lucide-react/icons/square'
import type { CoachReplies, StreamedReply } from './use-coach-replies.ts'

/** The text of a coach reply. Only models write Markdown. */
export function ReplyText({ text, author }: { text: string } & Pick<Authorship, 'author'>) {
  return author === undefined ? (
    <p className="whitespace-pre-wrap">{text}</p>
  ) : (
    <Markdown>{text}</Markdown>
  )
}

/** Names the model that wrote a reply, and offers another try where the reply was cut short. */
export function ReplyAuthor({
  author,
  isCutShort,
  onAgain,
}: Authorship & { onAgain?: (() => void) | undefined }) {
  if (author === undefined && !isCutShort) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
      {author !== undefined && <span>Written by the model {author}.</span>}
      {isCutShort && <span>It was cut short.</span>}
      {isCutShort && onAgain && (
        <Button
          variant="quiet"
          size="small"
          icon={<RotateCcw size={16} aria-hidden />}
          onClick={onAgain}
        >
          Ask again
        </Button>
      )}
    </p>
  )
}

/** A reply whose text is still arriving, with a button to stop it. */
export function StreamedReplyText({
  streamed,
  onStop,
}: {
  streamed: StreamedReply
  onStop: () => void
}) {
  const { text, author, isBroken } = streamed
  return (
    <div className="flex max-w-reading flex-col gap-2">
      {text === '' || isBroken ? (
        <p className="flex items-center gap-3 text-muted">
          <Spinner />{' '}
          {isBroken
            ? 'The connection broke; another model is answering.'
            : 'Waiting for the first words'}
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

/**
 * Tells that the coach or another model took over in the latest reply, if its kind is one of
 * `kinds`.
 */
export function TakeoverNote({
  reply: { takeover },
  kinds,
}: {
  reply: CoachReplies
  kinds: ReplyKind[]
}) {
  if (takeover === null || !kinds.includes(takeover.kind)) return null
  // Hints and explanations by the coach say so themselves.
  if (takeover.by === 'coach' && !CONVERSATION_KINDS.includes(takeover.kind)) return null
  return (
    <p role="status" className="text-xs text-muted">
      {takeover.by === 'coach'
        ? 'No model answered, so the coach did.'
        : takeover.hasBroken
          ? `The connection broke, so ${takeover.by} answered from the beginning.`
          : `The model asked first did not answer, so ${takeover.by} took over.`}
    </p>
  )
}

/**
 * Small print below the conversation: who took over in the latest reply, and how long replies take.
 */
export function ReplyFootnotes({ reply }: { reply: CoachReplies }) {
  const { times } = reply
  return (
    <>
      <TakeoverNote reply={reply} kinds={CONVERSATION_KINDS} />
      {times?.here.medianMs != null && times.here.p95Ms != null && (
        <p className="text-xs text-muted">
          Half of the replies begin within {secondsText(times.here.medianMs)}, 95 of 100 within{' '}
          {secondsText(times.here.p95Ms)}
          {times.everywhere.medianMs != null &&
            times.everywhere.p95Ms != null &&
            `; over all interviews ${secondsText(times.everywhere.medianMs)} and ${secondsText(times.everywhere.p95Ms)}`}
          .
        </p>
      )}
    </>
  )
}

const CONVERSATION_KINDS: ReplyKind[] = ['answer', 'follow-up']
const secondsText = (ms: number) => `${(ms / 1000).toFixed(1)} s`
