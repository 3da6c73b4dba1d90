/**
 * The name of the lock that the listening tab holds, and of the channel on which it passes on
 * messages.
 */
const NAME = 'sightline-events'

/**
 * Lets one tab of this browser listen for all tabs: the tab that became visible last, because
 * browsers may suspend hidden tabs. `listen` starts listening and returns a function that stops it;
 * each message that it passes on reaches `onMessage` in every tab. Returns a function that removes
 * this tab.
 */
export function shareAcrossTabs<Message>(
  onMessage: (message: Message) => void,
  listen: (notifyAllTabs: (message: Message) => void) => () => void,
): () => void {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return listen(onMessage)
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
  const notifyAllTabs = (message: Message) => {
    onMessage(message)
    channel.postMessage(message)
  }

  let endTurn = () => {}
  let isListening = false

  /**
   * Waits for the lock, or takes it from the tab that holds it, and listens while this tab holds
   * it.
   */
  function requestTurn(isStealing: boolean) {
    endTurn()
    const waiting = new AbortController()
    let isOver = false
    let releaseLock = () => {}
    endTurn = () => {
      isOver = true
      waiting.abort()
      releaseLock()
    }
    const turn = () => {
      if (isOver) return
      isListening = true
      const stop = listen(notifyAllTabs)
      return new Promise<void>((resolve) => {
        releaseLock = resolve
      }).finally(stop)
    }
    navigator.locks
      .request(NAME, isStealing ? { steal: true } : { signal: waiting.signal }, turn)
      // The request was aborted by this tab, or the lock was stolen by a visible tab. In the second
      // case this tab waits again.
      .catch(() => {
        if (isOver) return
        isListening = false
        releaseLock()
        requestTurn(false)
      })
  }

  const handleVisibility = () =>
    document.visibilityState === 'visible' && !isListening && requestTurn(true)
  document.addEventListener('visibilitychange', handleVisibility)
  requestTurn(document.visibilityState === 'visible')
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    endTurn()
    channel.close()
  }
}
