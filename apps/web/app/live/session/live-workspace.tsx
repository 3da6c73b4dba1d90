import { AnswerPane } from '@sightline/live-ui/answers/answer-pane'
import type { LiveSessionViews } from '@sightline/live-ui/engine/views'
import type { KeyBindings } from '@sightline/live-ui/keys/bindings'
import { useKeyBindings } from '@sightline/live-ui/keys/key-bindings'
import { KeysDialog } from '@sightline/live-ui/keys/keys-dialog'
import { useLiveKeys } from '@sightline/live-ui/keys/use-live-keys'
import { ScreenPanel } from '@sightline/live-ui/screen/screen-panel'
import { useClearContext } from '@sightline/live-ui/session/clear-dialog'
import { SessionBar } from '@sightline/live-ui/session/session-bar'
import { noteForOneLine, sessionNotes } from '@sightline/live-ui/session/session-notes'
import { SourceNotes } from '@sightline/live-ui/session/source-notes'
import { SourceRow } from '@sightline/live-ui/session/source-row'
import { StatusLine } from '@sightline/live-ui/session/status-line'
import { Transcript } from '@sightline/live-ui/session/transcript'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { deviceStore } from '../../device-store.ts'
import { Debrief } from '../after/debrief.tsx'
import { usePinnedPictures } from '../pinned-pictures.ts'
import { ShareGuide } from '../senses/share-guide.tsx'
import { ViewersDialog } from '../viewer/viewers-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { OverlayWindow } from './overlay-window.tsx'
import { type Overlay, useOverlay } from './use-overlay.ts'

/** A live session: the transcript beside the answers, and the overlay with the same answers. */
export function LiveWorkspace({ views }: { views: LiveSessionViews }) {
  const { session, sources, hearing, screen, answers } = views
  const overlay = useOverlay()
  const notes = sessionNotes(session, sources, hearing)
  const keys = useKeyBindings(deviceStore)
  const clear = useClearContext(session)
  const navigate = useNavigate()
  const [part, setPart] = useState<Part>('answers')
  const [areKeysOpen, setAreKeysOpen] = useState(false)
  const [areViewersOpen, setAreViewersOpen] = useState(false)
  const { bindings } = keys
  useLiveKeys({
    session,
    sources,
    screen,
    answers,
    bindings,
    overlay: overlay.window,
    onClear: clear.askIn,
  })
  const { isEnded } = session
  const mayAnswer = !isEnded && session.state.setting !== 'not-permitted'
  return (
    <div className="flex h-dvh min-h-96 flex-col">
      <SessionBar
        session={session}
        answers={answers}
        notes={notes}
        onBack={() => void navigate('/home')}
        onOverlay={mayAnswer && !overlay.window ? overlay.open : null}
        onViewers={mayAnswer ? () => setAreViewersOpen(true) : null}
        onKeys={() => setAreKeysOpen(true)}
      />
      <SourceRow session={session} sources={sources} notes={notes} />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        <div className="flex min-h-10 shrink-0 items-center gap-3 border-b border-line px-4 lg:hidden">
          <PartChoice part={part} onChange={setPart} isEnded={isEnded} />
          {!isEnded && (
            <StatusLine
              session={session}
              hearing={hearing}
              note={noteForOneLine(notes.filter(({ id }) => id !== 'deaf'))}
              lines={1}
            />
          )}
        </div>
        <div className="grid min-h-0 flex-1 grid-rows-1 lg:grid-cols-[2fr_3fr]">
          <div
            className={`flex min-h-0 min-w-0 flex-col border-line lg:border-r ${hiddenUnless(part === 'transcript')}`}
          >
            <SourceNotes
              notes={notes}
              guide={<ShareGuide surface={sources.surface?.kind ?? 'browser'} />}
            />
            {mayAnswer && <OverlayNotes overlay={overlay} />}
            <div className="min-h-0 flex-1">
              <Transcript session={session} hearing={hearing} />
            </div>
          </div>
          <div className={`flex min-h-0 min-w-0 flex-col ${hiddenUnless(part === 'answers')}`}>
            <div className="min-h-0 flex-1">
              <AnswerPart views={views} bindings={bindings} />
            </div>
          </div>
        </div>
      </main>
      <LeaveDialog isPerceiving={sources.isPerceiving} />
      {overlay.window && (
        <OverlayWindow views={views} bindings={bindings} notes={notes} target={overlay.window}>
          {clear.dialogIn(overlay.window)}
        </OverlayWindow>
      )}
      <ViewersDialog
        sessionId={session.id}
        isOpen={areViewersOpen}
        onClose={() => setAreViewersOpen(false)}
      />
      <KeysDialog isOpen={areKeysOpen} onClose={() => setAreKeysOpen(false)} keys={keys} />
      {clear.dialogIn(window)}
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
    <fieldset aria-label="Part of the session" className="flex shrink-0 gap-4 self-stretch">
      {(['answers', 'transcript'] as const).map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={part === id}
          onClick={() => onChange(id)}
          className="-mb-px border-b-2 border-transparent text-sm font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-pressed:border-accent aria-pressed:text-ink"
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

type AnswerPartProps = { views: LiveSessionViews; bindings: KeyBindings }

/** The answers; after the end, the debrief above those that were given. */
function AnswerPart({ views, bindings }: AnswerPartProps) {
  const { session, sources, screen, answers } = views
  const pinned = usePinnedPictures(session.id)
  const pane = (
    <AnswerPane {...{ session, sources, screen, answers, bindings }}>
      <ScreenPanel {...{ session, sources, screen, pinned }} sentPictures={answers.sentPictures} />
    </AnswerPane>
  )
  if (!session.isEnded) return pane
  return (
    <div className="relative h-full overflow-y-auto">
      <Debrief session={session} pinned={pinned} />
      {answers.prompts.length > 0 && pane}
    </div>
  )
}
