import { useEffect, useEffectEvent, useRef } from 'react'
import type { Capture } from '../capture/capture.ts'
import type { SyncedSession } from './use-live-events.ts'

type Options = { synced: SyncedSession; capture: Capture }
const SOURCES = ['screen', 'them', 'you'] as const

/**
 * Reports what this tab perceives, when it begins and when it ends. Another tab's sources are left
 * alone. Lost sources are reported by what hears them.
 */
export function useReportSources({
  synced: { session, report },
  capture: { screen, them, you },
}: Options) {
  const surface = screen?.surface
  /** The sources that this tab has reported as on. */
  const own = useRef(new Set<string>())
  const reportOff = useEffectEvent((source: (typeof SOURCES)[number]) => {
    if (own.current.delete(source) && session.state !== 'ended' && session.sources[source] === 'on')
      report({ type: 'source-changed', source, status: 'off' })
  })
  const update = useEffectEvent(() => {
    const isOn = { screen: screen !== null, them: them !== null, you: you !== null }
    for (const source of SOURCES) {
      if (!isOn[source]) reportOff(source)
      else if (!own.current.has(source) && session.state !== 'ended') {
        own.current.add(source)
        report({
          type: 'source-changed',
          source,
          status: 'on',
          ...(source !== 'you' && surface && { surface }),
        })
      }
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only changed sources are reported
  useEffect(() => update(), [screen, them, you])
  const correct = useEffectEvent(() => {
    if (session.state === 'ended') return
    const isOn = { screen: screen !== null, them: them !== null, you: you !== null }
    for (const source of SOURCES)
      if (isOn[source] && own.current.has(source) && session.sources[source] === 'lost')
        report({
          type: 'source-changed',
          source,
          status: 'on',
          ...(source !== 'you' && surface && { surface }),
        })
  })
  // Another device may take sources for lost that this tab still has.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what others report is corrected
  useEffect(() => correct(), [session.sources])
  useEffect(() => {
    const leave = () => {
      for (const source of SOURCES) reportOff(source)
    }
    // Before the listener that sends the events of a page that is being closed.
    addEventListener('pagehide', leave, { capture: true })
    return () => {
      removeEventListener('pagehide', leave, { capture: true })
      leave()
    }
  }, [])
}
