import { setTimeout } from 'node:timers/promises'
import type { LiveChannel } from '@sightline/contracts/live/kinds'
import { SOUND_SAMPLE_RATE } from '@sightline/contracts/live/sound-frames'
import type {
  PerceivingLock,
  Senses,
  SensesListener,
  SensesState,
  SoundChannel,
  SurfaceListener,
} from '../src/engine/senses.ts'
import { createSpeechCutter, type SpeechCutter } from '../src/engine/sound/speech-cutter.ts'

const FRAME_MS = 20
const FRAME_SAMPLES = (SOUND_SAMPLE_RATE * FRAME_MS) / 1000
const SILENT_FRAMES = 1000 / FRAME_MS

/** Senses made of texts and tones, for tests without a browser. */
export interface FileSenses extends Senses {
  /** Plays a tone on a channel, then the silence that ends it. */
  play(channel: LiveChannel, ms: number, hz?: number): Promise<void>
  /** Shows a page with this text on the shared surface; its picture is a data URL. */
  showPage(text: string, picture?: string): void
  /** The source ends without the user's wish. */
  lose(source: 'screen' | 'you'): void
}

/** `windows`: the locks of the windows of one device; each session has one. */
export function createFileSenses(windows = createWindows()): FileSenses {
  const subscribers = new Set<() => void>()
  const cutters: Partial<Record<LiveChannel, SpeechCutter>> = {}
  let state: SensesState = { surface: null, them: null, you: null, problem: null }
  let listener: SensesListener = { onSpeech: () => null, onLost() {} }
  let reader: SurfaceListener | null = null
  let shown: string | null = null

  function change(part: Partial<SensesState>) {
    state = { ...state, ...part }
    for (const update of subscribers) update()
  }
  function openChannel(name: LiveChannel): SoundChannel {
    const cutter = createSpeechCutter({
      onSpeech: (startedAt) => listener.onSpeech(name, startedAt),
    })
    cutters[name] = cutter
    return { ...cutter, isCut: () => false }
  }
  function closeChannel(name: LiveChannel) {
    cutters[name]?.finish()
    delete cutters[name]
    change({ [name]: null })
  }
  function stopSharing() {
    change({ surface: null })
    closeChannel('them')
  }

  return {
    getState: () => state,
    subscribe(update) {
      subscribers.add(update)
      return () => subscribers.delete(update)
    },
    async share() {
      change({ surface: { kind: 'window' }, them: openChannel('them') })
    },
    stopSharing,
    async openMicrophone() {
      change({ you: openChannel('you') })
    },
    closeMicrophone: () => closeChannel('you'),
    closeAll() {
      stopSharing()
      closeChannel('you')
    },
    setPaused(isPaused) {
      for (const cutter of Object.values(cutters)) cutter.setPaused(isPaused)
    },
    listen(next) {
      listener = next
      return () => {}
    },
    watchSurface(_region, next) {
      reader = next
      return {
        readNow: async () => {},
        setRegion() {},
        picture: async () => shown,
        snapshot: async () => PICTURE,
        stop() {
          if (reader === next) reader = null
        },
      }
    },
    mayRecognize: () => false,
    recognize: () => null,
    perceivingLock: windows,

    async play(name, ms, hz = 220) {
      const spoken = Math.ceil(ms / FRAME_MS)
      for (let index = 0; index < spoken + SILENT_FRAMES; index++) {
        cutters[name]?.add(index < spoken ? tone(hz, index) : new Float32Array(FRAME_SAMPLES))
        await setTimeout(FRAME_MS)
      }
    },
    showPage(text, picture = PICTURE) {
      shown = picture
      reader?.onRead({ text, isDoubtful: false, picture })
    },
    lose(source) {
      if (source === 'screen') stopSharing()
      else closeChannel('you')
      listener.onLost(source)
    },
  }
}

const PICTURE = 'data:image/png;base64,iVBORw0KGgo='

const tone = (hz: number, frame: number) =>
  Float32Array.from({ length: FRAME_SAMPLES }, (_, index) => {
    const second = (frame * FRAME_SAMPLES + index) / SOUND_SAMPLE_RATE
    return 0.3 * Math.sin(2 * Math.PI * hz * second)
  })

/** The perceiving locks of the windows of one device. */
export function createWindows(): (sessionId: string) => PerceivingLock {
  const locks = new Map<string, { holders: number; waiting: Set<() => void> }>()
  const askers = new Map<string, Set<() => void>>()
  return (sessionId) => {
    const lock = locks.get(sessionId) ?? { holders: 0, waiting: new Set<() => void>() }
    locks.set(sessionId, lock)
    const listeners = askers.get(sessionId) ?? new Set<() => void>()
    askers.set(sessionId, listeners)
    const own = new Set<() => void>()
    return {
      hold() {
        lock.holders += 1
        return () => {
          lock.holders -= 1
          if (lock.holders === 0) for (const free of lock.waiting) free()
        }
      },
      onFree(listener) {
        if (lock.holders === 0) queueMicrotask(listener)
        else lock.waiting.add(listener)
        return () => lock.waiting.delete(listener)
      },
      takeOver() {
        for (const listener of listeners) if (!own.has(listener)) listener()
      },
      onTakeOver(listener) {
        own.add(listener)
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }
}
