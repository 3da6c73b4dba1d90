import { LIVE_SOURCES, type LiveSource } from '@sightline/contracts/live/kinds'
import type { LiveState } from '@sightline/live/session/session'
import type { ReportLive } from '../live-client.ts'
import type { Senses } from '../senses.ts'

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
  /** What each source was when it was reported last. One that is left is not reported again. */
  const reported = new Map<LiveSource, object>()
  let release: (() => void) | null = null
  let stopWaiting: (() => void) | null = null
  /**
   * Another device may perceive, which holds no lock here: this window says only once that sources
   * are lost.
   */
  let hasReportedLost = false

  const opened = (source: LiveSource): object | null => {
    const { surface, them, you } = senses.getState()
    return { screen: surface, them, you }[source]
  }
  const isOpen = (source: LiveSource) => opened(source) !== null

  function reportOn(source: LiveSource, now: object) {
    const surface = senses.getState().surface?.kind
    own.add(source)
    reported.set(source, now)
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
  /** Another device may take sources for lost that this window still has. */
  const isTakenForLost = (source: LiveSource) =>
    own.has(source) && readSession().sources[source] === 'lost'
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
        const now = opened(source)
        if (now === null) reportOff(source)
        else if (!isEnded && (reported.get(source) !== now || isTakenForLost(source)))
          reportOn(source, now)
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
