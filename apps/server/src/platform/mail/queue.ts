import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Mail, Mailer } from '../../adapters/mail.ts'
import { addMs, type Clock, DAY_MS, MINUTE_MS } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { queuedMails } from './table.ts'

/** Tries after 1, 2, 4 … minutes: about 17 hours in all. */
const ATTEMPTS = 10

export interface MailQueue {
  /** Writes a mail into the caller's transaction; nothing happens if its key was used before. */
  add(db: Db, mail: Mail & { key: string; to: string }): Promise<void>
  /** Sends what is due. Safe on many servers at once. A mail may arrive twice if a server dies in between, never not at all. */
  sendDue(): Promise<void>
  /** Forgets every mail to this address, sent or not, in the caller's transaction. */
  deleteFor(tx: Db, recipient: string): Promise<void>
  /** Forgets old mails. */
  sweep(): Promise<void>
}

/** Mail that survives a mail server that is down: queued with what it tells of, sent when it can be. */
export function createMailQueue(parts: { db: Db; clock: Clock; mailer: Mailer; log: FastifyBaseLogger }): MailQueue {
  const { db, clock, mailer, log } = parts

  const claim = () => {
    const due = db
      .select({ id: queuedMails.id })
      .from(queuedMails)
      .where(lte(queuedMails.nextTryAt, clock()))
      .orderBy(queuedMails.nextTryAt)
      .limit(10)
      .for('update', { skipLocked: true })
    const wait = sql`${clock().toISOString()}::timestamptz + interval '1 minute' * power(2, ${queuedMails.attempts})`
    return db
      .update(queuedMails)
      .set({ attempts: sql`${queuedMails.attempts} + 1`, nextTryAt: wait })
      .where(inArray(queuedMails.id, due))
      .returning()
  }

  return {
    async add(tx, { key, to, subject, text, html }) {
      const now = clock()
      const mail = { id: randomUUID(), key, recipient: to, subject, text, html, createdAt: now, nextTryAt: now }
      await tx.insert(queuedMails).values(mail).onConflictDoNothing({ target: queuedMails.key })
    },
    async sendDue() {
      for (let mails = await claim(); mails.length > 0; mails = await claim()) {
        for (const { id, recipient, subject, text, html, attempts } of mails) {
          const isDone = await mailer.send(recipient, { subject, text, html }).then(
            () => true,
            (error) => {
              log.error({ err: error, attempts }, 'A queued mail could not be sent')
              return attempts >= ATTEMPTS
            },
          )
          if (isDone) await db.update(queuedMails).set({ nextTryAt: null }).where(eq(queuedMails.id, id))
        }
      }
    },
    async deleteFor(tx, recipient) {
      await tx.delete(queuedMails).where(eq(queuedMails.recipient, recipient))
    },
    async sweep() {
      const isOld = lt(queuedMails.createdAt, addMs(clock(), -400 * DAY_MS))
      await db.delete(queuedMails).where(and(isNull(queuedMails.nextTryAt), isOld))
    },
  }
}

/** How often the queue is looked through for mails that are due again. */
export const MAIL_QUEUE_INTERVAL_MS = MINUTE_MS / 2
