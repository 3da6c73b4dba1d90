import type { Changed, Topic } from '@sightline/contracts/platform/events'
import { retryDelayMs } from './retry.ts'

type Handlers = {
  /** The stream is open, for the first time or again: events until now may have been missed. */
  onOpen: () => void
  onChanged: (topic: Topic) => void
  /** The server refuses the stream for now; opening it is retried. */
  onRefused: () => void
}

/** Keeps a stream of server-sent events open. Returns a function that closes it. */
export function openEventStream(
  url: string,
  { onOpen, onChanged, onRefused }: Handlers,
): () => void {
  let source: EventSource
  let retry: ReturnType<typeof setTimeout> | undefined
  let refusals = 0

  function open() {
    source = new EventSource(url)
    source.addEventListener('open', () => {
      refusals = 0
      onOpen()
    })
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      const { topic }: Changed = JSON.parse(data)
      onChanged(topic)
    })
    source.addEventListener('error', () => {
      // The browser restores a lost connection by itself; only a refused stream is closed.
      if (source.readyState !== EventSource.CLOSED) return
      retry = setTimeout(open, retryDelayMs(++refusals))
      onRefused()
    })
  }

  open()
  return () => {
    clearTimeout(retry)
    source.close()
  }
}
