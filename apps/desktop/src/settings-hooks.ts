import { useCallback, useSyncExternalStore } from 'react'
import type { StoredSettings } from './stored-settings.ts'

/** The text of a setting, as both windows change it. */
export function useSetting(settings: StoredSettings, name: string): string | null {
  const subscribe = useCallback(
    (listener: () => void) => settings.onChange(name, listener),
    [settings, name],
  )
  return useSyncExternalStore(subscribe, () => settings.read(name))
}
