import { HEARTBEAT_S } from '@sightline/contracts/events'
import { REPLY_STREAMS_PER_USER } from '@sightline/contracts/replies'
import { AppError } from '../../platform/errors.ts'

/** Limits the reply streams that a user may have open at once on this server. */
export function createStreamSlots() {
  const taken = new Map<string, number>()
  return {
    /**
     * Counts one more open stream of a user. The returned function frees the slot.
     * @throws AppError('too_many_requests')
     */
    acquireSlot(userId: string): () => void {
      const count = taken.get(userId) ?? 0
      if (count >= REPLY_STREAMS_PER_USER)
        throw new AppError('too_many_requests', 'Too many replies are being read at once. Close a page.', {
          retryAfterS: HEARTBEAT_S,
        })
      taken.set(userId, count + 1)
      return () => {
        const left = (taken.get(userId) ?? 1) - 1
        if (left > 0) taken.set(userId, left)
        else taken.delete(userId)
      }
    },
  }
}
