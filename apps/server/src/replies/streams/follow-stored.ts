import type { ReplyKind } from '@sightline/contracts/replies/replies'
import type { Db } from '../../platform/db/client.ts'
import { readReplyState } from '../stored-reply.ts'
import { type Broadcast, createBroadcast, publish } from './broadcast.ts'

const POLL_EVERY_MS = 200

interface Options {
  id: string
  kind: ReplyKind
  /** Called when the reply has ended or has no subscriber left. */
  onDone: () => void
}

/**
 * A reply that another server writes, polled from the database while this server has subscribers to
 * it.
 */
export function followStoredReply(db: Db, { id, kind, onDone }: Options): Broadcast {
  const broadcast = createBroadcast(id, kind)
  const poll = async () => {
    publish(broadcast, await readReplyState(db, id))
    const { status } = broadcast.state
    if (status === 'ended' || status === 'discarded' || broadcast.subscribers.size === 0) onDone()
    else schedule(POLL_EVERY_MS)
  }
  const fail = () => {
    onDone()
    publish(broadcast, { status: 'discarded' })
  }
  const schedule = (delayMs: number) => void setTimeout(() => poll().catch(fail), delayMs)
  schedule(0)
  return broadcast
}
