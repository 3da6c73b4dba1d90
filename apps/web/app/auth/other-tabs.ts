const NAME = 'sightline-session'

/**
 * Reaches the other tabs of this browser. Browsers without channels use an entry of the local
 * storage instead.
 */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)

/**
 * Tells the other tabs that the session or the account has changed. They load the details from the
 * server.
 */
export function notifyOtherTabs() {
  if (channel) channel.postMessage('changed')
  else localStorage.setItem(NAME, crypto.randomUUID())
}

/** Calls `listener` whenever another tab calls notifyOtherTabs. */
export function onOtherTabChange(listener: () => void) {
  if (channel) channel.addEventListener('message', listener)
  else addEventListener('storage', (event) => event.key === NAME && listener())
}
