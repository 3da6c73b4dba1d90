import { useEffect, useEffectEvent, useRef } from 'react'
import type { InterviewActions, InterviewState } from './use-interview-log.ts'

/** Shorter waits do not stop the clock. */
const PAUSE_AFTER_MS = 300

/**
 * Stops the clock while the candidate waits for something to load, once per wait. An interview that
 * another page left in that state is resumed.
 */
export function usePauseWhileLoading(
  { interview, report }: InterviewState & InterviewActions,
  isLoading: boolean,
) {
  const hasPaused = useRef(false)
  const isPausedByLoading = interview.pausedBecause === 'loading'
  const pause = useEffectEvent(() => {
    if (interview.state !== 'active' || hasPaused.current) return
    hasPaused.current = true
    report({ type: 'paused', reason: 'loading' })
  })
  const resume = useEffectEvent(() => report({ type: 'resumed' }))

  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(pause, PAUSE_AFTER_MS)
      return () => clearTimeout(timer)
    }
    hasPaused.current = false
    if (isPausedByLoading) resume()
  }, [isLoading, isPausedByLoading])
}
