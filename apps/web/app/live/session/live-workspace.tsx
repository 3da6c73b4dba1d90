import type { ReportedLiveEvent } from '@sightline/contracts/live/events'
import type { LiveDetail } from '@sightline/contracts/live/sessions'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { type ReactNode, useState } from 'react'
import { Debrief } from '../after/debrief.tsx'
import { AnswerPane } from '../answers/answer-pane.tsx'
import { KeysDialog } from '../keys/keys-dialog.tsx'
import { OverlayWindow } from '../overlay/overlay.tsx'
import { type Overlay, useOverlay } from '../overlay/use-overlay.ts'
import { ViewersDialog } from '../viewer/viewers-dialog.tsx'
import { ClearDialog } from './clear-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { SessionBar } from './session-bar.tsx'
import { SourceNotes } from './source-notes.tsx'
import { SourceRow } from './source-row.tsx'
import { StatusLine } from './status-line.tsx'
import { Transcript } from './transcript.tsx'
import { useLiveKeys } from './use-live-keys.ts'
import { type LiveSessionView, useLiveSession } from './use-live-session.ts'
import { useSessionNotes } from './use-session-notes.ts'

interface Props {
  detail: LiveDetail
  unsentEvents: ReportedLiveEvent[]
  hasTranscriber: boolean
  onLost: () => void
}

/** A live session: the transcript beside the answers, and the overlay with the same answers. */
export function LiveWorkspace(props: Props) {
  const view = useLiveSession(props)
  const overlay = useOverlay()
  const notes = useSessionNotes(view)
  const [part, setPart] = useState<Part>('answers')
  const [areKeysOpen, setAreKeysOpen] = useState(false)
  const [areViewersOpen, setAreViewersOpen] = useState(false)
  useLiveKeys({ view, overlay: overlay.window, onClear: view.clear.begin })
  const mayAnswer = !view.isEnded && view.session.setting !== 'not-permitted'
  return (
    <div className="flex h-dvh min-h-96 flex-col">
      <SessionBar
        view={view}
        onOverlay={mayAnswer && !overlay.window ? overlay.open : null}
        onViewers={mayAnswer ? () => setAreViewersOpen(true) : null}
        onKeys={() => setAreKeysOpen(true)}
      />
      <SourceRow view={view} notes={notes} />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        <PartChoice part={part} onChange={setPart} isEnded={view.isEnded} />
        <div className="grid min-h-0 flex-1 grid-rows-1 lg:grid-cols-[2fr_3fr]">
          <div
            className={`flex min-h-0 min-w-0 flex-col border-line lg:border-r ${hiddenUnless(part === 'transcript')}`}
          >
            <SourceNotes view={view} notes={notes} />
            {mayAnswer && <OverlayNotes overlay={overlay} />}
            <div className="min-h-0 flex-1">
              <Transcript view={view} />
            </div>
          </div>
          <div className={`flex min-h-0 min-w-0 flex-col ${hiddenUnless(part === 'answers')}`}>
            {!view.isEnded && (
              <div className="flex min-h-10 shrink-0 items-center gap-2 border-b border-line px-4 lg:hidden">
                <StatusLine view={view} note={notes.find(({ id }) => id !== 'deaf')} lines={1} />
              </div>
            )}
            <div className="min-h-0 flex-1">
              {view.isEnded ? <Ended view={view} /> : <AnswerPane view={view} />}
            </div>
          </div>
        </div>
      </main>
      <LeaveDialog isPerceiving={view.isPerceiving} />
      {overlay.window && <OverlayWindow view={view} target={overlay.window} notes={notes} />}
      <ViewersDialog
        sessionId={view.id}
        isOpen={areViewersOpen}
        onClose={() => setAreViewersOpen(false)}
      />
      <KeysDialog isOpen={areKeysOpen} onClose={() => setAreKeysOpen(false)} keys={view.keys} />
      <ClearDialog {...view.clear.dialogIn(window)} />
    </div>
  )
}

type Part = 'answers' | 'transcript'
const hiddenUnless = (isOpen: boolean) => (isOpen ? '' : 'max-lg:hidden')

type PartChoiceProps = { part: Part; onChange: (part: Part) => void; isEnded: boolean }

/**
 * On screens without the room for both: which of the two is shown. One of them scrolls, never the
 * page.
 */
function PartChoice({ part, onChange, isEnded }: PartChoiceProps) {
  const labels = { answers: isEnded ? 'Debrief' : 'Answers', transcript: 'Transcript' }
  return (
    <fieldset
      aria-label="Part of the session"
      className="flex shrink-0 gap-6 border-b border-line px-4 lg:hidden"
    >
      {(['answers', 'transcript'] as const).map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={part === id}
          onClick={() => onChange(id)}
          className="-mb-px h-10 border-b-2 border-transparent text-sm font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-pressed:border-accent aria-pressed:text-ink"
        >
          {labels[id]}
        </button>
      ))}
    </fieldset>
  )
}

/**
 * Why there is no overlay, what is different about it here, and the way back to one that was
 * closed.
 */
function OverlayNotes({
  overlay: { window: target, isOnTop, wasClosed, problem, open },
}: {
  overlay: Overlay
}) {
  if (problem) return <Note>{problem}</Note>
  if (target && !isOnTop)
    return (
      <Note>
        This browser has no window that stays above all others, so the overlay is an ordinary small
        window. Put it beside the window of the call, where nothing covers it.
      </Note>
    )
  if (target || !wasClosed) return null
  return (
    <Note>
      <span className="flex flex-wrap items-center gap-3">
        The overlay is closed. If you did not close it, the call’s own floating window took its
        place: a browser has only one. Everything is here as well.
        <Button size="small" onClick={open}>
          Open it again
        </Button>
      </span>
    </Note>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <div className="shrink-0 px-4 pt-3">
    <Banner tone="info">{children}</Banner>
  </div>
)

/** After the end: the debrief, and below it the answers that were given. */
const Ended = ({ view }: { view: LiveSessionView }) => (
  <div className="relative h-full overflow-y-auto">
    <Debrief view={view} />
    {view.prompts.length > 0 && <AnswerPane view={view} />}
  </div>
)
