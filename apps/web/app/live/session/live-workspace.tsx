import type { ReportedLiveEvent } from '@sightline/contracts/live-events'
import type { LiveDetail } from '@sightline/contracts/live-sessions'
import { Banner } from '@sightline/ui/banner'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { useState } from 'react'
import { Debrief } from '../after/debrief.tsx'
import { KeysDialog } from '../keys/keys-dialog.tsx'
import { OverlayWindow } from '../overlay/overlay.tsx'
import { useOverlay } from '../overlay/use-overlay.ts'
import { ViewersDialog } from '../viewer/viewers-dialog.tsx'
import { AnswerPane } from './answer-pane.tsx'
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
  const [isClearing, setIsClearing] = useState(false)
  const clear = () => {
    setIsClearing(false)
    view.synced.report({ type: 'context-cleared' })
  }
  const [areKeysOpen, setAreKeysOpen] = useState(false)
  const [areViewersOpen, setAreViewersOpen] = useState(false)
  useLiveKeys({
    view,
    overlay: overlay.window,
    onClear: () => setIsClearing(view.session.segments.length > 0),
  })
  const mayAnswer = !view.isEnded && view.session.setting !== 'not-permitted'
  return (
    <div className="flex h-dvh min-h-96 flex-col">
      <SessionBar
        view={view}
        onOverlay={mayAnswer && !overlay.window ? overlay.open : null}
        onViewers={mayAnswer ? () => setAreViewersOpen(true) : null}
        onKeys={() => setAreKeysOpen(true)}
      />
      {overlay.problem && <Banner tone="warn">{overlay.problem}</Banner>}
      <SourceRow view={view} />
      <SourceNotes view={view} />
      <main id="main" tabIndex={-1} className="grid min-h-0 flex-1 max-lg:grid-rows-[3fr_2fr] lg:grid-cols-[2fr_3fr]">
        <div className="min-h-0 min-w-0 border-line max-lg:order-2 max-lg:border-t lg:border-r">
          <Transcript view={view} />
        </div>
        <div className="min-h-0 min-w-0">{view.isEnded ? <Ended view={view} /> : <AnswerPane view={view} />}</div>
      </main>
      {overlay.window && <OverlayWindow view={view} target={overlay.window} />}
      <ViewersDialog sessionId={view.id} isOpen={areViewersOpen} onClose={() => setAreViewersOpen(false)} />
      <KeysDialog isOpen={areKeysOpen} onClose={() => setAreKeysOpen(false)} keys={view.keys} />
      <ConfirmDialog
        isOpen={isClearing}
        title="Clear the context?"
        text="New answers will rest on nothing that was said or seen until now. The transcript stays."
        confirmLabel="Clear it"
        onCancel={() => setIsClearing(false)}
        onConfirm={clear}
      />
    </div>
  )
}

/** After the end: the debrief, and below it the answers that were given. */
const Ended = ({ view }: { view: LiveSessionView }) => (
  <div className="h-full overflow-y-auto">
    <Debrief view={view} />
    {view.prompts.length > 0 && <AnswerPane view={view} />}
  </div>
)
