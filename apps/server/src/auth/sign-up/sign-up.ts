import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { addMs, type Clock, MINUTE_MS } from '../../platform/clock.ts'
import { type Db, isUniqueViolation } from '../../platform/db/client.ts'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import type { Limiter } from '../../platform/limits/limiter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { mailLimits, WRONG_CODES } from '../limits.ts'
import { signUpMail } from '../mails.ts'
import { hashPassword } from '../passwords.ts'
import { hashCode, hashToken, isSameHash, randomCode, randomToken } from '../secrets.ts'
import { accounts, pendingSignUps, users } from '../table.ts'

const CODE_LIFETIME_MS = 10 * MINUTE_MS
const CODE_TRIES = 5

const WRONG_CODE = 'Invalid or expired OTP. Please try again.'
const TAKEN = 'This email is already registered. Please log in.'

export interface SignUps {
  /**
   * Starts a sign-up and mails its code. Returns the secret for the browser's cookie, or null if the address has an
   * account.
   */
  start(input: { email: string; password: string; browserSecret: string | undefined }): Promise<string | null>
  /** Mails a new code, which invalidates the old one; used tries stay used. */
  resend(input: { email: string; browserSecret: string | undefined }): Promise<void>
  /** Creates the user if the code is right. Returns the id of the user. */
  verify(input: { email: string; code: string; browserSecret: string | undefined }): Promise<string>
}

interface Deps {
  db: Db
  env: Env
  clock: Clock
  limiter: Limiter
  mailer: Mailer
}

/**
 * Sign-up with a mailed code. A pending sign-up belongs to the browser that started it and holds the password typed
 * there. An attacker who registers a stranger's address gains nothing when the stranger enters a code, because the code
 * only confirms the stranger's own sign-up and password. The user is created once the code is right.
 */
export function createSignUps({ db, env, clock, limiter, mailer }: Deps): SignUps {
  const isTaken = async (email: string) =>
    (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0

  const mailCode = async (email: string, code: string) => {
    const limits = mailLimits('sign-up')
    for (const limit of limits) await limiter.consume(limit, email)
    try {
      await mailer.send(email, signUpMail(env.WEB_ORIGIN, email, code))
    } catch (error) {
      for (const limit of limits) await limiter.refund(limit, email)
      throw error
    }
  }

  const newCode = (id: string) => {
    const code = randomCode()
    return { code, codeHash: hashCode(env.AUTH_SECRET, id, code), expiresAt: addMs(clock(), CODE_LIFETIME_MS) }
  }

  return {
    async start({ email, password, browserSecret }) {
      if (await isTaken(email)) return null
      const id = randomUUID()
      const { code, ...hashed } = newCode(id)
      const passwordHash = await hashPassword(password, env.PASSWORD_HASH_COST)
      // Mailed first: if the mail fails or is rate-limited, the browser's previous sign-up stays valid.
      await mailCode(email, code)
      const secret = randomToken()
      await db.transaction(async (tx) => {
        if (browserSecret)
          await tx.delete(pendingSignUps).where(eq(pendingSignUps.browserHash, hashToken(browserSecret)))
        await tx.insert(pendingSignUps).values({ id, email, passwordHash, browserHash: hashToken(secret), ...hashed })
      })
      return secret
    },

    async resend({ email, browserSecret }) {
      const [pending] = await db.select().from(pendingSignUps).where(isPendingIn(email, browserSecret))
      if (!pending) throw otherBrowser()
      if (pending.tries >= CODE_TRIES) throw new AppError('wrong_code', 'Too many wrong codes. Please sign up again.')
      if (await isTaken(email)) throw new AppError('email_taken', TAKEN, { field: 'email' })
      const { code, ...hashed } = newCode(pending.id)
      await mailCode(email, code)
      await db.update(pendingSignUps).set(hashed).where(eq(pendingSignUps.id, pending.id))
    },

    async verify({ email, code, browserSecret }) {
      await limiter.consume(WRONG_CODES, email)
      const isOwn = isPendingIn(email, browserSecret)
      // The try is counted before the code is compared, in one statement, so that parallel guesses cannot share a try.
      const [pending] = await db
        .update(pendingSignUps)
        .set({ tries: sql`${pendingSignUps.tries} + 1` })
        .where(and(isOwn, lt(pendingSignUps.tries, CODE_TRIES), gt(pendingSignUps.expiresAt, clock())))
        .returning()
      if (!pending) {
        const [expired] = await db.select({ id: pendingSignUps.id }).from(pendingSignUps).where(isOwn)
        throw expired ? new AppError('wrong_code', WRONG_CODE, { field: 'token' }) : otherBrowser()
      }
      if (!isSameHash(pending.codeHash, hashCode(env.AUTH_SECRET, pending.id, code))) {
        throw new AppError('wrong_code', WRONG_CODE, { field: 'token' })
      }
      await limiter.refund(WRONG_CODES, email)
      return await createUser(db, clock(), pending)
    },
  }
}

const isPendingIn = (email: string, browserSecret: string | undefined) =>
  and(eq(pendingSignUps.browserHash, hashToken(browserSecret ?? '')), eq(pendingSignUps.email, email))

const otherBrowser = () =>
  new AppError('other_browser', 'This browser has no sign-up for this address. Enter the code where you signed up.')

/** Deletes the pending sign-up and creates its user in one transaction. */
async function createUser(
  db: Db,
  now: Date,
  { id, email, passwordHash }: typeof pendingSignUps.$inferSelect,
): Promise<string> {
  const userId = randomUUID()
  const stamps = { createdAt: now, updatedAt: now }
  try {
    await db.transaction(async (tx) => {
      const used = await tx.delete(pendingSignUps).where(eq(pendingSignUps.id, id)).returning({ id: pendingSignUps.id })
      if (used.length === 0) throw new AppError('wrong_code', WRONG_CODE, { field: 'token' })
      const name = email.split('@')[0] ?? ''
      await tx.insert(users).values({ id: userId, email, name, emailVerified: true, ...stamps })
      const credential = { providerId: 'credential', accountId: userId, password: passwordHash } as const
      await tx.insert(accounts).values({ id: randomUUID(), userId, ...credential, ...stamps })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('email_taken', TAKEN, { field: 'email', cause: error })
    throw error
  }
  return userId
}
