import type { FastifyPluginAsync } from 'fastify'
import { html, page, sendPage } from '../page.ts'
import type { Outbox } from './outbox.ts'
import { SimulatedAction, simulateAction } from './simulate-action.ts'
import type { Status, Subscription } from './subscription.ts'
import type { SubscriptionStore } from './subscription-store.ts'

/** The actions that the page offers for each status. */
const OFFERED_ACTIONS: Partial<Record<Status, SimulatedAction['action'][]>> = {
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

const formatDay = (seconds: number | null) =>
  seconds &&
  new Date(seconds * 1000).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

const listItem = ({
  id,
  plan,
  status,
  email,
  currentEnd,
  willCancelAtCycleEnd,
}: Subscription) => html`<li class="row">
  <strong>${plan.name}</strong><span>${status}${willCancelAtCycleEnd && status === 'active' ? ', to be cancelled' : ''}</span>
  <span class="wide">${id}${email && ` · ${email}`}${currentEnd && ` · until ${formatDay(currentEnd)}`}</span>
  <form class="buttons" method="post" action="/razorpay/${id}">${(
    OFFERED_ACTIONS[status] ?? []
  ).map(
    (action) =>
      html`<button class="secondary" name="action" value="${action}">${LABELS[action]}</button>`,
  )}</form>
</li>`

/** `/razorpay`: lists the subscriptions, with buttons for events that otherwise take a month. */
export const overviewPage: FastifyPluginAsync<{
  subscriptions: SubscriptionStore
  outbox: Outbox
}> = async (app, { subscriptions, outbox }) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.get('/', async (_request, reply) => {
    subscriptions.catchUp()
    await outbox.flush()
    const body = html`<main>
  <h1>Payments</h1>
  <p class="muted">Subscriptions of the stand-in for Razorpay. No money moves.</p>
  <ul class="list">${subscriptions.list().map(listItem)}</ul>
  ${subscriptions.list().length === 0 ? html`<p class="muted">Nobody has subscribed yet.</p>` : ''}
</main>`
    return sendPage(reply, page('Payments', body))
  })

  app.post<{ Params: { id: string } }>('/:id', async ({ params, body }, reply) => {
    simulateAction(subscriptions, subscriptions.find(params.id), SimulatedAction.parse(body))
    await outbox.flush()
    return reply.redirect('/razorpay', 303)
  })
}
