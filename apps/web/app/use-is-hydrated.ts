import { useSyncExternalStore } from 'react'

/**
 * False while prerendering and until the page reacts to clicks. A form that is submitted earlier
 * would put its values into the address bar.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

const subscribeToNothing = () => () => {}
