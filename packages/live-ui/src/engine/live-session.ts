import { createEventLog, type EventBatch } from '@sightline/client/event-log'
import type { KeyValueStore } from '@sightline/client/key-value-store'
import type { UnsentEvents } from '@sightline/client/unsent-events'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { LiveEvent, ReportedLiveEvent } from '@sightline/contracts/live/events'
import type { LiveDetail } from '@sightline/contracts/live/sessions'
import {
  applyLiveEvent,
  foldLiveSession,
  type LiveState,
  latestLook,
} from '@sightline/live/session/session'
import { createAnswers } from './answers/answers.ts'
import type { RunCode } from './answers/check-answer.ts'
import type { LiveClient, ReportLive } from './live-client.ts'
import { createScreenLooks } from './screen/screen-looks.ts'
import type { Senses } from './senses.ts'
import { createHearing } from './sound/hearing.ts'
import { openSoundLine } from './sound/sound-line.ts'
import { createSources } from './sound/sources.ts'
import { createUpdates } from './updates.ts'
import {
  keepViews,
  type LiveSessionViews,
  type SessionActions,
  type SessionState,
} from './views.ts'

interface Options {
  detail: LiveDetail
  /** What this device keeps of the session's events. */
  unsent: UnsentEvents<ReportedLiveEvent>
  /** The server turns speech into text. */
  hasTranscriber: boolean
  client: LiveClient
  senses: Senses
  /** Null in a program that has nothing to run code in; its answers say so. */
  runCode: RunCode | null
  /** What this device keeps of the user's choices. */
  settings: KeyValueStore
}

/** A live session in one window. Two windows of a program may each open the same session. */
export interface LiveSession {
  getViews(): LiveSessionViews
  /** Calls the listener after changes. Returns a function that removes it. */
  subscribe(listener: () => void): () => void
  /**
   * Begins to perceive and to follow the session, once. Returns a function that ends it: what was
   * not sent is sent, or kept on the device.
   */
  open(): () => void
  /** The program is being closed: what has begun is made final, and sent without an answer. */
  leave(): void
}

/**
 * A live session in step with the server: reports what `senses` hear and read, reads answers and
 * checks their code. Knows no page.
 */
export function createLiveSession(options: Options): LiveSession {
  const { detail, client, senses } = options
  const { id } = detail.session
  const log = createLiveLog(options)
  const readSession = () => log.getState().state
  const report: ReportLive = log.append
  const updates = createUpdates(update)
  const onChange = updates.schedule

  /** Milliseconds since the session began, for a time of `performance.now()`. */
  function sessionMs(time: number): number {
    const sinceBegun = log.serverNow().getTime() - Date.parse(readSession().beganAt)
    return Math.max(0, Math.round(sinceBegun - (performance.now() - time)))
  }

  const screen = createScreenLooks({
    senses,
    onRead: (read) => report({ type: 'screen-read', atMs: sessionMs(performance.now()), ...read }),
    onChange,
  })
  const sources = createSources({
    sessionId: id,
    events: detail.events,
    senses,
    readSession,
    report,
    onChange,
  })
  const answers = createAnswers({
    client,
    detail,
    settings: options.settings,
    runCode: options.runCode,
    readSession,
    report,
    addStored: log.addStored,
    readPicture: () => (detail.takesPictures ? (screen.getState().look?.picture ?? null) : null),
    takeKept: screen.takeKept,
    serverNow: log.serverNow,
    onChange,
  })
  const hearing = createHearing({
    hasTranscriber: options.hasTranscriber,
    senses,
    openLine: (events) => openSoundLine(() => client.openSound(), events),
    report,
    sessionMs,
    onHeard(events) {
      log.addStored(events)
      answers.handleReported(events)
    },
    onChange,
  })

  const sessionActions: SessionActions = {
    serverNow: log.serverNow,
    togglePause: () =>
      void report({ type: readSession().state === 'paused' ? 'live-resumed' : 'live-paused' }),
    end: () => void report({ type: 'live-ended' }),
    setAutomatic: (isAutomatic) => void report({ type: 'answering-changed', isAutomatic }),
    changeKind: (kind) => void report({ type: 'kind-changed', kind }),
    clearContext() {
      screen.takeKept()
      report({ type: 'context-cleared' })
    },
    addSegment(channel, text) {
      const now = sessionMs(performance.now())
      report({ type: 'segment-heard', channel, startMs: now, endMs: now, text, how: 'typed' })
    },
    correctSegment: (segment, changed) =>
      void report({ type: 'segment-corrected', segment, ...changed }),
    async askFor(about, question) {
      // The screen may have changed since it was last read.
      if (about === 'screen') await lookForQuestion()
      const { length: pictures } = screen.getState().kept
      report({
        type: 'prompt-asked',
        about,
        ...(question && { question }),
        ...(pictures > 0 && { pictures }),
      })
    },
    dismissSetAside: log.dismissSetAside,
  }
  /** Looks, and keeps the picture where others are kept, or where no text was read in it. */
  async function lookForQuestion() {
    await screen.readNow()
    const { look, kept } = screen.getState()
    if (look && detail.takesPictures && (kept.length > 0 || !latestLook(readSession())))
      await screen.keep(look.picture)
  }
  const { setRegion, snapshot, keep, drop } = screen
  const screenActions = { setRegion, snapshot, keep, drop }
  const hearingActions = { retry: hearing.retry }

  function readSessionState(): SessionState {
    const { state, ...told } = log.getState()
    const isEndStored = log.stored().some(({ type }) => type === 'live-ended')
    const [isPaused, isEnded] = [state.state === 'paused', state.state === 'ended']
    return { id, detail, state, ...told, isPaused, isEnded, isEndStored }
  }
  const readViews = (): LiveSessionViews => ({
    session: { ...readSessionState(), ...sessionActions },
    sources: { ...sources.getState(), ...sources.actions },
    hearing: { ...hearing.getState(), ...hearingActions },
    screen: { ...screen.getState(), ...screenActions },
    answers: { ...answers.getState(), ...answers.actions },
  })

  const listeners = new Set<() => void>()
  let perceived: LiveState['state'] | null = null
  let views = readViews()
  let close: (() => void) | null = null

  /** Brings every part in step with the session and the senses, and tells the readers. */
  function update() {
    const { state } = readSession()
    if (state !== perceived) {
      perceived = state
      if (state === 'ended') senses.closeAll()
      else senses.setPaused(state === 'paused')
    }
    const isActive = state === 'active'
    hearing.update(isActive)
    screen.update(isActive)
    sources.update()
    answers.update()
    views = keepViews(views, readViews())
    for (const listener of listeners) listener()
  }

  return {
    getViews: () => views,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open() {
      if (close) return close
      const ends = [
        senses.subscribe(onChange),
        log.subscribe(onChange),
        log.onBatch(({ events }, { isOwn }) => isOwn && answers.handleReported(events)),
      ]
      const closeLog = log.open()
      answers.resume()
      update()
      close = () => {
        for (const end of ends) end()
        updates.stop()
        answers.close()
        screen.stop()
        hearing.close()
        sources.close()
        closeLog()
        senses.closeAll()
      }
      return close
    },
    leave() {
      answers.finish()
      sources.leave()
      log.leave()
    },
  }
}

const createLiveLog = ({ detail, unsent, client }: Options) =>
  createEventLog<LiveState, LiveEvent, ReportedLiveEvent, EventBatch<LiveEvent>>({
    opened: detail,
    unsent,
    api: client,
    version: EVENT_VERSION,
    fold: foldLiveSession,
    apply: applyLiveEvent,
  })
