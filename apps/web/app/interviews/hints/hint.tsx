import { HINTS_PER_QUESTION } from '@sightline/contracts/interviews/limits'
import { Markdown } from '@sightline/ui/markdown'
import { Spinner } from '@sightline/ui/spinner'
import { ReplyAuthor, StreamedReplyText } from '../replies/coach-reply.tsx'
import type { StreamedReply } from '../replies/use-coach-replies.ts'
import type { RequestedHint } from './use-hints.ts'

/** A hint: its text, or the text that is still arriving. */
export function Hint({ position, text, author, isModelAsked, streamed, onStop }: HintProps) {
  return (
    <li className="flex flex-col gap-1">
      <h2 className="text-sm text-muted">
        Hint {position} of {HINTS_PER_QUESTION}
      </h2>
      {text !== null ? (
        <>
          <Markdown>{text}</Markdown>
          {isModelAsked && author === undefined ? (
            <p className="text-xs text-muted">
              Written by the coach, because no model gave a usable hint.
            </p>
          ) : (
            <ReplyAuthor {...(author !== undefined && { author })} />
          )}
        </>
      ) : isModelAsked && streamed ? (
        <StreamedReplyText streamed={streamed} onStop={onStop} />
      ) : (
        <p className="flex items-center gap-3 text-muted">
          <Spinner /> Waiting for the first words
        </p>
      )}
    </li>
  )
}

type HintProps = RequestedHint & {
  /** The streamed text of the hint that is not complete yet. */
  streamed: StreamedReply | null
  onStop: () => void
}
