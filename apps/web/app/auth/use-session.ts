import { useSyncExternalStore } from 'react'
import { LOADING, type SessionState, sessionState, watchSession } from './session.ts'

/** The session of this browser. It is 'loading' while prerendering and hydrating, so that both render the same. */
export const useSession = (): SessionState => useSyncExternalStore(watchSession, sessionState, () => LOADING)
