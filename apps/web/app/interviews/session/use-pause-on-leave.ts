import { useEffect, useEffectEvent, useRef } from 'react'
import type { Report } from './use-synced-interview.ts'

type Closing = {
  isActive: boolean
  /** True while the interview stands still because a page of it was left, this one or another. */
  isAway: boolean
  report: Report
  sendAtLast: () => void
  /** True when this goes away only to be shown anew. */
  isStaying: () => boolean
}

/** Stops the clock when the page is left, and lets it run on when one is in view again. */
export function usePauseOnLeave({ isActive, isAway, report, sendAtLast, isStaying }: Closing) {
  const hasLeft = useRef(false)
  const isComingBack = useRef(false)
  const leave = useEffectEvent(() => {
    if (!isActive || hasLeft.current) return
    hasLeft.current = true
    isComingBack.current = false
    report({ type: 'paused', reason: 'left' })
  })
  const goAway = useEffectEvent(() => {
    if (!isStaying()) leave()
  })
  const leaveForGood = useEffectEvent(() => {
    leave()
    sendAtLast()
  })
  const comeBack = useEffectEvent(() => {
    const isGone = (isAway || hasLeft.current) && !isComingBack.current
    if (!isGone || document.visibilityState !== 'visible') return
    hasLeft.current = false
    isComingBack.current = true
    report({ type: 'resumed' })
  })

  useEffect(() => {
    addEventListener('pagehide', leaveForGood)
    addEventListener('pageshow', comeBack)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      removeEventListener('pagehide', leaveForGood)
      removeEventListener('pageshow', comeBack)
      document.removeEventListener('visibilitychange', comeBack)
      goAway()
    }
  }, [])

  // Also when it was another page of the same interview that was left, and this one is in view.
  useEffect(() => {
    if (isAway) comeBack()
    else isComingBack.current = false
  }, [isAway])
}
