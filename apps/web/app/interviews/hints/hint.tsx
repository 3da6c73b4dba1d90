import { HINTS_PER_QUESTION } from '@sightline/contracts/interview-limits'
import { Spinner } from '@sightline/ui/spinner'
import { ReplyAuthor, StreamedReplyText } from '../conversation/coach-reply.tsx'
import type { StreamedReply } from '../conversation/use-coach-replies.ts'
import { Markdown } from '../markdown.tsx'
import type { ShownHint } from './use-hints.ts'

/** One hint: its words, or those that are on their way. */
export function Hint({ position, text, author, isModelWritten, spoken, onStop }: HintProps) {
  return (
    <li className="flex flex-col gap-1">
      <h3 className="text-sm text-muted">
        Hint {position} of {HINTS_PER_QUESTION}
      </h3>
      {text !== null ? (
        <>
          <Markdown>{text}</Markdown>
          {isModelWritten && author === undefined ? (
            <p className="text-xs text-muted">Written by the coach, since no model gave a hint that could be kept.</p>
          ) : (
            <ReplyAuthor {...(author !== undefined && { author })} />
          )}
        </>
      ) : isModelWritten && spoken ? (
        <StreamedReplyText spoken={spoken} onStop={onStop} />
      ) : (
        <p className="flex items-center gap-3 text-muted">
          <Spinner /> Waiting for the first words
        </p>
      )}
    </li>
  )
}

type HintProps = ShownHint & {
  /** What is being said of the hint that has no words yet. */
  spoken: StreamedReply | null
  onStop: () => void
}
