import { EVENTS_PER_REQUEST } from '@sightline/contracts/interviews/limits'
import { ApiError } from './errors.ts'
import { createEventQueue, type EventQueue } from './event-queue.ts'
import { retryDelayMs } from './retry.ts'

/**
 * `offline`: the server could not be reached; unsent events are stored on this device and sending
 * is retried.
 */
export type SaveState = 'saved' | 'saving' | 'offline'

/**
 * Why a request failed. `unreachable`: the server takes no requests now. `outdated`: the interview
 * has gone on without the event, or is gone. `refused`: the server does not accept the event.
 * `broken`: the server failed, perhaps because of the event.
 */
export type SendFailure = 'unreachable' | 'outdated' | 'refused' | 'broken'

/**
 * Statuses of a server or proxy that takes no requests now, or not from this device, whatever their
 * content.
 */
const NOT_NOW = [401, 403, 408, 425, 429, 502, 503, 504]

/** What a failed request for storing events means for them. */
export function kindOfFailure(error: unknown): SendFailure {
  if (!(error instanceof ApiError) || error.status < 400 || NOT_NOW.includes(error.status))
    return 'unreachable'
  if (error.status === 404 || error.status === 409) return 'outdated'
  return error.status < 500 ? 'refused' : 'broken'
}

type Identified = { id: string }

type OutboxOptions<Event> = {
  /** Events left over from an earlier visit. */
  initialEvents: Event[]
  /** Stores the pending events on this device, so that they survive a reload. */
  store: (events: Event[]) => void
  /**
   * The same for saves of the same text, of which only the newest is sent; null for other events.
   */
  saveKeyOf?: (event: Event) => string | null
  send: (events: Event[]) => Promise<void>
  kindOfFailure: (error: unknown) => SendFailure
  onSaveState: (state: SaveState) => void
  /** Called with an event that no longer fits the interview; the other events are sent on. */
  onOutdated: (error: unknown, event: Event) => void
  /**
   * Called with an event that the server has refused ATTEMPTS_MAX times; the other events are sent
   * on.
   */
  onSetAside: (event: Event) => void
}

export interface Outbox<Event> {
  /**
   * Queues an event and sends it after `delayMs`. Until then a newer save of the same text replaces
   * the event.
   */
  add(event: Event, delayMs?: number): void
  pending(): Event[]
  /** Sends all pending events. False when some could not be sent now. */
  flush(): Promise<boolean>
  /** Stops sending. Pending events stay stored on this device. */
  close(): void
}

/** After so many attempts an event is set aside, so that it does not hold back the others. */
const ATTEMPTS_MAX = 3
/** How many later events are tried in place of a broken one. */
const PROBES_MAX = 10

/**
 * Sends events in order and exactly once. Events survive network failures and reloads. An event
 * that the server keeps refusing is set aside, and one on which the server fails as well, if the
 * server accepts other events meanwhile.
 */
export function createOutbox<Event extends Identified>(
  options: OutboxOptions<Event>,
): Outbox<Event> {
  const { send, kindOfFailure, onSaveState } = options
  const queue = createEventQueue(options)
  const failureHandler = createFailureHandler(queue, options)
  let failures = 0
  let batchSize = EVENTS_PER_REQUEST
  let timer: ReturnType<typeof setTimeout> | undefined
  let currentFlush: Promise<boolean> | undefined
  let isClosed = false

  function schedule(delayMs: number) {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(flush, delayMs)
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer)
    currentFlush ??= sendAll().finally(() => {
      currentFlush = undefined
    })
    return currentFlush
  }

  async function sendAll(): Promise<boolean> {
    while (queue.all().length > 0) {
      const batch = queue.takeBatch(batchSize)
      onSaveState('saving')
      try {
        await send(batch)
        failures = 0
        failureHandler.accept(batch)
      } catch (error) {
        const failure = kindOfFailure(error)
        // One bad event fails the whole batch: sent one at a time, the other events pass.
        const isBatchAtFault = failure !== 'unreachable' && batch.length > 1
        if (isBatchAtFault) batchSize = 1
        else if (!(await failureHandler.settle(batch[0] as Event, failure, error)))
          return retryLater(error)
      }
    }
    batchSize = EVENTS_PER_REQUEST
    onSaveState('saved')
    return true
  }

  function retryLater(error: unknown): false {
    queue.putBack()
    onSaveState('offline')
    schedule(retryDelayMs(++failures, error))
    return false
  }

  return {
    add(event, delayMs = 0) {
      queue.add(event)
      schedule(delayMs)
    },
    flush,
    pending: queue.all,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

type FailureHandlerOptions<Event> = Pick<
  OutboxOptions<Event>,
  'send' | 'kindOfFailure' | 'onOutdated' | 'onSetAside'
>

/** Decides about events that could not be sent. */
function createFailureHandler<Event extends Identified>(
  queue: EventQueue<Event>,
  options: FailureHandlerOptions<Event>,
) {
  const { send, kindOfFailure, onOutdated, onSetAside } = options
  const attempts = createAttempts()

  function accept(events: Event[]) {
    queue.remove(events)
    attempts.accept()
  }

  /**
   * Sends the first later event that the server accepts, which tells a broken event from a broken
   * server. False when there is none.
   */
  async function sendLaterEvent(): Promise<boolean> {
    for (const event of queue.takeAll().slice(1, 1 + PROBES_MAX)) {
      try {
        await send([event])
        accept([event])
        return true
      } catch (error) {
        if (kindOfFailure(error) === 'unreachable') return false
      }
    }
    return false
  }

  return {
    /** Removes events that the server has accepted. */
    accept,
    /** Deals with an event that could not be sent. False when sending has to wait. */
    async settle(event: Event, failure: SendFailure, error: unknown): Promise<boolean> {
      if (failure === 'unreachable') return false
      if (failure === 'outdated') {
        onOutdated(error, event)
        queue.remove([event])
        return true
      }
      const failed = attempts.count(event)
      if (failed < ATTEMPTS_MAX) return failure === 'refused'
      // Once a later event is accepted, this event gets a last attempt: the server may have
      // recovered in between.
      if (failure === 'broken' && !attempts.areOthersAccepted(event)) return sendLaterEvent()
      onSetAside(event)
      queue.remove([event])
      return true
    },
  }
}

/**
 * Counts the failed attempts of each event, and notes whether the server has accepted other events
 * since the first.
 */
function createAttempts() {
  const failed = new Map<string, { count: number; areOthersAccepted: boolean }>()
  return {
    /** Counts a failed attempt and returns their number. */
    count({ id }: Identified): number {
      const { count, areOthersAccepted } = failed.get(id) ?? { count: 0, areOthersAccepted: false }
      failed.set(id, { count: count + 1, areOthersAccepted })
      return count + 1
    },
    accept() {
      for (const [id, { count }] of failed) failed.set(id, { count, areOthersAccepted: true })
    },
    areOthersAccepted: ({ id }: Identified) => failed.get(id)?.areOthersAccepted ?? false,
  }
}
