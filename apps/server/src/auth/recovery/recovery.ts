import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { addMs, type Clock, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import type { Limiter } from '../../platform/limits/limiter.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { mailSecret, secretPlaceholder } from '../../platform/mail/secrets.ts'
import type { AuthDeps } from '../deps.ts'
import { failedLogIns } from '../limits.ts'
import { newPasswordMail, recoveryMail } from '../mails.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { refuseWeakPassword } from '../passwords/weak-passwords.ts'
import { hashToken } from '../secrets.ts'
import { accounts, recoveries, sessions, users } from '../table.ts'

const LINK_LIFETIME_MS = HOUR_MS
/** How long the browser that opened a link may set the password, within the link's own time. */
export const RECOVERY_LIFETIME_MS = 15 * MINUTE_MS

export interface Recoveries {
  /**
   * Queues the mail with a link if the address has an account. A response that waited for it would
   * reveal by its time whether the account exists. Returns the id of the user, or null.
   */
  mailLink(email: string): Promise<string | null>
  /**
   * Opens a recovery with a link. Returns the secret for the browser's cookie, the same each time:
   * opening spends nothing, since programs that scan mail open links, run their scripts and press
   * their buttons. The link ends when the password is set, and after an hour.
   * @throws AppError('wrong_token')
   */
  open(tokens: { access: string; refresh: string }): Promise<string>
  /**
   * Sets the password, which a recovery may do once, and ends every log-in session and every device
   * of the user. Returns the user's id and address.
   * @throws AppError('wrong_token' | 'validation_failed') A weak password leaves the recovery open.
   */
  setPassword(input: {
    secret: string
    password: string
  }): Promise<{ userId: string; email: string }>
}

interface Deps {
  db: Db
  env: Env
  clock: Clock
  limiter: Limiter
  mails: MailQueue
  onNewPassword: AuthDeps['onNewPassword']
}

/**
 * Password recovery by a mailed link. An opened recovery is not a session: it has its own table and
 * can only set the password.
 */
export function createRecoveries(deps: Deps): Recoveries {
  const { db, env, clock, limiter, mails } = deps
  return {
    async mailLink(email) {
      const [user] = await db
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(eq(users.email, email))
      if (!user) return null
      const id = randomUUID()
      const expiresAt = addMs(clock(), LINK_LIFETIME_MS)
      const names = { access: `recovery-access-${id}`, refresh: `recovery-refresh-${id}` }
      const hashOf = (name: string) => hashToken(mailSecret(env.AUTH_SECRET, name))
      const mail = recoveryMail(env.WEB_ORIGIN, {
        access: secretPlaceholder(names.access),
        refresh: secretPlaceholder(names.refresh),
      })
      await db.transaction(async (tx) => {
        const hashes = { accessHash: hashOf(names.access), refreshHash: hashOf(names.refresh) }
        await tx.insert(recoveries).values({ id, userId: user.id, ...hashes, expiresAt })
        await mails.add(tx, { ...mail, key: `recovery:${id}`, to: user.email, expiresAt })
      })
      return user.id
    },

    async open({ access, refresh }) {
      const secret = keyedHash(env.AUTH_SECRET, 'recovery', `${access}.${refresh}`)
      const opened = await db
        .update(recoveries)
        .set({ sessionHash: hashToken(secret) })
        .where(
          and(
            eq(recoveries.accessHash, hashToken(access)),
            eq(recoveries.refreshHash, hashToken(refresh)),
            gt(recoveries.expiresAt, clock()),
          ),
        )
        .returning({ id: recoveries.id })
      if (opened.length === 0)
        throw new AppError('wrong_token', 'This link has expired or was used already.')
      return secret
    },

    async setPassword({ secret, password }) {
      const passwordHash = await hashPassword(password, env.PASSWORD_HASH_COST)
      const user = await db.transaction(async (tx) => {
        const now = clock()
        const [recovery] = await tx
          .delete(recoveries)
          .where(and(eq(recoveries.sessionHash, hashToken(secret)), gt(recoveries.expiresAt, now)))
          .returning({ userId: recoveries.userId })
        if (!recovery)
          throw new AppError(
            'wrong_token',
            'This recovery has ended. Please request a new password reset link.',
          )
        const { userId } = recovery
        const [user] = await tx
          .select({ email: users.email, name: users.name })
          .from(users)
          .where(eq(users.id, userId))
        if (!user) throw new Error('A recovery has no user')
        refuseWeakPassword(password, [user.email, user.name])
        const stamps = { createdAt: now, updatedAt: now }
        await tx
          .insert(accounts)
          .values({
            id: randomUUID(),
            userId,
            providerId: 'credential',
            accountId: userId,
            password: passwordHash,
            ...stamps,
          })
          .onConflictDoUpdate({
            target: [accounts.providerId, accounts.accountId],
            set: { password: passwordHash, updatedAt: now },
          })
        await tx.delete(recoveries).where(eq(recoveries.userId, userId))
        await tx.delete(sessions).where(eq(sessions.userId, userId))
        await deps.onNewPassword(tx, userId, { endsDevices: true })
        const key = `new-password:${randomUUID()}`
        const mail = newPasswordMail(env.WEB_ORIGIN, { endsDevices: true })
        await mails.add(tx, { ...mail, key, to: user.email })
        return { userId, email: user.email }
      })
      await limiter.reset(...failedLogIns(user.email, null))
      return user
    },
  }
}
