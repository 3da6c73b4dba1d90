import { Button, IconButton } from '@sightline/ui/button'
import ALargeSmall from 'lucide-react/icons/a-large-small'
import ListEnd from 'lucide-react/icons/list-end'
import ListX from 'lucide-react/icons/list-x'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { AnswerPane } from '../answers/answer-pane.tsx'
import { ClearDialog } from '../session/clear-dialog.tsx'
import { StatusLine } from '../session/status-line.tsx'
import type { LiveSessionView } from '../session/use-live-session.ts'
import type { SessionNote } from '../session/use-session-notes.ts'

const TEXT_SIZES = ['text-sm', 'text-base', 'text-lg'] as const

type Props = { view: LiveSessionView; target: Window; notes: SessionNote[] }

/** The answer that is shown and the last line of the transcript, in the overlay's window. */
export function OverlayWindow({ view, target, notes }: Props) {
  const [size, setSize] = useState(1)
  const [note] = notes
  return createPortal(
    <main className={`flex h-dvh flex-col bg-background text-ink ${TEXT_SIZES[size]}`}>
      {/* Of one height, so that a note moves no answer. */}
      <div className="flex min-h-14 shrink-0 items-center gap-2 border-b border-line px-3 py-1">
        <StatusLine view={view} note={note} lines={2} />
        {/* A note with a button needs the room. */}
        {!note?.action && (
          <>
            <IconButton
              label="Text size"
              icon={<ALargeSmall size={20} aria-hidden />}
              onClick={() => setSize((size + 1) % TEXT_SIZES.length)}
            />
            <IconButton
              label="Follow new answers"
              aria-pressed={view.isFollowing}
              icon={
                view.isFollowing ? (
                  <ListEnd size={20} aria-hidden />
                ) : (
                  <ListX size={20} aria-hidden />
                )
              }
              onClick={() => view.follow(!view.isFollowing)}
            />
          </>
        )}
        {!view.isEnded && view.session.setting !== 'not-permitted' && (
          <Button
            size="small"
            onClick={view.isPaused ? view.togglePause : () => void view.askFor('speech')}
          >
            {view.isPaused ? 'Resume' : 'Answer'}
          </Button>
        )}
      </div>
      <div className="min-h-0 flex-1">
        <AnswerPane view={view} isCompact />
      </div>
      <ClearDialog {...view.clear.dialogIn(target)} />
    </main>,
    target.document.body,
  )
}
