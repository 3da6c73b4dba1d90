import type { Interview } from '@sightline/coach/interview/state'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Report } from './create-interview-log.ts'

type Options = {
  interview: Interview
  report: Report
  /** Sends the unsent events while the page is being closed. */
  sendOnPageClose: () => void
  /** True when the component is unmounted only because the interview is being reloaded. */
  isReloading: () => boolean
}

/**
 * Pauses the interview when its page is left, and resumes it when a page of it is in view again,
 * this one or another.
 */
export function usePauseOnLeave({ interview, report, sendOnPageClose, isReloading }: Options) {
  const isPausedByLeaving = interview.pausedBecause === 'left'
  const hasLeft = useRef(false)
  const isResuming = useRef(false)
  const pause = useEffectEvent(() => {
    if (interview.state !== 'active' || hasLeft.current) return
    hasLeft.current = true
    isResuming.current = false
    report({ type: 'paused', reason: 'left' })
  })
  const pauseUnlessReloading = useEffectEvent(() => {
    if (!isReloading()) pause()
  })
  const pauseAndSend = useEffectEvent(() => {
    pause()
    sendOnPageClose()
  })
  const resume = useEffectEvent(() => {
    const isPaused = (isPausedByLeaving || hasLeft.current) && !isResuming.current
    if (!isPaused || document.visibilityState !== 'visible') return
    hasLeft.current = false
    isResuming.current = true
    report({ type: 'resumed' })
  })

  useEffect(() => {
    addEventListener('pagehide', pauseAndSend)
    addEventListener('pageshow', resume)
    document.addEventListener('visibilitychange', resume)
    return () => {
      removeEventListener('pagehide', pauseAndSend)
      removeEventListener('pageshow', resume)
      document.removeEventListener('visibilitychange', resume)
      pauseUnlessReloading()
    }
  }, [])

  // Another page of the same interview may have been left while this one is in view.
  useEffect(() => {
    if (isPausedByLeaving) resume()
    else isResuming.current = false
  }, [isPausedByLeaving])
}
