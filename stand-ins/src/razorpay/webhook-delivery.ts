import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'

const RESPONSE_TIMEOUT_MS = 5000
const RETRY_DELAYS_MS = [200, 500, 1000, 2000, 4000]

/**
 * How webhooks are delivered: `hold` keeps them until a test releases them, `drop` discards them.
 */
export const DeliverySettings = z.strictObject({
  mode: z.enum(['deliver', 'hold', 'drop']),
  /** The number of copies of each webhook, all sent at once. */
  repeat: z.int().min(1).max(50).default(1),
  /** The order of the webhooks of one batch. `random` also sends the whole batch at once. */
  order: z.enum(['forward', 'reverse', 'random']).default('forward'),
  /** Replaces the address that was given at the start. */
  target: z.url().optional(),
})
export type DeliverySettings = z.infer<typeof DeliverySettings>

export const DEFAULT_DELIVERY: DeliverySettings = DeliverySettings.parse({ mode: 'deliver' })

export interface Webhook {
  id: string
  event: string
  subscriptionId: string
  paymentId: string | null
  state: 'held' | 'dropped' | 'sent'
  /** The exact bytes of the request body, over which the signature is made. */
  body: string
  signature: string
  attempts: { at: string; status: number | null; error?: string }[]
}

/**
 * Sends webhooks, each until a 2xx response or six failed attempts. `target` is called anew for
 * every attempt.
 */
export function createWebhookDelivery(target: () => string) {
  const closed = new AbortController()

  async function attempt(webhook: Webhook): Promise<boolean> {
    const at = new Date().toISOString()
    try {
      const { status, ok } = await fetch(target(), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Razorpay-Webhook/v1',
          'x-razorpay-signature': webhook.signature,
          'x-razorpay-event-id': webhook.id,
        },
        body: webhook.body,
        signal: AbortSignal.any([closed.signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
      })
      webhook.attempts.push({ at, status })
      return ok
    } catch (error) {
      webhook.attempts.push({ at, status: null, error: String(error) })
      return false
    }
  }

  async function retry(webhook: Webhook) {
    for (const ms of RETRY_DELAYS_MS) {
      await setTimeout(ms, undefined, { signal: closed.signal, ref: false }).catch(() => {})
      if (closed.signal.aborted || (await attempt(webhook))) return
    }
  }

  return {
    /**
     * Resolves once every webhook was attempted once; failed attempts are retried in the
     * background.
     */
    async send(webhooks: Webhook[], { repeat, order }: DeliverySettings): Promise<void> {
      const sendCopies = async (webhook: Webhook) => {
        webhook.state = 'sent'
        const copies = Array.from({ length: repeat }, async () => {
          if (!(await attempt(webhook))) void retry(webhook)
        })
        await Promise.all(copies)
      }
      if (order === 'random') await Promise.all(shuffled(webhooks).map(sendCopies))
      else
        for (const webhook of order === 'reverse' ? webhooks.toReversed() : webhooks)
          await sendCopies(webhook)
    },
    close: () => closed.abort(),
  }
}

const shuffled = <T>(items: T[]) =>
  items
    .map((item) => ({ item, position: Math.random() }))
    .sort((first, second) => first.position - second.position)
    .map(({ item }) => item)
