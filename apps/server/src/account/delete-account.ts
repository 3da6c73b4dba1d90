import type { FastifyBaseLogger } from 'fastify'
import type { FileStore } from '../adapters/files.ts'
import { deleteUser, lockUser } from '../auth/public.ts'
import { type BillingOptions, endSubscriptions } from '../billing/public.ts'
import { deleteCandidacies, deleteResumes } from '../candidacies/public.ts'
import type { Ledger } from '../credits/public.ts'
import { deleteInterviews } from '../interviews/public.ts'
import type { Db } from '../platform/db/client.ts'
import { notify } from '../platform/events/public.ts'
import { composeMail } from '../platform/mail/compose.ts'
import type { Mailer } from '../platform/mail/mailer.ts'

interface Deps {
  db: Db
  files: FileStore
  ledger: Ledger
  mailer: Mailer
  billing: BillingOptions
  inBackground(work: Promise<void>): void
}

const confirmationMail = composeMail({
  subject: 'Your Sightline account is deleted',
  intro: ['Your account and all that belongs to it were deleted, as you asked.'],
  outro: [
    'If it was not you who asked, write to us at once. You can sign up again with this address at any time.',
  ],
})

/**
 * Deletes an account permanently. Subscriptions are cancelled at the provider first; then one
 * transaction deletes everything. Payments are kept for accounting, without a reference to the
 * user, and a used trial for a year, by a hash of the address. Limits of mails go on as well.
 * @throws AppError('upstream_failed') if a subscription could not be cancelled; then nothing was
 * deleted
 */
export async function deleteAccount(
  deps: Deps,
  { id, email }: { id: string; email: string },
  log: FastifyBaseLogger,
): Promise<void> {
  const { db, files, ledger, mailer, billing, inBackground } = deps
  await endSubscriptions(billing, id)
  const resumeNames = await db.transaction(async (tx) => {
    // Interviews first, before the user's row is locked: concurrent writes to an interview wait for
    // that row.
    await deleteInterviews(tx, id)
    await lockUser(tx, id)
    await ledger.rememberTrial(tx, id)
    await deleteUser(tx, { id, email })
    await billing.mails.deleteFor(tx, email)
    return deleteCandidacies(tx, email)
  })
  await notify(db, id, 'log-in-session')
  await deleteResumes({ db, files }, resumeNames).catch((error) =>
    log.error({ err: error }, 'A resume could not be deleted now; the hourly sweep deletes it'),
  )
  inBackground(
    mailer
      .send(email, confirmationMail)
      .catch((error) => log.error({ err: error }, 'The mail about a deleted account was not sent')),
  )
}
