import type { TextState } from './text-state.ts'
import { createTextStream, publish, type TextStream } from './text-stream.ts'

const POLL_EVERY_MS = 200

interface Options<Done> {
  read: () => Promise<TextState<Done>>
  /** Called when the text has ended or has no subscriber left. */
  onDone: () => void
}

/**
 * A text that another server writes, polled from the database while this server has subscribers to
 * it.
 */
export function followStoredText<Done extends object>({
  read,
  onDone,
}: Options<Done>): TextStream<Done> {
  const stream = createTextStream<Done>()
  const poll = async () => {
    publish(stream, await read())
    const { status } = stream.state
    if (status === 'ended' || status === 'discarded' || stream.subscribers.size === 0) onDone()
    else schedule(POLL_EVERY_MS)
  }
  const fail = () => {
    onDone()
    publish(stream, { status: 'discarded' })
  }
  const schedule = (delayMs: number) => void setTimeout(() => poll().catch(fail), delayMs)
  schedule(0)
  return stream
}
