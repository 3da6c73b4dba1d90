import { listen } from '@tauri-apps/api/event'

/**
 * Calls the listener with each verb that a global key or the command line sends to this window.
 * Resolves with a function that removes it.
 */
export const listenForVerbs = (listener: (verb: string) => void) =>
  listen<string>('verb', ({ payload }) => listener(payload))
