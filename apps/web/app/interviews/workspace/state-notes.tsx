import { elapsedMs } from '@sightline/coach/interview/state'
import { Button, TextLink } from '@sightline/ui/button'
import Flag from 'lucide-react/icons/flag'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatClock } from '../labels.ts'
import type { InterviewActions, InterviewState } from '../log/use-interview-log.ts'
import { outcomeOf } from '../run/summary.ts'

/** Replaces the workspace while the candidate has paused the interview. */
export function PausedNote({ log }: { log: InterviewState & InterviewActions }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid flex-1 place-items-center px-4">
      <div className="flex flex-col items-center gap-3 text-center">
        <Pause size={32} aria-hidden className="text-muted" />
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Paused
        </h2>
        <p className="max-w-dialog text-muted">
          The clock is stopped at {formatClock(elapsedMs(log.interview, log.serverNow()))}. Your
          work is saved; you can close this page and come back later.
        </p>
        <Button
          variant="primary"
          icon={<Play size={16} aria-hidden />}
          onClick={() => log.report({ type: 'resumed' })}
          className="mt-3"
        >
          Resume
        </Button>
      </div>
    </div>
  )
}

/**
 * The outcome above an ended interview. The report exists only once the server has stored the end.
 */
export function EndedNote({ log: { interview, saveState } }: { log: InterviewState }) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-3 text-sm sm:px-6"
    >
      <span className="flex items-center gap-2 font-medium">
        <Flag size={16} aria-hidden /> This interview has ended
      </span>
      <span className="text-muted">{outcomeOf(interview)}</span>
      {saveState === 'saved' ? (
        <TextLink as={Link} to="report" className="sm:ml-auto">
          Read the report
        </TextLink>
      ) : (
        <span className="text-muted sm:ml-auto">
          The report opens once the end of the interview is saved.
        </span>
      )}
      <TextLink as={Link} to="/home">
        Back to the dashboard
      </TextLink>
    </p>
  )
}
