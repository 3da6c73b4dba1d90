import { LIVE_CHANNELS, type LiveChannel } from '@sightline/contracts/live/kinds'
import type { Senses, SensesListener, SensesState } from '@sightline/live-ui/engine/senses'
import { createPerceivingLock } from '@sightline/live-ui/senses/perceiving-lock'
import { readText } from '@sightline/live-ui/senses/read-text'
import { screenPicture } from '@sightline/live-ui/senses/screen-picture'
import { watchPictures } from '@sightline/live-ui/senses/watch-pictures'
import type { CaptureProblem } from '../native/capture.ts'
import type { About } from '../native/computer.ts'
import type { SoundProblem } from '../native/sound.ts'
import { createStore } from '../store.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { captureProblemText } from './capture-problem.ts'
import { capturedPictures } from './captured-pictures.ts'
import { readLookMode } from './look-mode.ts'
import { openSoundInput, type SoundInput } from './sound-input.ts'
import { openProblem, soundNote } from './sound-notes.ts'
import { isEmpty, readWindowFilter, WINDOW_FILTER } from './window-filter.ts'

/** The id of the microphone that the user has chosen. */
export const MICROPHONE = 'microphone'

export interface DesktopSensesState extends SensesState {
  them: SoundInput | null
  you: SoundInput | null
  /** A muted channel is not read at all, until it is unmuted. */
  muted: Record<LiveChannel, boolean>
  /** What is missing of a channel that is open, and its likely cause. */
  notes: Record<LiveChannel, string | null>
  /** The name of the window or screen that was captured last. */
  seen: string | null
}

/** What the helper hears and sees. Nothing is read before `share` or `openMicrophone`. */
export interface DesktopSenses extends Senses {
  getState(): DesktopSensesState
  /** Begins to hear what the computer plays, also where nothing is shared. */
  hearThem(): Promise<void>
  /** Stops reading a channel, or begins to read it again if it was open. */
  setMuted(channel: LiveChannel, isMuted: boolean): void
}

interface Options {
  settings: StoredSettings
  family: About['family']
  /** Called when something is to be shared and nothing may be seen yet. */
  onNothingChosen: () => void
}

const CHOOSE = 'Choose in the settings which windows Sightline may see, then share again.'

export function createDesktopSenses({ settings, family, onNothingChosen }: Options): DesktopSenses {
  const store = createStore<DesktopSensesState>({
    surface: null,
    them: null,
    you: null,
    problem: null,
    muted: { them: false, you: false },
    notes: { them: null, you: null },
    seen: null,
  })
  const { getState } = store
  let listener: SensesListener | null = null
  /** The channels that are read unless they are muted. */
  const wanted = new Set<LiveChannel>()
  const opening = new Set<LiveChannel>()
  const openedAt: Record<LiveChannel, number> = { them: 0, you: 0 }
  let isPaused = false

  const change = (part: Partial<DesktopSensesState>) => store.set({ ...getState(), ...part })
  const note = (channel: LiveChannel, text: string | null) => {
    if (getState().notes[channel] !== text)
      change({ notes: { ...getState().notes, [channel]: text } })
  }

  async function open(channel: LiveChannel) {
    wanted.add(channel)
    if (getState()[channel] || getState().muted[channel] || opening.has(channel)) return
    opening.add(channel)
    try {
      const input = await openSoundInput({
        source: channel === 'you' ? 'microphone' : 'speakers',
        microphone: settings.read(MICROPHONE) ?? '',
        onSpeech: (startedAt) => listener?.onSpeech(channel, startedAt) ?? null,
        ...(channel === 'you' && { otherPeak: () => getState().them?.peak() ?? 0 }),
        onDevice: (problem) => follow(channel, problem),
      })
      if (isPaused) input.setPaused(true)
      openedAt[channel] = performance.now()
      // It was closed or muted while the device opened.
      if (wanted.has(channel) && !getState().muted[channel])
        change({ [channel]: input, problem: null })
      else input.close()
    } catch (problem) {
      const text = openProblem(channel, problem as SoundProblem, family)
      change({ problem: { source: channel === 'you' ? 'you' : 'screen', text } })
    } finally {
      opening.delete(channel)
    }
  }
  /** Another device is read, or none can be until there is one. */
  function follow(channel: LiveChannel, problem: SoundProblem | null) {
    openedAt[channel] = performance.now()
    const text = problem && openProblem(channel, problem, family)
    change({ notes: { ...getState().notes, [channel]: text } })
  }
  function stop(channel: LiveChannel) {
    const input = getState()[channel]
    if (!input) return
    input.close()
    change({ [channel]: null, notes: { ...getState().notes, [channel]: null } })
  }
  function close(channel: LiveChannel) {
    wanted.delete(channel)
    stop(channel)
  }

  function stopSharing() {
    change({ surface: null, seen: null })
    close('them')
  }
  function seePoorly(problem: CaptureProblem) {
    // A window that is hidden or has changed its title is seen again.
    if ((problem !== 'gone' && problem !== 'no-display') || !getState().surface) return
    change({
      surface: null,
      seen: null,
      problem: { source: 'screen', text: captureProblemText(problem) },
    })
    listener?.onLost('screen')
  }

  setInterval(() => {
    for (const channel of LIVE_CHANNELS) {
      const input = getState()[channel]
      if (input?.device() && !isPaused)
        note(channel, soundNote(channel, input, { openedAt: openedAt[channel], family }))
    }
  }, 1000)
  settings.onChange(WINDOW_FILTER, () => {
    if (getState().surface && isEmpty(readWindowFilter(settings)))
      change({ surface: null, seen: null })
  })
  settings.onChange(MICROPHONE, () => {
    if (!getState().you) return
    stop('you')
    void open('you')
  })

  return {
    getState,
    subscribe: store.subscribe,
    async share() {
      const filter = readWindowFilter(settings)
      if (isEmpty(filter)) {
        change({ problem: { source: 'screen', text: CHOOSE } })
        onNothingChosen()
      } else change({ surface: { kind: filter.screen ? 'monitor' : 'window' }, problem: null })
      await open('them')
    },
    hearThem: () => open('them'),
    stopSharing,
    async openMicrophone(id) {
      if (id) settings.write(MICROPHONE, id)
      change({ muted: { ...getState().muted, you: false } })
      await open('you')
    },
    closeMicrophone: () => close('you'),
    closeAll() {
      stopSharing()
      close('you')
    },
    setPaused(paused) {
      isPaused = paused
      for (const channel of LIVE_CHANNELS) getState()[channel]?.setPaused(paused)
    },
    setMuted(channel, isMuted) {
      change({ muted: { ...getState().muted, [channel]: isMuted } })
      if (isMuted) stop(channel)
      else if (wanted.has(channel)) void open(channel)
    },
    listen(next) {
      listener = next
      return () => {
        if (listener === next) listener = null
      }
    },
    watchSurface(region, surfaceListener) {
      if (!getState().surface) return null
      const pictures = capturedPictures({
        readFilter: () => readWindowFilter(settings),
        onSeen: (seen) => seen !== getState().seen && change({ seen }),
        onProblem: seePoorly,
      })
      return watchPictures(pictures, region, surfaceListener, {
        isAutomatic: () => readLookMode(settings) === 'automatic',
        read: (bitmap) =>
          readLookMode(settings) === 'pictures' ? lookAtPicture(bitmap) : readText(bitmap),
      })
    },
    mayRecognize: () => false,
    recognize: () => null,
    perceivingLock: createPerceivingLock,
  }
}

const lookAtPicture = async (bitmap: ImageBitmap) => ({
  text: '',
  isDoubtful: false,
  picture: await screenPicture(bitmap),
})
