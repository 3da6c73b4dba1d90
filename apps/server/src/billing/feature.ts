import type { FastifyInstance } from 'fastify'
import { createRazorpay } from '../adapters/razorpay.ts'
import type { Ledger } from '../credits/public.ts'
import type { BackgroundTasks } from '../platform/background.ts'
import { type Clock, HOUR_MS, MINUTE_MS, SECOND_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { notify } from '../platform/events/public.ts'
import { MAIL_QUEUE_INTERVAL_MS, type MailQueue } from '../platform/mail/queue.ts'
import type { BillingOptions } from './billing.routes.ts'
import { announceEndings } from './subscriptions.ts'
import { createSync } from './sync.ts'
import { sweepWebhooks } from './webhooks.routes.ts'

interface Deps {
  app: FastifyInstance
  db: Db
  env: Env
  clock: Clock
  ledger: Ledger
  mails: MailQueue
  background: BackgroundTasks
}

/** Creates the billing services and starts their timers, which are safe on many servers at once. */
export function createBilling({
  app,
  db,
  env,
  clock,
  ledger,
  mails,
  background,
}: Deps): BillingOptions {
  const razorpay = createRazorpay(env)
  const deps = { db, clock, ledger, mails, webOrigin: env.WEB_ORIGIN }
  const sync =
    razorpay && createSync(razorpay, { ...deps, log: app.log, inBackground: background.run })
  if (sync) {
    background.every(30 * SECOND_MS, sync.syncDueSubscriptions)
    background.every(5 * MINUTE_MS, async () => {
      await sync.scheduleMissedSyncs()
      await sync.syncDueSubscriptions()
    })
  }
  background.every(MAIL_QUEUE_INTERVAL_MS, mails.sendDue)
  background.every(MINUTE_MS, async () => {
    for (const userId of await ledger.lapse(db)) await notify(db, userId, 'credits')
  })
  background.every(HOUR_MS, async () => {
    await announceEndings(deps)
    await mails.sendDue()
    await sweepWebhooks(db, clock)
    await mails.sweep()
  })
  return { ...deps, provider: razorpay && sync && { razorpay, sync } }
}
