import { elapsedMs, type Interview } from '@sightline/coach/interview/state'
import ClockIcon from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { formatClock } from '../labels.ts'

/**
 * The time spent, without pauses. Screen readers do not announce it, because it changes every
 * second.
 */
export function Clock({ interview, serverNow }: { interview: Interview; serverNow: () => Date }) {
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
