import { invoke } from '@tauri-apps/api/core'
import { listen } from '@tauri-apps/api/event'

/** A setting that a window has changed; null when it was removed. */
export interface SettingChange {
  name: string
  text: string | null
}

/** The texts of all settings by their names. */
export const readSettings = () => invoke<Record<string, string>>('read_settings')
/** Keeps a text; the old file stays whole when it cannot be written. Null removes it. */
export const writeSetting = (name: string, text: string | null) =>
  invoke<void>('write_setting', { name, text })
/** Calls the listener with each change, of whichever window. */
export const listenForSettings = (listener: (change: SettingChange) => void) =>
  listen<SettingChange>('setting', ({ payload }) => listener(payload))
