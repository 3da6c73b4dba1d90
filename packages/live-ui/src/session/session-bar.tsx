import { LIVE_KINDS } from '@sightline/contracts/live/kinds'
import type { SourceStatus } from '@sightline/live/session/session'
import { Button, IconButton } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { Menu, MenuCheckbox, MenuItem } from '@sightline/ui/menu'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { useEffect, useState } from 'react'
import type { AnswersView, SessionView } from '../engine/views.ts'
import { KIND_LABELS, sessionTime } from '../labels.ts'
import type { SessionNote } from './session-notes.ts'

interface Props {
  session: SessionView
  answers: AnswersView
  notes: readonly SessionNote[]
  onBack: () => void
  onOverlay: (() => void) | null
  onViewers: (() => void) | null
  onKeys: () => void
}

/** The session's kind, clock and sources, and what can be done with all of it. */
export function SessionBar(props: Props) {
  const { session, onBack } = props
  const { state, isEnded } = session
  const isHearing = !props.notes.some(({ id }) => id === 'hearing')
  const [isEnding, setIsEnding] = useState(false)
  return (
    <header className="flex flex-wrap items-center gap-x-1 border-b border-line px-2 py-1 sm:gap-x-4 sm:gap-y-2 sm:px-4 sm:py-2">
      <IconButton
        label="Back to the dashboard"
        icon={<ArrowLeft size={20} aria-hidden />}
        onClick={onBack}
      />
      {isEnded ? (
        <h1 className="font-medium">{KIND_LABELS[state.kind]}</h1>
      ) : (
        <>
          <h1 className="sr-only">Live session</h1>
          <select
            aria-label="Kind of conversation"
            value={state.kind}
            onChange={({ target }) => {
              const kind = LIVE_KINDS.find((known) => known === target.value)
              if (kind) session.changeKind(kind)
            }}
            className="h-10 min-w-0 rounded-control border border-control bg-background px-2 text-sm font-medium text-ellipsis max-sm:flex-1"
          >
            {LIVE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_LABELS[kind]}
              </option>
            ))}
          </select>
        </>
      )}
      <Clock session={session} />
      {!isEnded && <SmallActions {...props} onEnd={() => setIsEnding(true)} />}
      {/* On small screens the rows below say the same. */}
      <p role="status" className={`text-sm max-sm:sr-only ${lookOf(session, isHearing)}`}>
        {stateOf(session, isHearing)}
      </p>
      {!isEnded && <WideActions {...props} onEnd={() => setIsEnding(true)} />}
      <ConfirmDialog
        isOpen={isEnding}
        title="End this session?"
        text="Sightline stops listening. You keep the transcript, the answers and the debrief."
        confirmLabel="End the session"
        onCancel={() => setIsEnding(false)}
        onConfirm={() => {
          setIsEnding(false)
          session.end()
        }}
      />
    </header>
  )
}

type ActionsProps = Props & { onEnd: () => void }

const WideActions = ({
  session: { isPaused, togglePause },
  onOverlay,
  onViewers,
  onKeys,
  onEnd,
}: ActionsProps) => (
  <div className="flex flex-wrap gap-2 max-sm:hidden sm:ml-auto">
    <Button variant="quiet" onClick={onKeys}>
      Keys
    </Button>
    {onViewers && (
      <Button variant="quiet" onClick={onViewers}>
        Show on a phone
      </Button>
    )}
    {onOverlay && <Button onClick={onOverlay}>Open the overlay</Button>}
    <Button variant={isPaused ? 'primary' : 'secondary'} onClick={togglePause}>
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
    <Button variant="danger" onClick={onEnd}>
      End
    </Button>
  </div>
)

/** The same in one row of a small screen, where the answer needs the height. */
const SmallActions = ({
  session: { state, isPaused, togglePause, setAutomatic },
  answers,
  onOverlay,
  onViewers,
  onKeys,
  onEnd,
}: ActionsProps) => (
  <div className="flex sm:hidden">
    <IconButton
      label={isPaused ? 'Resume' : 'Pause'}
      icon={isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
      onClick={togglePause}
      className={isPaused ? 'bg-warn/15 text-warn' : ''}
    />
    <IconButton
      label="End"
      icon={<Square size={20} aria-hidden className="text-bad" />}
      onClick={onEnd}
    />
    <div className="relative">
      <Menu trigger={<IconButton label="More" icon={<Ellipsis size={20} aria-hidden />} />}>
        {state.setting !== 'not-permitted' && (
          <>
            <MenuCheckbox isChecked={state.automaticSince !== null} onChange={setAutomatic}>
              Answer by itself
            </MenuCheckbox>
            <MenuCheckbox isChecked={answers.isFollowing} onChange={answers.follow}>
              Follow new answers
            </MenuCheckbox>
          </>
        )}
        <MenuItem onSelect={onKeys}>Keys</MenuItem>
        {onViewers && !isPhone() && <MenuItem onSelect={onViewers}>Show on a phone</MenuItem>}
        {onOverlay && <MenuItem onSelect={onOverlay}>Open the overlay</MenuItem>}
      </Menu>
    </div>
  </div>
)

/** Whether the page is on a phone or tablet, rather than in a narrow window. */
const isPhone = () => matchMedia('(pointer: coarse)').matches

function lookOf({ isEnded, isPaused }: SessionView, isHearing: boolean): string {
  if (isEnded || (isHearing && !isPaused)) return 'text-muted'
  return isPaused ? 'font-medium text-warn' : 'font-medium text-bad'
}

/** `isHearing`: what is said becomes text. */
function stateOf({ isEnded, isPaused, saveState, state }: SessionView, isHearing: boolean): string {
  if (saveState === 'offline') return 'Offline. What you add is kept on this device.'
  if (isEnded) return 'Ended'
  if (isPaused) return 'Paused. Nothing is heard or read.'
  const { them, you, screen } = state.sources
  const seen = screen === 'on' ? 'Screen shared.' : 'No screen.'
  if (!isHearing) return `Not hearing. ${seen}`
  const heard = [hears(them, 'them'), hears(you, 'you')].filter((name) => name !== null)
  const listening = heard.length > 0 ? `Listening to ${heard.join(' and ')}` : 'Not listening'
  return `${listening}. ${seen}`
}

const hears = (status: SourceStatus, name: string) => (status === 'on' ? name : null)

/** The time since the session began. */
function Clock({ session: { state, serverNow } }: { session: SessionView }) {
  const [, tick] = useState(0)
  const isRunning = state.endedAt === null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const until = state.endedAt === null ? serverNow().getTime() : Date.parse(state.endedAt)
  return (
    <span role="timer" className="text-sm text-muted tabular-nums">
      <span className="sr-only">Time since the beginning </span>
      {sessionTime(Math.max(0, until - Date.parse(state.beganAt)))}
    </span>
  )
}
