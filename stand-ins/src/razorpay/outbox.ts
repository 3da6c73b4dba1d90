import { RAZORPAY } from '../credentials.ts'
import type { envelope } from './envelope.ts'
import { newId, sign } from './keys.ts'
import {
  createWebhookDelivery,
  DEFAULT_DELIVERY,
  type DeliverySettings,
  type Webhook,
} from './webhook-delivery.ts'

const WEBHOOKS_KEPT = 1000

/** Signs webhooks, delivers them as the settings say, and remembers the latest 1000. */
export interface Outbox {
  /** Adds a signed webhook to the next batch, which `flush` delivers. */
  enqueue: (content: ReturnType<typeof envelope>) => void
  /**
   * Delivers, holds or drops the pending batch. Resolves once every delivered webhook was attempted
   * once.
   */
  flush: () => Promise<void>
  configure: (next: DeliverySettings) => void
  /** Sends all held webhooks as one batch and returns them. */
  release: () => Promise<Webhook[]>
  /** Lists the oldest webhook first. */
  list: () => Webhook[]
  /** Forgets all webhooks and restores the default delivery. */
  clear: () => void
  close: () => void
}

export function createOutbox(address: string): Outbox {
  let settings = DEFAULT_DELIVERY
  let pending: Webhook[] = []
  let webhooks: Webhook[] = []
  const delivery = createWebhookDelivery(() => settings.target ?? address)

  return {
    enqueue(content) {
      const body = JSON.stringify(content)
      const { subscription, payment } = content.payload
      pending.push({
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
    async flush() {
      const batch = pending
      pending = []
      webhooks = [...webhooks, ...batch].slice(-WEBHOOKS_KEPT)
      if (settings.mode === 'drop') for (const webhook of batch) webhook.state = 'dropped'
      if (settings.mode === 'deliver') await delivery.send(batch, settings)
    },
    configure(next) {
      settings = next
    },
    async release() {
      const held = webhooks.filter(({ state }) => state === 'held')
      await delivery.send(held, settings)
      return held
    },
    list: () => webhooks,
    clear() {
      webhooks = []
      settings = DEFAULT_DELIVERY
    },
    close: delivery.close,
  }
}
