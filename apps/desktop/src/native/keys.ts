import { invoke } from '@tauri-apps/api/core'

/**
 * Takes a key, as in `Ctrl+Shift+R`, from all other programs. Each press arrives as its verb.
 * Rejects with the system's reason when another program has the key.
 */
export const bindKey = (key: string, verb: string) => invoke<void>('bind_key', { key, verb })
export const unbindKey = (key: string) => invoke<void>('unbind_key', { key })
