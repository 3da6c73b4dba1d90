import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { addMs, type Clock, DAY_MS, MINUTE_MS } from '../clock.ts'
import type { Db } from '../db/client.ts'
import type { Mail, Mailer } from './mailer.ts'
import { fillInSecrets } from './secrets.ts'
import { queuedMails } from './table.ts'

/** Attempts are 1, 2, 4 … minutes apart, so the last one follows after about 17 hours. */
const MAX_ATTEMPTS = 10
const CLAIM_SIZE = 10
const KEPT_FOR_DAYS = 400

export interface MailQueue {
  /**
   * Adds a mail in the caller's transaction; does nothing if the key was used before. A mail with
   * `expiresAt` is not sent later than that, and may contain placeholders of secrets; see
   * secrets.ts.
   */
  add(db: Db, mail: Mail & { key: string; to: string; expiresAt?: Date }): Promise<void>
  /**
   * Sends all due mails. Safe on many servers at once. A mail is sent twice if a server dies while
   * sending, but never lost.
   */
  sendDue(): Promise<void>
  /** Deletes every mail to this address, sent or not, in the caller's transaction. */
  deleteFor(tx: Db, recipient: string): Promise<void>
  /** Deletes old mails. */
  sweep(): Promise<void>
}

interface Deps {
  db: Db
  clock: Clock
  mailer: Mailer
  log: FastifyBaseLogger
  /** The key that the secrets of mails are derived from. */
  secretKey: string
}

/**
 * A mail queue in the database. Mails survive an unreachable mail server and are committed together
 * with the event they report.
 */
export function createMailQueue({ db, clock, mailer, log, secretKey }: Deps): MailQueue {
  const claimDueMails = () => {
    const due = db
      .select({ id: queuedMails.id })
      .from(queuedMails)
      .where(lte(queuedMails.nextTryAt, clock()))
      .orderBy(queuedMails.nextTryAt)
      .limit(CLAIM_SIZE)
      .for('update', { skipLocked: true })
    const nextTryAt = sql`${clock().toISOString()}::timestamptz + interval '1 minute' * power(2, ${queuedMails.attempts})`
    return db
      .update(queuedMails)
      .set({ attempts: sql`${queuedMails.attempts} + 1`, nextTryAt })
      .where(inArray(queuedMails.id, due))
      .returning()
  }

  /** Returns true when no further attempt is needed. */
  const trySend = async ({
    recipient,
    subject,
    text,
    html,
    attempts,
    expiresAt,
  }: typeof queuedMails.$inferSelect) => {
    if (expiresAt && expiresAt <= clock()) return true
    const fillIn = (content: string) => (expiresAt ? fillInSecrets(secretKey, content) : content)
    try {
      await mailer.send(recipient, { subject, text: fillIn(text), html: fillIn(html) })
      return true
    } catch (error) {
      log.error({ err: error, attempts }, 'A queued mail could not be sent')
      return attempts >= MAX_ATTEMPTS
    }
  }

  const process = async (mail: typeof queuedMails.$inferSelect) => {
    if (await trySend(mail))
      await db.update(queuedMails).set({ nextTryAt: null }).where(eq(queuedMails.id, mail.id))
  }

  return {
    async add(tx, { key, to, subject, text, html, expiresAt = null }) {
      const now = clock()
      const content = { subject, text, html, expiresAt }
      const mail = {
        id: randomUUID(),
        key,
        recipient: to,
        ...content,
        createdAt: now,
        nextTryAt: now,
      }
      await tx.insert(queuedMails).values(mail).onConflictDoNothing({ target: queuedMails.key })
    },
    async sendDue() {
      for (let mails = await claimDueMails(); mails.length > 0; mails = await claimDueMails())
        for (const mail of mails) await process(mail)
    },
    async deleteFor(tx, recipient) {
      await tx.delete(queuedMails).where(eq(queuedMails.recipient, recipient))
    },
    async sweep() {
      const isOld = lt(queuedMails.createdAt, addMs(clock(), -KEPT_FOR_DAYS * DAY_MS))
      await db.delete(queuedMails).where(and(isNull(queuedMails.nextTryAt), isOld))
    },
  }
}

/** How often servers look for due mails. */
export const MAIL_QUEUE_INTERVAL_MS = MINUTE_MS / 2
