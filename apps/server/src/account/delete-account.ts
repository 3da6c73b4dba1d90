import type { FastifyBaseLogger } from 'fastify'
import type { FileStore } from '../adapters/files.ts'
import { deleteUser } from '../auth/public.ts'
import { type BillingOptions, endSubscriptions } from '../billing/public.ts'
import { deleteApplications, deleteResumes } from '../careers/public.ts'
import { deleteInterviews } from '../interviews/public.ts'
import type { Db } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import { composeMail } from '../platform/mail/compose.ts'
import type { Mailer } from '../platform/mail/mailer.ts'

interface Deps {
  db: Db
  files: FileStore
  limiter: Limiter
  mailer: Mailer
  billing: BillingOptions
  inBackground(work: Promise<void>): void
}

const goodbye = composeMail({
  subject: 'Your Sightline account is deleted',
  intro: ['Your account and all that belongs to it were deleted, as you asked.'],
  outro: ['If it was not you who asked, write to us at once. You can sign up again with this address at any time.'],
})

/**
 * Deletes an account for good: plans end at the provider first, then everything goes in one transaction. Payments stay for the books, and
 * do not say whose they were.
 * @throws AppError('upstream_failed') where a plan could not be cancelled; nothing is deleted then
 */
export async function deleteAccount(
  deps: Deps,
  { id, email }: { id: string; email: string },
  log: FastifyBaseLogger,
): Promise<void> {
  const { db, files, limiter, mailer, billing, inBackground } = deps
  await endSubscriptions(billing, id)
  const resumes = await db.transaction(async (tx) => {
    // First, while the user's row is free: what is being written to an interview at this moment waits for that row.
    await deleteInterviews(tx, id)
    await deleteUser(tx, { id, email })
    await billing.mails.deleteFor(tx, email)
    for (const key of [email, id]) await limiter.deleteCountersOf(tx, key)
    return deleteApplications(tx, email)
  })
  await notify(db, id, 'session')
  await deleteResumes({ db, files }, resumes).catch((error) => log.error({ err: error }, 'A resume is deleted later'))
  inBackground(mailer.send(email, goodbye).catch((error) => log.error({ err: error }, 'A last mail was not sent')))
}
