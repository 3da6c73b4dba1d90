import type { SourceStatus } from '@sightline/coach/live/session'
import { LIVE_KINDS } from '@sightline/contracts/live-kinds'
import { Button, IconButton } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import ArrowLeft from 'lucide-react/icons/arrow-left'
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
export function SessionBar({ view, onOverlay, onViewers, onKeys }: Props) {
  const { session, synced, isPaused, isEnded } = view
  const [isEnding, setIsEnding] = useState(false)
  const navigate = useNavigate()
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
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
            className="h-10 rounded-control border border-control bg-background px-2 text-sm font-medium"
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
      <p role="status" className="text-sm text-muted">
        {stateOf(view)}
      </p>
      {!isEnded && (
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          <Button variant="quiet" onClick={onKeys}>
            Keys
          </Button>
          {onViewers && (
            <Button variant="quiet" onClick={onViewers}>
              Show on a phone
            </Button>
          )}
          {onOverlay && <Button onClick={onOverlay}>Open the overlay</Button>}
          <Button onClick={view.togglePause}>{isPaused ? 'Resume' : 'Pause'}</Button>
          <Button variant="danger" onClick={() => setIsEnding(true)}>
            End
          </Button>
        </div>
      )}
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
  const until = session.endedAt === null ? synced.serverNow().getTime() : Date.parse(session.endedAt)
  return (
    <span role="timer" className="text-sm text-muted tabular-nums">
      <span className="sr-only">Time since the beginning </span>
      {sessionTime(Math.max(0, until - Date.parse(session.beganAt)))}
    </span>
  )
}
