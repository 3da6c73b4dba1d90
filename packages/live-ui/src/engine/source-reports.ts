import { LIVE_SOURCES, type LiveSource } from '@sightline/contracts/live/kinds'
import type { LiveState } from '@sightline/live/session/session'
import type { ReportLive } from './live-client.ts'
import type { Senses } from './senses.ts'

interface Options {
  sessionId: string
  senses: Senses
  readSession: () => LiveState
  report: ReportLive
  onChange: () => void
}

/** How long the last report of a window that has let go may still be on its way. */
const REPORTED_WITHIN_MS = 3000

/**
 * Reports what this window perceives, when it begins and when it ends; the sources of other windows
 * are left alone. Of several windows with one session, one perceives and holds a lock, which the
 * system takes back even after a crash: its sources are then reported as lost, so that they are
 * offered again.
 */
export function createSourceReports(options: Options) {
  const { sessionId, senses, readSession, report, onChange } = options
  const lock = senses.perceivingLock(sessionId)
  /** The sources that this window has reported as on. */
  const own = new Set<LiveSource>()
  let release: (() => void) | null = null
  let stopWaiting: (() => void) | null = null
  /**
   * Another device may perceive, which holds no lock here: this window says only once that sources
   * are lost.
   */
  let hasReportedLost = false

  const isOpen = (source: LiveSource) => {
    const { surface, them, you } = senses.getState()
    return { screen: surface, them, you }[source] !== null
  }

  function reportOn(source: LiveSource) {
    const surface = senses.getState().surface?.kind
    own.add(source)
    report({
      type: 'source-changed',
      source,
      status: 'on',
      ...(source !== 'you' && surface && { surface }),
    })
  }
  function reportOff(source: LiveSource) {
    const session = readSession()
    if (own.delete(source) && session.state !== 'ended' && session.sources[source] === 'on')
      report({ type: 'source-changed', source, status: 'off' })
  }
  function reportLost() {
    if (hasReportedLost || readSession().state === 'ended') return
    hasReportedLost = true
    for (const source of LIVE_SOURCES)
      if (readSession().sources[source] === 'on')
        report({ type: 'source-changed', source, status: 'lost' })
  }

  function followOthers() {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = lock.onFree(() => {
      timer = setTimeout(reportLost, REPORTED_WITHIN_MS)
    })
    stopWaiting = () => {
      stop()
      clearTimeout(timer)
    }
    onChange()
  }
  function stopFollowing() {
    stopWaiting?.()
    stopWaiting = null
    onChange()
  }

  const stopListening = lock.onTakeOver(senses.closeAll)
  const reportAllOff = () => {
    for (const source of LIVE_SOURCES) reportOff(source)
  }

  return {
    /** True while another window or device perceives, and this one follows. */
    isElsewhere: () => stopWaiting !== null,
    takeOver: lock.takeOver,
    /** To be called when the senses or the session have changed. */
    update() {
      const isEnded = readSession().state === 'ended'
      for (const source of LIVE_SOURCES) {
        if (!isOpen(source)) reportOff(source)
        // Another device may take sources for lost that this window still has.
        else if (!isEnded && (!own.has(source) || readSession().sources[source] === 'lost'))
          reportOn(source)
      }
      const isHere = LIVE_SOURCES.some(isOpen)
      if (isHere) release ??= lock.hold()
      else {
        release?.()
        release = null
      }
      const { sources } = readSession()
      const isElsewhere = !isHere && !isEnded && LIVE_SOURCES.some((name) => sources[name] === 'on')
      if (isElsewhere && !stopWaiting) followOthers()
      else if (!isElsewhere && stopWaiting) stopFollowing()
    },
    reportAllOff,
    close() {
      reportAllOff()
      stopListening()
      stopWaiting?.()
      release?.()
    },
  }
}
