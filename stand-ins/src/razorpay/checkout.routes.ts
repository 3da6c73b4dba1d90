import type { FastifyPluginAsync } from 'fastify'
import { sendPage } from '../page.ts'
import { TOKEN_AMOUNT_PAISE } from './charges.ts'
import { checkoutPage } from './checkout-page.ts'
import { checkoutScript, frameScript } from './checkout-scripts.ts'
import type { Checkouts } from './checkouts.ts'
import { signedPayment } from './control.routes.ts'
import type { Outbox } from './outbox.ts'

interface Options {
  checkouts: Checkouts
  outbox: Outbox
}

type Id = { Params: { id: string } }

/**
 * The checkout script for the site, the dialog that the script opens in a frame, and the dialog's
 * own requests.
 */
export const checkoutRoutes: FastifyPluginAsync<Options> = async (app, { checkouts, outbox }) => {
  app.get('/checkout.js', async (_request, reply) =>
    reply.type('text/javascript').send(checkoutScript),
  )
  app.get('/checkout/frame.js', async (_request, reply) =>
    reply.type('text/javascript').send(frameScript),
  )
  app.get('/checkout/frame', async (_request, reply) => sendPage(reply, checkoutPage, '*'))

  app.post('/checkout/sessions', async ({ body }) => {
    const { checkout, subscription } = checkouts.open(body)
    const { status, startAt, plan, quantity } = subscription
    const isLater = status === 'created' && startAt !== null
    return {
      id: checkout.id,
      amountPaise: isLater ? TOKEN_AMOUNT_PAISE : plan.amountPaise * quantity,
      startsAt: isLater ? new Date(startAt * 1000).toISOString() : null,
      period: plan.months === 12 ? 'year' : 'month',
    }
  })
  app.post<Id>('/checkout/sessions/:id/success', async ({ params }) => {
    const { payment, subscription } = checkouts.succeed(params.id)
    void outbox.flush()
    return signedPayment(payment.id, subscription.id)
  })
  app.post<Id>('/checkout/sessions/:id/failure', async ({ params }) => {
    const error = checkouts.fail(params.id)
    void outbox.flush()
    return { error }
  })
  app.post<Id>('/checkout/sessions/:id/dismissal', async ({ params }, reply) => {
    checkouts.dismiss(params.id)
    return reply.code(204).send()
  })
}
