import type { ReportedLiveEvent } from '@sightline/contracts/live-events'
import type { LiveDetail } from '@sightline/contracts/live-sessions'
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
import { SessionBar } from './session-bar.tsx'
import { SourceNotes } from './source-notes.tsx'
import { SourceRow } from './source-row.tsx'
import { Transcript } from './transcript.tsx'
import { useLiveKeys } from './use-live-keys.ts'
import { type LiveSessionView, useLiveSession } from './use-live-session.ts'

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
  const [areKeysOpen, setAreKeysOpen] = useState(false)
  const [areViewersOpen, setAreViewersOpen] = useState(false)
  useLiveKeys({ view, overlay: overlay.window, onClear: view.clear.begin })
  const mayAnswer = !view.isEnded && view.session.setting !== 'not-permitted'
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh lg:min-h-96">
      <SessionBar
        view={view}
        onOverlay={mayAnswer && !overlay.window ? overlay.open : null}
        onViewers={mayAnswer ? () => setAreViewersOpen(true) : null}
        onKeys={() => setAreKeysOpen(true)}
      />
      {mayAnswer && <OverlayNotes overlay={overlay} />}
      <SourceRow view={view} />
      <SourceNotes view={view} />
      <main
        id="main"
        tabIndex={-1}
        className="grid min-h-0 flex-1 max-lg:grid-rows-[minmax(24rem,70dvh)_22rem] lg:grid-cols-[2fr_3fr]"
      >
        <div className="min-h-0 min-w-0 border-line max-lg:order-2 max-lg:border-t lg:border-r">
          <Transcript view={view} />
        </div>
        <div className="min-h-0 min-w-0">{view.isEnded ? <Ended view={view} /> : <AnswerPane view={view} />}</div>
      </main>
      {overlay.window && <OverlayWindow view={view} target={overlay.window} />}
      <ViewersDialog sessionId={view.id} isOpen={areViewersOpen} onClose={() => setAreViewersOpen(false)} />
      <KeysDialog isOpen={areKeysOpen} onClose={() => setAreKeysOpen(false)} keys={view.keys} />
      <ClearDialog {...view.clear.dialogIn(window)} />
    </div>
  )
}

/** Why there is no overlay, what is different about it here, and the way back to one that was closed. */
function OverlayNotes({ overlay: { window: target, isOnTop, wasClosed, problem, open } }: { overlay: Overlay }) {
  if (problem) return <Note>{problem}</Note>
  if (target && !isOnTop)
    return (
      <Note>
        This browser has no window that stays above all others, so the overlay is an ordinary small window. Put it
        beside the window of the call, where nothing covers it.
      </Note>
    )
  if (target || !wasClosed) return null
  return (
    <Note>
      <span className="flex flex-wrap items-center gap-3">
        The overlay is closed. If you did not close it, the call’s own floating window took its place: a browser has
        only one. Everything is here as well.
        <Button size="small" onClick={open}>
          Open it again
        </Button>
      </span>
    </Note>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <div className="px-4 pt-3">
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
