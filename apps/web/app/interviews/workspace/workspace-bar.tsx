import type { NearlyFull } from '@sightline/client/event-log'
import type { SaveState } from '@sightline/client/outbox'
import { elapsedMs, type Interview } from '@sightline/coach/interview/state'
import { Banner } from '@sightline/ui/banner'
import { Button, IconButton } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Check from 'lucide-react/icons/check'
import ClockIcon from 'lucide-react/icons/clock'
import CloudOff from 'lucide-react/icons/cloud-off'
import Pause from 'lucide-react/icons/pause'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { formatClock } from '../labels.ts'
import { SetAsideNotice } from '../log/set-aside-notice.tsx'
import type { UnsentText } from '../log/unsent-text.ts'
import type { InterviewActions, InterviewState, SetAsideEvents } from '../log/use-interview-log.ts'

type Shown = InterviewState & InterviewActions

/** The top of a workspace: the bar, and below it what the server did not store. */
export function WorkspaceBar({
  log,
  title,
  unsentText,
}: {
  log: Shown & SetAsideEvents
  title: string
  unsentText: UnsentText
}) {
  return (
    <>
      <Bar log={log} title={title} unsentText={unsentText} />
      <SetAsideNotice log={log} />
      {log.nearlyFull && <NearlyFullNotice what={log.nearlyFull} />}
    </>
  )
}

/** What becomes of unsent text when the interview ends. */
const UNSENT_TEXTS: Record<UnsentText['state'], string> = {
  none: '',
  sendable: 'What you have written and not sent is sent first. ',
  lost: 'What you wrote or recorded last is not sent and will not count. ',
}

/** The link back, the title, the save state and the clock. */
function Bar({ log, title, unsentText }: { log: Shown; title: string; unsentText: UnsentText }) {
  const [isEnding, setIsEnding] = useState(false)
  const { interview, report } = log
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line px-2 sm:gap-4 sm:px-4">
      <BackLink />
      <h1 className="truncate text-sm font-normal max-sm:sr-only">{title}</h1>
      <div className="ml-auto flex items-center gap-3 sm:gap-4">
        {(interview.state !== 'ended' || log.saveState !== 'saved') && (
          <SaveIndicator state={log.saveState} />
        )}
        <Clock interview={interview} serverNow={log.serverNow} />
        {(interview.state === 'active' || interview.pausedBecause === 'loading') && (
          <>
            <IconButton
              label="Pause"
              icon={<Pause size={20} aria-hidden />}
              onClick={() => report({ type: 'paused', reason: 'asked' })}
            />
            <Button size="small" onClick={() => setIsEnding(true)}>
              End
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        isOpen={isEnding}
        title="End this interview?"
        text={`${UNSENT_TEXTS[unsentText.state]}You cannot change anything after that. Everything you sent stays here to read.`}
        confirmLabel="End the interview"
        onCancel={() => setIsEnding(false)}
        onConfirm={() => {
          setIsEnding(false)
          unsentText.send()
          report({ type: 'ended' })
        }}
      />
    </header>
  )
}

/** The link back to the dashboard. */
export function BackLink() {
  return (
    <Link
      to="/home"
      className="flex h-10 w-fit items-center gap-2 rounded-control px-2 text-sm font-medium text-muted transition-colors hover:text-ink"
    >
      <ArrowLeft size={20} aria-hidden />
      <span className="max-sm:sr-only">Dashboard</span>
    </Link>
  )
}

const SAVE_STATES = {
  saved: { Icon: Check, label: 'Saved' },
  saving: { Icon: RefreshCw, label: 'Saving' },
  offline: { Icon: CloudOff, label: 'Offline, kept on this device' },
}

function SaveIndicator({ state }: { state: SaveState }) {
  const { Icon, label } = SAVE_STATES[state]
  return (
    <span
      className={`flex items-center gap-2 text-sm ${state === 'offline' ? 'text-warn' : 'text-muted'}`}
    >
      <Icon size={16} aria-hidden />
      <span className="max-md:sr-only">{label}</span>
      {/* Screen readers announce only that saving fails, and that it works again. */}
      <span role="status" className="sr-only">
        {state === 'offline' ? 'Not saved on the server; kept on this device.' : ''}
      </span>
    </span>
  )
}

const NEARLY_FULL = {
  log: 'This interview is nearly full. End it before it takes no more of what you write.',
  account:
    'Your account is nearly full. Delete interviews or sessions that you no longer need, so that what you write can be stored.',
}

const NearlyFullNotice = ({ what }: { what: NearlyFull }) => (
  <div className="border-b border-line px-4 py-2 sm:px-6">
    <Banner tone="warn">{NEARLY_FULL[what]}</Banner>
  </div>
)

/**
 * The time spent, without pauses. Screen readers do not announce it, because it changes every
 * second.
 */
function Clock({ interview, serverNow }: { interview: Interview; serverNow: () => Date }) {
  const [, tick] = useState(0)
  const isRunning = interview.clockStartedAt !== null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  return (
    <span
      role="timer"
      className="flex items-center gap-2 text-sm whitespace-nowrap text-muted tabular-nums"
    >
      <ClockIcon size={16} aria-hidden />
      <span className="sr-only">Time spent</span>
      {formatClock(elapsedMs(interview, serverNow()))}
    </span>
  )
}
