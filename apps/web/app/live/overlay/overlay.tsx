import { Button } from '@sightline/ui/button'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { CHANNEL_LABELS } from '../labels.ts'
import { AnswerPane } from '../session/answer-pane.tsx'
import { SourceNotes } from '../session/source-notes.tsx'
import type { LiveSessionView } from '../session/use-live-session.ts'

const TEXT_SIZES = ['text-sm', 'text-base', 'text-lg'] as const

/** The answer that is shown and the last line of the transcript, in the overlay's window. */
export function OverlayWindow({ view, target }: { view: LiveSessionView; target: Window }) {
  const [size, setSize] = useState(1)
  const last = view.session.segments.at(-1)
  return createPortal(
    <main className={`flex h-dvh flex-col bg-background text-ink ${TEXT_SIZES[size]}`}>
      <div className="flex items-center gap-2 border-b border-line px-3 py-1 text-sm text-muted">
        <p className="line-clamp-1 min-w-0 flex-1" aria-live="polite">
          {last ? `${CHANNEL_LABELS[last.channel]}: ${last.text}` : view.isPaused ? 'Paused' : 'Nothing said yet'}
        </p>
        <Button size="small" variant="quiet" onClick={() => setSize((size + 1) % TEXT_SIZES.length)}>
          Text size
        </Button>
        {!view.isEnded && view.session.setting !== 'not-permitted' && (
          <Button size="small" onClick={() => view.askFor('speech')} disabled={view.isPaused}>
            Answer
          </Button>
        )}
      </div>
      <SourceNotes view={view} />
      <div className="min-h-0 flex-1">
        <AnswerPane view={view} isCompact />
      </div>
    </main>,
    target.document.body,
  )
}
