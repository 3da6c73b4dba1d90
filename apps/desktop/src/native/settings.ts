import { invoke } from '@tauri-apps/api/core'
import { listen } from '@tauri-apps/api/event'

/** The texts of all settings by their names. */
export const readSettings = () => invoke<Record<string, string>>('read_settings')
/** Keeps a text; the old file stays whole when it cannot be written. Null removes it. */
export const writeSetting = (name: string, text: string | null) =>
  invoke<void>('write_setting', { name, text })
/** Calls the listener with each change, of whichever window; null when a setting was removed. */
export const listenForSettings = (listener: (name: string, text: string | null) => void) =>
  listen<[string, string | null]>('setting', ({ payload }) => listener(...payload))
