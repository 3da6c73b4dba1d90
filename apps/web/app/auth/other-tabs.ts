const NAME = 'sightline-session'

/** Two ways to reach the other tabs of this browser: a channel, or, where there is none, a changing entry of the local storage. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)

/** Tells the other tabs that somebody signed in, signed out or changed their account here. Carries no details: they ask the server. */
export function tellOtherTabs() {
  if (channel) channel.postMessage('changed')
  else localStorage.setItem(NAME, crypto.randomUUID())
}

/** Calls `listener` whenever another tab tells. */
export function listenToOtherTabs(listener: () => void) {
  if (channel) channel.addEventListener('message', listener)
  else addEventListener('storage', (event) => event.key === NAME && listener())
}
