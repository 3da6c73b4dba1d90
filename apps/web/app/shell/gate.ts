import { useOutletContext } from 'react-router'

/** The context that the guard provides to the pages behind it. */
export type Gate = {
  /** Ends the session and goes to the log-in page. */
  leave: () => Promise<void>
}

/** Returns the guard's context. Only for layouts and pages behind the guard. */
export const useGate = () => useOutletContext<Gate>()
