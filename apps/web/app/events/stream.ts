import type { Changed, Topic } from '@sightline/contracts/events'
import type { z } from 'zod'
import { retryDelayMs } from '../retry.ts'

type Handlers = {
  /** The stream is open, for the first time or again: what happened until now may have been missed. */
  onOpen: () => void
  onChanged: (topic: Topic) => void
  /** The server does not give a stream now; it is asked again by and by. */
  onRefused: () => void
}

/** Keeps a stream of events open until the returned function ends it. */
export function openEventStream(url: string, { onOpen, onChanged, onRefused }: Handlers): () => void {
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
      const { topic }: z.infer<typeof Changed> = JSON.parse(data)
      onChanged(topic)
    })
    source.addEventListener('error', () => {
      // A lost connection the browser mends by itself.
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
