import { useDeferredValue, useSyncExternalStore } from 'react'
import {
  LOADING,
  type LogInSessionState,
  logInSessionState,
  watchLogInSession,
} from './log-in-session.ts'

/**
 * The session of this browser. It is 'loading' while prerendering and hydrating, so that both
 * render the same.
 */
export const useLogInSession = (): LogInSessionState =>
  useSyncExternalStore(watchLogInSession, logInSessionState, () => LOADING)

/**
 * The session, for components that show another page when it changes: React renders that page in
 * short tasks, while a change of `useLogInSession` renders in one. The values of several components
 * change together.
 */
export const useDeferredLogInSession = (): LogInSessionState => useDeferredValue(useLogInSession())
