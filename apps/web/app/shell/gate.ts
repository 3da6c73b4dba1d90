import { useOutletContext } from 'react-router'

/** What the guard gives the pages behind it. */
export type Gate = {
  /** Ends the session and goes to the log-in page. */
  leave: () => Promise<void>
}

/** For the layouts behind the guard and the pages in them. */
export const useGate = () => useOutletContext<Gate>()
