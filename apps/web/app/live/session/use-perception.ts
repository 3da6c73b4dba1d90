import { useEffect, useRef } from 'react'
import { pauseCapture, stopCapture } from '../capture/capture.ts'
import { useCapture } from '../capture/use-capture.ts'
import { useScreenLooks } from '../screen/use-screen-looks.ts'
import { useHearing } from './use-hearing.ts'
import type { SyncedSession } from './use-live-events.ts'
import { usePerceivingTab } from './use-perceiving-tab.ts'
import { useReportSources } from './use-report-sources.ts'

interface Options {
  sessionId: string
  hasTranscriber: boolean
  synced: SyncedSession
}

/**
 * What this tab hears and sees becomes events of the session, while the session is neither paused
 * nor ended.
 */
export function usePerception({ sessionId, hasTranscriber, synced }: Options) {
  const { session, report, addHeard, serverNow } = synced
  const { state, beganAt } = session
  /** Milliseconds since the session began, for a time of `performance.now()`. */
  const sessionMs = (time: number) =>
    Math.max(
      0,
      Math.round(serverNow().getTime() - Date.parse(beganAt) - (performance.now() - time)),
    )
  const hearing = useHearing({
    sessionId,
    hasTranscriber,
    isPaused: state !== 'active',
    report,
    addHeard,
    sessionMs,
  })
  const capture = useCapture()
  const screen = useScreenLooks({
    stream: capture.screen?.stream ?? null,
    isPaused: state !== 'active',
    onRead: (read) => report({ type: 'screen-read', atMs: sessionMs(performance.now()), ...read }),
  })
  useEffect(() => {
    if (state === 'ended') stopCapture()
    else pauseCapture(state === 'paused')
  }, [state])
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // In development React leaves and enters a page once more at its beginning.
    clearTimeout(leaving.current)
    return () => {
      leaving.current = setTimeout(stopCapture)
    }
  }, [])
  useReportSources({ synced, capture })
  const perceivingTab = usePerceivingTab({ sessionId, synced, capture })
  return { capture, hearing, screen, perceivingTab, sessionMs }
}
