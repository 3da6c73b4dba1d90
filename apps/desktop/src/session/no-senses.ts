import type { Senses, SensesState } from '@sightline/live-ui/engine/senses'
import { createStore } from '../store.ts'

const TEXT =
  'This helper hears and sees nothing. Open the session on the site as well, and share there.'

/** Perceives nothing, and says so when it is asked to. */
export function createNoSenses(): Senses {
  const state = createStore<SensesState>({ surface: null, them: null, you: null, problem: null })
  const refuse = async (source: 'screen' | 'you') =>
    state.set({ ...state.getState(), problem: { source, text: TEXT } })
  const nothing = () => {}
  return {
    getState: state.getState,
    subscribe: state.subscribe,
    share: () => refuse('screen'),
    stopSharing: nothing,
    openMicrophone: () => refuse('you'),
    closeMicrophone: nothing,
    closeAll: nothing,
    setPaused: nothing,
    listen: () => nothing,
    watchSurface: () => null,
    mayRecognize: () => false,
    recognize: () => null,
    perceivingLock: () => ({
      hold: () => nothing,
      onFree: () => nothing,
      takeOver: nothing,
      onTakeOver: () => nothing,
    }),
  }
}
