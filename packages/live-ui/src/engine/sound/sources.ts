import type { LiveEvent } from '@sightline/contracts/live/events'
import type { LiveState } from '@sightline/live/session/session'
import type { ReportLive } from '../live-client.ts'
import type { Senses, SharedSurface, SoundChannel } from '../senses.ts'
import { type SoundProblem, soundProblemOf } from './sound-problem.ts'
import { createSourceReports } from './source-reports.ts'

export interface SourcesState {
  surface: SharedSurface | null
  them: SoundChannel | null
  you: SoundChannel | null
  /** Why the last attempt to open a source failed, in sentences. */
  problem: string | null
  /** What is missing of the sound of the share. */
  soundProblem: SoundProblem | null
  isPerceiving: boolean
  /** Another window or device perceives, and this one follows. */
  isElsewhere: boolean
  /** Nothing of the other side is perceived any more, and the user has not ended that here. */
  isDeaf: boolean
}

export interface SourceActions {
  share(): void
  stopSharing(): void
  openMicrophone(): void
  closeMicrophone(): void
  /** Asks the other windows of this device to stop perceiving. */
  takeOver(): void
}

interface Options {
  sessionId: string
  /** The events of the session when this window was opened. */
  events: readonly LiveEvent[]
  senses: Senses
  readSession: () => LiveState
  report: ReportLive
  onChange: () => void
}

/** What this window perceives, what it has reported of it, and what is missing. */
export function createSources({ events, ...options }: Options) {
  const { senses, readSession, onChange } = options
  const reports = createSourceReports(options)
  const sound = createSoundWatch(onChange)
  const wasShared = events.some(isShareBegun)
  /** The user has stopped sharing in this window. */
  let hasStopped = false

  const actions: SourceActions = {
    share: () => void senses.share(),
    stopSharing() {
      hasStopped = true
      senses.stopSharing()
    },
    openMicrophone: () => void senses.openMicrophone(''),
    closeMicrophone: senses.closeMicrophone,
    takeOver: reports.takeOver,
  }

  return {
    actions,
    getState(): SourcesState {
      const { surface, them, you, problem } = senses.getState()
      const { sources, state } = readSession()
      const isElsewhere = reports.isElsewhere()
      const isMissed = sources.screen === 'lost' || (wasShared && !hasStopped)
      return {
        surface,
        them,
        you,
        problem: problem?.text ?? null,
        soundProblem: sound.problem(),
        isElsewhere,
        isDeaf: surface === null && !isElsewhere && isMissed,
        isPerceiving: state !== 'ended' && (surface !== null || you !== null),
      }
    },
    /** To be called when the senses or the session have changed. */
    update() {
      reports.update()
      sound.watch(senses.getState().them)
    },
    /** The window is being closed. */
    leave: reports.reportAllOff,
    close() {
      reports.close()
      sound.watch(null)
    },
  }
}

const isShareBegun = (event: LiveEvent) =>
  event.type === 'source-changed' && event.source === 'screen' && event.status === 'on'

/** Looks each second whether the sound of a share is missing. */
function createSoundWatch(onChange: () => void) {
  let watched: SoundChannel | null = null
  let problem: SoundProblem | null = null
  let timer: ReturnType<typeof setInterval> | undefined

  return {
    problem: () => problem,
    watch(channel: SoundChannel | null) {
      if (channel === watched) return
      clearInterval(timer)
      watched = channel
      problem = null
      if (!channel) return
      const openedAt = performance.now()
      timer = setInterval(() => {
        const found = soundProblemOf(channel, openedAt)
        if (found === problem) return
        problem = found
        onChange()
      }, 1000)
    },
  }
}
