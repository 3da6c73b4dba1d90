/** Limits the streams that a user may have open at once on all servers together. */
export interface StreamSlots {
  /**
   * Counts one more open stream of a user. The returned function frees the slot.
   * @throws AppError('too_many_requests')
   */
  acquire(request: StreamRequest): Promise<() => void>
}

export interface StreamRequest {
  userId: string
  kind: 'events' | 'replies' | 'sound'
  /** The number of streams of this kind that a user may have open. */
  limit: number
  /** What the user is told when all slots are taken. */
  message: string
}
