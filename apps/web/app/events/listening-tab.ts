const NAME = 'sightline-events'

/**
 * Lets one tab of this browser listen for all of them: the one that came into view last, since a tab out of view may be put to
 * sleep. `listen` starts it and returns how to stop; what it passes on, every tab gets by `hear`. Returns how to leave.
 */
export function shareAcrossTabs<Message>(
  hear: (message: Message) => void,
  listen: (tellAll: (message: Message) => void) => () => void,
): () => void {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return listen(hear)
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  const tellAll = (message: Message) => {
    hear(message)
    channel.postMessage(message)
  }

  let endTurn = () => {}
  let isListening = false

  function queue(isFirst: boolean) {
    endTurn()
    const waiting = new AbortController()
    let isOver = false
    let finish = () => {}
    endTurn = () => {
      isOver = true
      waiting.abort()
      finish()
    }
    const turn = () => {
      if (isOver) return
      isListening = true
      const stop = listen(tellAll)
      return new Promise<void>((resolve) => {
        finish = resolve
      }).finally(stop)
    }
    navigator.locks
      .request(NAME, isFirst ? { steal: true } : { signal: waiting.signal }, turn)
      // Given up by this tab, or taken over by the one in view: then it waits for its next turn.
      .catch(() => {
        if (isOver) return
        isListening = false
        finish()
        queue(false)
      })
  }

  const comeIntoView = () => document.visibilityState === 'visible' && !isListening && queue(true)
  document.addEventListener('visibilitychange', comeIntoView)
  queue(document.visibilityState === 'visible')
  return () => {
    document.removeEventListener('visibilitychange', comeIntoView)
    endTurn()
    channel.close()
  }
}
