import { PICTURES_PER_QUESTION } from '@sightline/contracts/live/kinds'
import { createCell } from '../cell.ts'
import type { Look, ScreenText, Senses, SharedSurface, SurfaceWatch } from '../senses.ts'
import { type Region, WHOLE_SCREEN } from './region.ts'

export interface ScreenState {
  look: Look | null
  /** Why the screen cannot be read, in a sentence. */
  problem: string | null
  /** The part of the surface that is read; null for all of it. */
  region: Region | null
  /** The pictures that go with the user's next question, oldest first, as data URLs. */
  kept: readonly string[]
  /** Why the last picture was not kept, in a sentence. */
  keepProblem: string | null
}

interface Options {
  senses: Senses
  /** Called with texts that differ from the one before. */
  onRead: (read: ScreenText) => void
  onChange: () => void
}

const FULL = `${PICTURES_PER_QUESTION} pictures go with one question at most. Remove one to keep another.`
const NO_PICTURE = 'There is no picture to keep: nothing is shared, or it cannot be seen now.'
const UNREADABLE = 'The text on the screen cannot be read here. Paste what matters.'

/** Reads the shared surface while a session is active, as a whole or in part. */
export function createScreenLooks({ senses, onRead, onChange }: Options) {
  const state = createCell<ScreenState>(
    { look: null, problem: null, region: null, kept: [], keepProblem: null },
    onChange,
  )
  let surface: SharedSurface | null = null
  let watch: SurfaceWatch | null = null
  let lastText = ''

  function takeLook(look: Look) {
    state.set({ look, problem: null })
    if (look.text === '' || look.text === lastText) return
    lastText = look.text
    onRead({ text: look.text, isDoubtful: look.isDoubtful })
  }

  function keep(picture: string | null) {
    const { kept } = state.get()
    if (picture === null) return state.set({ keepProblem: NO_PICTURE })
    if (kept.includes(picture)) return
    if (kept.length === PICTURES_PER_QUESTION) return state.set({ keepProblem: FULL })
    state.set({ kept: [...kept, picture], keepProblem: null })
  }

  function stop() {
    watch?.stop()
    watch = null
  }

  return {
    getState: state.get,
    /** To be called when the surface or the session's state has changed. */
    update(isActive: boolean) {
      const shared = senses.getState().surface
      if (shared !== surface) {
        stop()
        surface = shared
        // A part is a part of one surface: another one is read as a whole.
        if (state.get().region) state.set({ region: null })
      }
      if (!isActive || !surface) stop()
      else if (!watch) {
        lastText = ''
        watch = senses.watchSurface(state.get().region ?? WHOLE_SCREEN, {
          onRead: takeLook,
          onProblem: () => state.set({ problem: UNREADABLE }),
        })
      }
    },
    /** Reads the screen as it is now, without waiting for it to settle. */
    readNow: () => watch?.readNow() ?? Promise.resolve(),
    setRegion(region: Region | null) {
      state.set({ region: surface && region })
      watch?.setRegion(region ?? WHOLE_SCREEN)
    },
    /** Keeps the screen as it is now, or a picture of it, for the user's next question. */
    async keep(picture?: string) {
      keep(picture ?? (await watch?.picture()) ?? null)
    },
    /** Takes back a picture that was kept. */
    drop: (picture: string) =>
      state.set({
        kept: state.get().kept.filter((other) => other !== picture),
        keepProblem: null,
      }),
    /** The pictures that were kept, which are no more. */
    takeKept(): readonly string[] {
      const { kept } = state.get()
      if (kept.length > 0) state.set({ kept: [], keepProblem: null })
      return kept
    },
    /** The whole screen as it is; null while nothing is read. */
    snapshot: () => watch?.snapshot() ?? Promise.resolve(null),
    stop,
  }
}
