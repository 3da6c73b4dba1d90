import { useSyncExternalStore } from 'react'

const QUERY = '(min-width: 64rem)'

/** Whether the window is wide enough for panes side by side. */
export const useIsWide = () =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(QUERY)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(QUERY).matches,
    () => true,
  )
