import { channel } from 'node:diagnostics_channel'
import { z } from 'zod'

/** A channel, since the readers of logs are plain functions that know no logger. */
const unreadable = channel('sightline:unreadable-event')
/** Events that are remembered as logged. */
const REMEMBERED_MAX = 1000

/** What is logged of an event: nothing that it says. */
const Told = z.object({
  event: z.object({ id: z.string(), type: z.string() }),
  error: z.instanceof(Error),
})

/** Reports a stored event that cannot be read, or one that follows from another and has no shape. */
export const reportUnreadable = (event: unknown, error: Error) =>
  unreadable.publish({ event, error })

interface Logger {
  error(fields: object, message: string): void
}

/** Logs each event that cannot be read, once. Returns a function that ends this. */
export function logUnreadable(log: Logger): () => void {
  const logged = new Set<string>()
  const onEvent = (message: unknown) => {
    const { event, error } = Told.parse(message)
    if (logged.has(event.id)) return
    if (logged.size === REMEMBERED_MAX) logged.clear()
    logged.add(event.id)
    log.error({ err: error, event }, 'An event cannot be read and is left out')
  }
  unreadable.subscribe(onEvent)
  return () => void unreadable.unsubscribe(onEvent)
}
