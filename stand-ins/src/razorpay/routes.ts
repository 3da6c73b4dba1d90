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
  /** Where webhooks go. */
  webhookTarget: string
}

/** A payment provider's subscriptions: its API, its checkout in the browser, its webhooks, and a clock that tests move. */
export const razorpayRoutes: FastifyPluginAsync<Options> = async (app, { control, webhookTarget }) => {
  const outbox = createOutbox(webhookTarget)
  const book = createSubscriptionStore({
    emit: (event, subscription, payment) => outbox.write(envelope(event, book.context.now(), subscription, payment)),
  })
  const checkouts = createCheckouts(book)
  app.addHook('onClose', async () => outbox.close())

  app.register(overviewPage, { book, outbox })
  app.register(razorpayControlRoutes, { prefix: '/control', book, outbox, checkouts })
  app.register(
    async (provider) => {
      applyControl(provider, { control, name: 'razorpay', wrong: '{"entity":"subscription","id":42}' })
      setProviderErrorHandlers(provider)
      provider.register(checkoutRoutes, { checkouts, outbox })
      provider.register(apiRoutes, { book, outbox })
    },
    { prefix: '/v1' },
  )
}
