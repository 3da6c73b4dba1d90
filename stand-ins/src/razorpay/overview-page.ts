import type { FastifyPluginAsync } from 'fastify'
import { html, page, sendPage } from '../page.ts'
import type { Outbox } from './outbox.ts'
import { SimulatedAction, simulateAction } from './simulate-action.ts'
import type { Status, Subscription } from './subscription.ts'
import type { SubscriptionStore } from './subscription-store.ts'

/** What a person may want to see happen to a subscription. */
const OFFERED: Partial<Record<Status, SimulatedAction['action'][]>> = {
  created: ['pay'],
  authenticated: ['renew', 'cancel'],
  active: ['renew', 'fail', 'cancel'],
  pending: ['recover', 'fail', 'cancel'],
  halted: ['recover', 'cancel'],
}
const LABELS: Partial<Record<SimulatedAction['action'], string>> = {
  pay: 'Pay',
  renew: 'Charge the next cycle now',
  fail: 'Let the next charge fail',
  recover: 'Charge again, with success',
  cancel: 'Cancel at once',
}

const day = (seconds: number | null) =>
  seconds && new Date(seconds * 1000).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

const row = ({ id, plan, status, email, currentEnd, isCancelledAtCycleEnd }: Subscription) => html`<li class="row">
  <strong>${plan.name}</strong><span>${status}${isCancelledAtCycleEnd && status === 'active' ? ', to be cancelled' : ''}</span>
  <span class="wide">${id}${email && ` · ${email}`}${currentEnd && ` · until ${day(currentEnd)}`}</span>
  <form class="buttons" method="post" action="/razorpay/${id}">${(OFFERED[status] ?? []).map(
    (action) => html`<button class="secondary" name="action" value="${action}">${LABELS[action]}</button>`,
  )}</form>
</li>`

/** `/razorpay`: the subscriptions, and buttons for what otherwise takes a month. */
export const overviewPage: FastifyPluginAsync<{ book: SubscriptionStore; outbox: Outbox }> = async (
  app,
  { book, outbox },
) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.get('/', async (_request, reply) => {
    book.catchUp()
    await outbox.post()
    const body = html`<main>
  <h1>Payments</h1>
  <p class="muted">Subscriptions of the stand-in for Razorpay. No money moves.</p>
  <ul class="list">${book.list().map(row)}</ul>
  ${book.list().length === 0 ? html`<p class="muted">Nobody has subscribed yet.</p>` : ''}
</main>`
    return sendPage(reply, page('Payments', body))
  })

  app.post<{ Params: { id: string } }>('/:id', async ({ params, body }, reply) => {
    simulateAction(book, book.find(params.id), SimulatedAction.parse(body))
    await outbox.post()
    return reply.redirect('/razorpay', 303)
  })
}
