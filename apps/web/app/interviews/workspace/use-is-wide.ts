import { useSyncExternalStore } from 'react'

const QUERY = '(min-width: 64rem)'

/** True where there is room for panes side by side. */
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
