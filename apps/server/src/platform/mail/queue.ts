import { randomUUID } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { addMs, type Clock, DAY_MS, MINUTE_MS, SECOND_MS } from '../clock.ts'
import type { Db } from '../db/client.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail, Mailer } from './mailer.ts'
import { fillInSecrets } from './secrets.ts'
import { queuedMails } from './table.ts'

/** About 1, 2, 4 … minutes apart, so the last attempt follows after about nine hours or more. */
const RETRIES = { limit: 10, firstAfterS: MINUTE_MS / SECOND_MS }
/** As many as the mailer has connections. */
const AT_ONCE = 2
const KEPT_FOR_DAYS = 400

export interface MailQueue {
  /**
   * Adds a mail in the caller's transaction; does nothing if the key was used before. It is sent
   * once the transaction is committed: twice if the server dies while sending, but never lost. A
   * mail with `expiresAt` is not sent later than that, and may contain placeholders of secrets; see
   * secrets.ts.
   */
  add(db: Db, mail: Mail & { key: string; to: string; expiresAt?: Date }): Promise<void>
  /** Deletes every mail to this address, sent or not, in the caller's transaction. */
  deleteFor(tx: Db, recipient: string): Promise<void>
}

interface Deps {
  db: Db
  clock: Clock
  mailer: Mailer
  jobs: Jobs
  /** The key that the secrets of mails are derived from. */
  secretKey: string
}

/**
 * A mail queue in the database. Mails survive an unreachable mail server and are committed together
 * with the event they report. A row is the mail, and a job sends it.
 */
export function createMailQueue({ db, clock, mailer, jobs, secretKey }: Deps): MailQueue {
  const send = jobs.declare({
    name: 'send-mail',
    data: z.object({ id: z.uuid() }),
    retries: RETRIES,
    concurrency: AT_ONCE,
    async run({ id }) {
      const [mail] = await db.select().from(queuedMails).where(eq(queuedMails.id, id))
      if (!mail) return
      const { recipient, subject, text, html, expiresAt, unsubscribeUrl } = mail
      if (expiresAt && expiresAt <= clock()) return
      const fillIn = (content: string) => (expiresAt ? fillInSecrets(secretKey, content) : content)
      await mailer.send(recipient, {
        subject,
        text: fillIn(text),
        html: fillIn(html),
        unsubscribeUrl: unsubscribeUrl ?? undefined,
      })
    },
  })
  // A mail of the version before jobs that its servers have left. While one of them lives, it sends
  // its mails within half a minute.
  jobs.schedule({
    name: 'adopt-left-mails',
    cron: '*/5 * * * *',
    run: () =>
      db.transaction(async (tx) => {
        const left = await tx
          .update(queuedMails)
          .set({ nextTryAt: null })
          .where(lt(queuedMails.nextTryAt, addMs(clock(), -5 * MINUTE_MS)))
          .returning({ id: queuedMails.id })
        for (const { id } of left) await send(tx, { id })
      }),
  })
  jobs.schedule({
    name: 'delete-old-mails',
    cron: '7 * * * *',
    run: () =>
      db
        .delete(queuedMails)
        .where(lt(queuedMails.createdAt, addMs(clock(), -KEPT_FOR_DAYS * DAY_MS))),
  })
  return {
    async add(caller, { key, to, subject, text, html, expiresAt = null, unsubscribeUrl }) {
      const content = { subject, text, html, expiresAt, unsubscribeUrl }
      const mail = { id: randomUUID(), key, recipient: to, ...content, createdAt: clock() }
      // A caller without a transaction must not leave a mail without its job.
      await caller.transaction(async (tx) => {
        const added = await tx
          .insert(queuedMails)
          .values(mail)
          .onConflictDoNothing({ target: queuedMails.key })
          .returning({ id: queuedMails.id })
        for (const { id } of added) await send(tx, { id })
      })
    },
    async deleteFor(tx, recipient) {
      await tx.delete(queuedMails).where(eq(queuedMails.recipient, recipient))
    },
  }
}
