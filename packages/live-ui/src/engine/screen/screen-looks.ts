import { createCell } from '../cell.ts'
import type { Look, ScreenText, Senses, SharedSurface, SurfaceWatch } from '../senses.ts'
import { type Region, WHOLE_SCREEN } from './region.ts'

export interface ScreenState {
  look: Look | null
  /** Why the screen cannot be read, in a sentence. */
  problem: string | null
  /** The part of the surface that is read; null for all of it. */
  region: Region | null
}

interface Options {
  senses: Senses
  /** Called with texts that differ from the one before. */
  onRead: (read: ScreenText) => void
  onChange: () => void
}

const UNREADABLE = 'The text on the screen cannot be read here. Paste what matters.'

/** Reads the shared surface while a session is active, as a whole or in part. */
export function createScreenLooks({ senses, onRead, onChange }: Options) {
  const state = createCell<ScreenState>({ look: null, problem: null, region: null }, onChange)
  let surface: SharedSurface | null = null
  let watch: SurfaceWatch | null = null
  let lastText = ''

  function takeLook(look: Look) {
    state.set({ look, problem: null })
    if (look.text === '' || look.text === lastText) return
    lastText = look.text
    onRead({ text: look.text, isDoubtful: look.isDoubtful })
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
    /** The whole screen as it is; null while nothing is read. */
    snapshot: () => watch?.snapshot() ?? Promise.resolve(null),
    stop,
  }
}
