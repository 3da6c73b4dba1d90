import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { RAZORPAY } from '../credentials.ts'
import type { envelope } from './envelope.ts'
import { newId, sign } from './keys.ts'

const ANSWER_WITHIN_MS = 5000
const RETRY_AFTER_MS = [200, 500, 1000, 2000, 4000]
const KEPT = 1000

/** How webhooks travel. `hold` keeps them until they are released, `drop` loses them. */
export const DeliverySettings = z.strictObject({
  mode: z.enum(['deliver', 'hold', 'drop']),
  /** Each is sent so many times, all at once. */
  repeat: z.int().min(1).max(50).default(1),
  /** In which order those of one occasion go out. `random` also sends them all at once. */
  order: z.enum(['forward', 'reverse', 'random']).default('forward'),
  /** Where to, if it is another address than the one at the start. */
  target: z.url().optional(),
})

export interface Webhook {
  id: string
  event: string
  subscriptionId: string
  paymentId: string | null
  state: 'held' | 'dropped' | 'sent'
  /** As they are or would be sent. */
  body: string
  signature: string
  attempts: { at: string; status: number | null; error?: string }[]
}

export type Outbox = ReturnType<typeof createOutbox>

/** Signs webhooks and sends them, each until it is taken or six attempts have failed. */
export function createOutbox(address: string) {
  const ended = new AbortController()
  let travel: z.infer<typeof DeliverySettings> = DeliverySettings.parse({ mode: 'deliver' })
  let written: Webhook[] = []
  let kept: Webhook[] = []

  async function attempt(webhook: Webhook): Promise<boolean> {
    const at = new Date().toISOString()
    try {
      const { status, ok } = await fetch(travel.target ?? address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Razorpay-Webhook/v1',
          'x-razorpay-signature': webhook.signature,
          'x-razorpay-event-id': webhook.id,
        },
        body: webhook.body,
        signal: AbortSignal.any([ended.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      })
      webhook.attempts.push({ at, status })
      return ok
    } catch (error) {
      webhook.attempts.push({ at, status: null, error: String(error) })
      return false
    }
  }

  async function retry(webhook: Webhook) {
    for (const ms of RETRY_AFTER_MS) {
      await setTimeout(ms, undefined, { signal: ended.signal, ref: false }).catch(() => {})
      if (ended.signal.aborted || (await attempt(webhook))) return
    }
  }

  /** Done when each was attempted; what failed is tried again behind the scenes. */
  async function send(webhooks: Webhook[]) {
    const { repeat, order } = travel
    const sendOne = async (webhook: Webhook) => {
      webhook.state = 'sent'
      const copies = Array.from({ length: repeat }, async () => {
        if (!(await attempt(webhook))) void retry(webhook)
      })
      await Promise.all(copies)
    }
    if (order === 'random') await Promise.all(shuffled(webhooks).map(sendOne))
    else for (const webhook of order === 'reverse' ? webhooks.toReversed() : webhooks) await sendOne(webhook)
  }

  return {
    write(content: ReturnType<typeof envelope>) {
      const body = JSON.stringify(content)
      const { subscription, payment } = content.payload
      written.push({
        id: newId('evt'),
        event: content.event,
        subscriptionId: subscription.entity.id,
        paymentId: payment?.entity.id ?? null,
        state: 'held',
        body,
        signature: sign(body, RAZORPAY.webhookSecret),
        attempts: [],
      })
    },
    /** Lets what was written since go its way. Done when all that goes out now was attempted once. */
    async post(): Promise<void> {
      const occasion = written
      written = []
      kept = [...kept, ...occasion].slice(-KEPT)
      if (travel.mode === 'drop') for (const webhook of occasion) webhook.state = 'dropped'
      if (travel.mode === 'deliver') await send(occasion)
    },
    set(next: z.infer<typeof DeliverySettings>) {
      travel = next
    },
    /** Sends all that is held, as one occasion. */
    async release(): Promise<Webhook[]> {
      const held = kept.filter(({ state }) => state === 'held')
      await send(held)
      return held
    },
    /** Oldest first. */
    list: () => kept,
    clear() {
      kept = []
      travel = DeliverySettings.parse({ mode: 'deliver' })
    },
    close: () => ended.abort(),
  }
}

const shuffled = <T>(items: T[]) =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
