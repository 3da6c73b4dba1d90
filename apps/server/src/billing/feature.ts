import type { FastifyInstance } from 'fastify'
import { createRazorpay } from '../adapters/razorpay.ts'
import type { Ledger } from '../credits/public.ts'
import type { BackgroundTasks } from '../platform/background.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { notify } from '../platform/events/public.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { MailQueue } from '../platform/mail/queue.ts'
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
  jobs: Jobs
  background: BackgroundTasks
}

/** Creates the billing services and declares their repeated jobs. */
export function createBilling({
  app,
  db,
  env,
  clock,
  ledger,
  mails,
  jobs,
  background,
}: Deps): BillingOptions {
  const razorpay = createRazorpay(env)
  const deps = { db, clock, ledger, mails, webOrigin: env.WEB_ORIGIN }
  const sync =
    razorpay && createSync(razorpay, { ...deps, log: app.log, inBackground: background.run })
  if (sync) {
    jobs.schedule({
      name: 'sync-subscriptions',
      cron: '* * * * *',
      run: sync.syncDueSubscriptions,
    })
    jobs.schedule({
      name: 'find-missed-changes',
      cron: '*/5 * * * *',
      async run() {
        await sync.scheduleMissedSyncs()
        await sync.syncDueSubscriptions()
      },
    })
  }
  jobs.schedule({
    name: 'lapse-credits',
    cron: '* * * * *',
    async run() {
      for (const userId of await ledger.lapse(db)) await notify(db, userId, 'credits')
    },
  })
  jobs.schedule({
    name: 'announce-endings',
    cron: '5 * * * *',
    run: () => announceEndings(deps),
  })
  jobs.schedule({
    name: 'delete-old-webhooks',
    cron: '6 * * * *',
    run: () => sweepWebhooks(db, clock),
  })
  return { ...deps, provider: razorpay && sync && { razorpay, sync } }
}
