import type { FastifyPluginAsync } from 'fastify'
import { applyControl } from '../control.routes.ts'
import type { Control } from '../control.ts'
import { apiRoutes, setProviderErrorHandlers } from './api.routes.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { createCheckouts } from './checkouts.ts'
import { razorpayControlRoutes } from './control.routes.ts'
import { envelope } from './envelope.ts'
import { createOutbox } from './outbox.ts'
import { overviewPage } from './overview-page.ts'
import { createSubscriptionStore } from './subscription-store.ts'

interface Options {
  control: Control
  /** The address that receives webhooks. */
  webhookTarget: string
}

/**
 * Razorpay's subscriptions: the API, the checkout in the browser, webhooks, and a clock that tests
 * can advance.
 */
export const razorpayRoutes: FastifyPluginAsync<Options> = async (
  app,
  { control, webhookTarget },
) => {
  const outbox = createOutbox(webhookTarget)
  const subscriptions = createSubscriptionStore({
    emit: (event, subscription, payment) =>
      outbox.enqueue(envelope(event, subscriptions.context.now(), subscription, payment)),
  })
  const checkouts = createCheckouts(subscriptions)
  app.addHook('onClose', async () => outbox.close())

  app.register(overviewPage, { subscriptions, outbox })
  app.register(razorpayControlRoutes, { prefix: '/control', subscriptions, outbox, checkouts })
  app.register(
    async (provider) => {
      applyControl(provider, {
        control,
        name: 'razorpay',
        wrongBody: '{"entity":"subscription","id":42}',
      })
      setProviderErrorHandlers(provider)
      provider.register(checkoutRoutes, { checkouts, outbox })
      provider.register(apiRoutes, { subscriptions, outbox })
    },
    { prefix: '/v1' },
  )
}
