import { emitTo, listen } from '@tauri-apps/api/event'

/** Sends a message to the other window, where it is heard under its name, if it is open. */
export const send = (to: 'overlay' | 'settings', name: string, message: unknown) =>
  emitTo(to, name, message)
/** Calls the listener with each message of a name. Resolves with a function that removes it. */
export const hear = <Message>(name: string, listener: (message: Message) => void) =>
  listen<Message>(name, ({ payload }) => listener(payload))
/** Calls the listener whenever the window of settings has been closed. */
export const onSettingsClosed = (listener: () => void) =>
  listen('tauri://destroyed', listener, { target: { kind: 'WebviewWindow', label: 'settings' } })
