import { createStore } from '../store.ts'
import type { HelperSenses, HelperSensesState } from './helper-senses.ts'

const TEXT =
  'This helper hears and sees nothing. Open the session on the site as well, and share there.'

/** Perceives nothing, and says so when it is asked to. */
export function createNoSenses(): HelperSenses {
  const state = createStore<HelperSensesState>({
    ...{ surface: null, them: null, you: null, problem: null },
    muted: { them: false, you: false },
    notes: { them: null, you: null },
  })
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
    setMuted: nothing,
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
