import { firstSentence } from '@sightline/live/answers/first-sentence'
import { questionAfter } from '@sightline/live/answers/question-of'
import type { LivePrompt } from '@sightline/live/session/session'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import { useId } from 'react'

interface Props {
  /** The prompt points that wait to be read, oldest first. */
  unread: LivePrompt[]
  shown: LivePrompt | null
  /** The words of an answer so far; empty before the first ones. */
  textOf: (prompt: LivePrompt) => string
  /** The key that does the same. */
  shortcut?: string
  /** For the overlay, whose room belongs to the answer. */
  isCompact?: boolean
  onShow: (prompt: LivePrompt) => void
}

/**
 * The newest answer that waits below the shown one: its question and its first sentence, which can
 * be said already. Stands below the shown answer, so that its coming moves nothing.
 */
export function NewAnswerMark({
  unread,
  shown,
  textOf,
  shortcut,
  isCompact = false,
  onShow,
}: Props) {
  const id = useId()
  const next = unread.at(-1)
  const text = next ? textOf(next) : ''
  const question = next ? questionAfter(next, shown) : ''
  return (
    <>
      <p role="status" className="sr-only">
        {next ? `A new answer waits: ${question}` : ''}
      </p>
      {next && (
        <div
          className={`relative flex shrink-0 flex-col border-t-2 border-accent-strong bg-surface px-4 ${isCompact ? 'py-1' : 'gap-1 py-2'}`}
        >
          <span className="flex items-center gap-2 text-sm font-medium text-accent-strong">
            <MessageSquarePlus size={16} aria-hidden className="shrink-0" />
            {/* The whole mark can be pressed. */}
            <button
              type="button"
              aria-describedby={id}
              onClick={() => onShow(next)}
              className={`text-left after:absolute after:inset-0 focus-visible:-outline-offset-2 ${isCompact ? 'shrink-0' : 'flex-1'}`}
            >
              {unread.length === 1
                ? 'Show the new answer'
                : `Show the newest of ${unread.length} new answers`}
            </button>
            {isCompact && (
              <span className="min-w-0 flex-1 truncate font-normal text-muted">{question}</span>
            )}
            {shortcut && <kbd className="font-mono text-xs text-muted">{shortcut}</kbd>}
          </span>
          {!isCompact && <p className="line-clamp-1 text-sm break-words text-muted">{question}</p>}
          <p
            id={id}
            className={`line-clamp-2 font-medium break-words ${isCompact ? 'text-sm' : ''}`}
          >
            {text === '' ? 'The first words are on their way.' : firstSentence(text) || 'Code.'}
          </p>
        </div>
      )}
    </>
  )
}
