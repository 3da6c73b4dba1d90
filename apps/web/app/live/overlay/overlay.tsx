import { Button, IconButton } from '@sightline/ui/button'
import ALargeSmall from 'lucide-react/icons/a-large-small'
import ListEnd from 'lucide-react/icons/list-end'
import ListX from 'lucide-react/icons/list-x'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { AnswerPane } from '../answers/answer-pane.tsx'
import { CHANNEL_LABELS } from '../labels.ts'
import { ClearDialog } from '../session/clear-dialog.tsx'
import { SourceNotes } from '../session/source-notes.tsx'
import type { LiveSessionView } from '../session/use-live-session.ts'

const TEXT_SIZES = ['text-sm', 'text-base', 'text-lg'] as const

/** The answer that is shown and the last line of the transcript, in the overlay's window. */
export function OverlayWindow({ view, target }: { view: LiveSessionView; target: Window }) {
  const [size, setSize] = useState(1)
  return createPortal(
    <main className={`flex h-dvh flex-col bg-background text-ink ${TEXT_SIZES[size]}`}>
      <div className="flex items-center gap-2 border-b border-line px-3 py-1 text-sm text-muted">
        <p className="line-clamp-2 min-w-0 flex-1 break-words" aria-live="polite">
          {lineOf(view)}
        </p>
        <IconButton
          label="Text size"
          icon={<ALargeSmall size={20} aria-hidden />}
          onClick={() => setSize((size + 1) % TEXT_SIZES.length)}
        />
        <IconButton
          label="Follow new answers"
          aria-pressed={view.isFollowing}
          icon={view.isFollowing ? <ListEnd size={20} aria-hidden /> : <ListX size={20} aria-hidden />}
          onClick={() => view.follow(!view.isFollowing)}
        />
        {!view.isEnded && view.session.setting !== 'not-permitted' && (
          <Button size="small" onClick={view.isPaused ? view.togglePause : () => void view.askFor('speech')}>
            {view.isPaused ? 'Resume' : 'Answer'}
          </Button>
        )}
      </div>
      <SourceNotes view={view} isCompact />
      <div className="min-h-0 flex-1">
        <AnswerPane view={view} isCompact />
      </div>
      <ClearDialog {...view.clear.dialogIn(target)} />
    </main>,
    target.document.body,
  )
}

/** What the session does, or the last line of the transcript. */
function lineOf({ session, hearing, isPaused, isEnded }: LiveSessionView): string {
  if (isEnded) return 'Ended'
  if (isPaused) return 'Paused. Nothing is heard or read.'
  const { them, you } = hearing.interim
  if (them || you) return them ? `${CHANNEL_LABELS.them}: ${them}` : `${CHANNEL_LABELS.you}: ${you}`
  const last = session.segments.at(-1)
  if (last) return `${CHANNEL_LABELS[last.channel]}: ${last.text}`
  return session.sources.them === 'on' || session.sources.you === 'on' ? 'Listening' : 'Nothing said yet'
}
