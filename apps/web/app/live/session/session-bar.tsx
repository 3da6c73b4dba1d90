import { LIVE_KINDS } from '@sightline/contracts/live/kinds'
import type { SourceStatus } from '@sightline/live/session/session'
import { Button, IconButton } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { Menu, MenuItem } from '@sightline/ui/menu'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { KIND_LABELS, sessionTime } from '../labels.ts'
import type { LiveSessionView } from './use-live-session.ts'

type Props = {
  view: LiveSessionView
  onOverlay: (() => void) | null
  onViewers: (() => void) | null
  onKeys: () => void
}

/** The session's kind, clock and sources, and what can be done with all of it. */
export function SessionBar(props: Props) {
  const { view } = props
  const { session, synced, isEnded } = view
  const [isEnding, setIsEnding] = useState(false)
  const navigate = useNavigate()
  return (
    <header className="flex flex-wrap items-center gap-x-1 border-b border-line px-2 py-1 sm:gap-x-4 sm:gap-y-2 sm:px-4 sm:py-2">
      <IconButton
        label="Back to the dashboard"
        icon={<ArrowLeft size={20} aria-hidden />}
        onClick={() => void navigate('/home')}
      />
      {isEnded ? (
        <h1 className="font-medium">{KIND_LABELS[session.kind]}</h1>
      ) : (
        <>
          <h1 className="sr-only">Live session</h1>
          <select
            aria-label="Kind of conversation"
            value={session.kind}
            onChange={({ target }) => {
              const kind = LIVE_KINDS.find((known) => known === target.value)
              if (kind) synced.report({ type: 'kind-changed', kind })
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
      <Clock view={view} />
      {!isEnded && <SmallActions {...props} onEnd={() => setIsEnding(true)} />}
      {/* On small screens the rows below say the same. */}
      <p role="status" className="text-sm text-muted max-sm:sr-only">
        {stateOf(view)}
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
          synced.report({ type: 'live-ended' })
        }}
      />
    </header>
  )
}

type ActionsProps = Props & { onEnd: () => void }

const WideActions = ({
  view: { isPaused, togglePause },
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
    <Button onClick={togglePause}>{isPaused ? 'Resume' : 'Pause'}</Button>
    <Button variant="danger" onClick={onEnd}>
      End
    </Button>
  </div>
)

/** The same in one row of a small screen, where the answer needs the height. */
const SmallActions = ({
  view: { isPaused, togglePause },
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
    />
    <IconButton
      label="End"
      icon={<Square size={20} aria-hidden className="text-bad" />}
      onClick={onEnd}
    />
    <div className="relative">
      <Menu trigger={<IconButton label="More" icon={<Ellipsis size={20} aria-hidden />} />}>
        <MenuItem onSelect={onKeys}>Keys</MenuItem>
        {onViewers && !isPhone() && <MenuItem onSelect={onViewers}>Show on a phone</MenuItem>}
        {onOverlay && <MenuItem onSelect={onOverlay}>Open the overlay</MenuItem>}
      </Menu>
    </div>
  </div>
)

/** Whether the page is on a phone or tablet, rather than in a narrow window. */
const isPhone = () => matchMedia('(pointer: coarse)').matches

function stateOf({ isEnded, isPaused, session, synced }: LiveSessionView): string {
  if (synced.saveState === 'offline') return 'Offline. What you add is kept on this device.'
  if (isEnded) return 'Ended'
  if (isPaused) return 'Paused. Nothing is heard or read.'
  const { them, you, screen } = session.sources
  const heard = [hears(them, 'them'), hears(you, 'you')].filter((name) => name !== null)
  const listening = heard.length > 0 ? `Listening to ${heard.join(' and ')}` : 'Not listening'
  return `${listening}. ${screen === 'on' ? 'Screen shared.' : 'No screen.'}`
}

const hears = (status: SourceStatus, name: string) => (status === 'on' ? name : null)

/** The time since the session began. */
function Clock({ view: { session, synced } }: { view: LiveSessionView }) {
  const [, tick] = useState(0)
  const isRunning = session.endedAt === null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const until =
    session.endedAt === null ? synced.serverNow().getTime() : Date.parse(session.endedAt)
  return (
    <span role="timer" className="text-sm text-muted tabular-nums">
      <span className="sr-only">Time since the beginning </span>
      {sessionTime(Math.max(0, until - Date.parse(session.beganAt)))}
    </span>
  )
}
