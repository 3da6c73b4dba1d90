import { LIVE_SOURCES } from '@sightline/contracts/live/kinds'
import type { LiveState } from '@sightline/live/session/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Capture } from '../capture/capture.ts'
import { stopCapture } from '../capture/capture.ts'
import type { SyncedSession } from './use-live-events.ts'

type Options = { sessionId: string; synced: SyncedSession; capture: Capture }

/** How long the last report of a tab that has let go may still be on its way. */
const REPORTED_WITHIN_MS = 3000

/**
 * Of several tabs with one session, one perceives and the others follow. The perceiving tab holds a
 * lock, which the browser takes back even after a crash: its sources are then reported as lost, so
 * that they are offered again.
 */
export function usePerceivingTab({ sessionId, synced: { session, report }, capture }: Options) {
  const name = `sightline-live-${sessionId}`
  const isHere = [capture.screen, capture.them, capture.you].some((source) => source !== null)
  const isSomewhere =
    session.state !== 'ended' && LIVE_SOURCES.some((source) => session.sources[source] === 'on')
  const [isElsewhere, setIsElsewhere] = useState(false)
  const latest = useRef<LiveState>(session)
  latest.current = session
  /**
   * Another device may perceive, which holds no lock here: this tab says only once that sources are
   * lost.
   */
  const hasReported = useRef(false)

  useEffect(() => (isHere ? holdLock(name) : undefined), [isHere, name])

  const reportLost = useEffectEvent(() => {
    if (hasReported.current || latest.current.state === 'ended') return
    hasReported.current = true
    for (const source of LIVE_SOURCES)
      if (latest.current.sources[source] === 'on')
        report({ type: 'source-changed', source, status: 'lost' })
  })
  useEffect(() => {
    if (isHere || !isSomewhere) return setIsElsewhere(false)
    setIsElsewhere(true)
    const closed = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    // Waits until no tab of this browser perceives.
    void navigator.locks
      .request(name, { signal: closed.signal }, () => {
        timer = setTimeout(() => reportLost(), REPORTED_WITHIN_MS)
      })
      .catch(() => {})
    return () => {
      closed.abort()
      clearTimeout(timer)
    }
  }, [isHere, isSomewhere, name])

  useEffect(() => {
    const channel = new BroadcastChannel(name)
    channel.onmessage = () => stopCapture()
    return () => channel.close()
  }, [name])

  return {
    /** True while another tab or device perceives, and this one follows. */
    isElsewhere,
    /** Asks the other tabs of this browser to stop perceiving. */
    takeOver() {
      const channel = new BroadcastChannel(name)
      channel.postMessage('take over')
      channel.close()
    },
  }
}

/** Holds a lock until the returned function is called. */
function holdLock(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks.request(name, () => promise).catch(() => {})
  return () => resolve()
}
