import { useDeferredValue, useSyncExternalStore } from 'react'
import { LOADING, type SessionState, sessionState, watchSession } from './session.ts'

/**
 * The session of this browser. It is 'loading' while prerendering and hydrating, so that both
 * render the same.
 */
export const useSession = (): SessionState =>
  useSyncExternalStore(watchSession, sessionState, () => LOADING)

/**
 * The session, for components that show another page when it changes: React renders that page in
 * short tasks, while a change of `useSession` renders in one. The values of several components
 * change together.
 */
export const useDeferredSession = (): SessionState => useDeferredValue(useSession())
