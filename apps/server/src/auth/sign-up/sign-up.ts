import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { addMs, type Clock, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import { type Db, isUniqueViolation } from '../../platform/db/client.ts'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import type { Limiter } from '../../platform/limits/limiter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { mailLimits } from '../limits.ts'
import { signUpMail } from '../mails.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { refuseWeakPassword } from '../passwords/weak-passwords.ts'
import { hashCode, hashToken, isSameHash, randomCode, randomToken } from '../secrets.ts'
import { accounts, pendingSignUps, signUpLinks, users } from '../table.ts'

const CODE_LIFETIME_MS = 10 * MINUTE_MS
const CODE_TRIES = 5
/**
 * The link lives until the limit of mails allows the next mail, so that an address always has a way
 * to sign up.
 */
const LINK_LIFETIME_MS = HOUR_MS

const WRONG_CODE = 'Invalid or expired OTP. Please try again.'
const TAKEN = 'This email is already registered. Please log in.'

export interface SignUps {
  /**
   * Starts a sign-up and mails its code. Returns the secret for the browser's cookie, or null if
   * the address has an account. When the address has had too many mails, the sign-up waits for the
   * link of the latest one, and `refusal` says so.
   */
  start(input: {
    email: string
    password: string
    browserSecret: string | undefined
  }): Promise<{ secret: string | null; refusal: AppError | null }>
  /** Mails a new code, which invalidates the old one; used tries stay used. */
  resend(input: { email: string; browserSecret: string | undefined }): Promise<void>
  /** Creates the user if the code is right. Returns the id of the user. */
  verifyCode(input: {
    email: string
    code: string
    browserSecret: string | undefined
  }): Promise<string>
  /** Creates the user if the token of the mailed link is right. Returns the id of the user. */
  verifyLink(input: {
    email: string
    token: string
    browserSecret: string | undefined
  }): Promise<string>
}

interface Deps {
  db: Db
  env: Env
  clock: Clock
  limiter: Limiter
  mailer: Mailer
}

/**
 * Sign-up with a mailed code. A pending sign-up belongs to the browser that started it and holds
 * the password typed there. An attacker who registers a stranger's address gains nothing when the
 * stranger enters a code, because the code only confirms the stranger's own sign-up and password.
 * The user is created once the code is right.
 *
 * Guessing: a code allows 5 tries, and an address gets 5 mails an hour, so all attackers together
 * have at most 25 tries an hour at an address, each right with a probability of 1 in 1,000,000.
 * After a month of trying, and 3,600 mails that the owner sees, the chance is 1.8 %; its prize is
 * an account without any data of the owner. No limit counts wrong codes per address: it would let
 * strangers keep the owner out.
 *
 * Strangers can also use up the mails of an address. Therefore each mail contains a link whose
 * token proves access to the mailbox. It completes the sign-up of the browser that opens it,
 * whichever browser asked for the mail: the owner can always sign up with the link of the latest
 * mail. The password is the one typed in the browser of the link.
 */
export function createSignUps({ db, env, clock, limiter, mailer }: Deps): SignUps {
  const isTaken = async (email: string) =>
    (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0

  const mailCode = async (email: string, code: string) => {
    const limits = mailLimits('sign-up')
    for (const limit of limits) await limiter.consume(limit, email)
    const token = randomToken()
    try {
      await mailer.send(email, signUpMail(env.WEB_ORIGIN, email, { code, token }))
    } catch (error) {
      for (const limit of limits) await limiter.refund(limit, email)
      throw error
    }
    const link = { tokenHash: hashToken(token), expiresAt: addMs(clock(), LINK_LIFETIME_MS) }
    await db
      .insert(signUpLinks)
      .values({ email, ...link })
      .onConflictDoUpdate({ target: signUpLinks.email, set: link })
  }

  /**
   * Stores a sign-up in place of the browser's previous one. Returns the secret for the browser's
   * cookie.
   */
  const store = async (
    signUp: Omit<typeof pendingSignUps.$inferInsert, 'browserHash'>,
    previousSecret: string | undefined,
  ) => {
    const secret = randomToken()
    await db.transaction(async (tx) => {
      if (previousSecret)
        await tx
          .delete(pendingSignUps)
          .where(eq(pendingSignUps.browserHash, hashToken(previousSecret)))
      await tx.insert(pendingSignUps).values({ ...signUp, browserHash: hashToken(secret) })
    })
    return secret
  }

  const newCode = (id: string) => {
    const code = randomCode()
    return {
      code,
      codeHash: hashCode(env.AUTH_SECRET, id, code),
      expiresAt: addMs(clock(), CODE_LIFETIME_MS),
    }
  }

  return {
    async start({ email, password, browserSecret }) {
      refuseWeakPassword(password, [email])
      if (await isTaken(email)) return { secret: null, refusal: null }
      const id = randomUUID()
      const { code, ...hashed } = newCode(id)
      const passwordHash = await hashPassword(password, env.PASSWORD_HASH_COST)
      // Mailed first: if the mail fails or is rate-limited, the browser's previous sign-up stays
      // valid.
      try {
        await mailCode(email, code)
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
        const refusal = limitedMail(error)
        const isOwn = isPendingIn(email, browserSecret)
        const own = await db.update(pendingSignUps).set({ passwordHash }).where(isOwn).returning()
        if (own.length > 0) return { secret: null, refusal }
        // No code was mailed, so none is accepted.
        const secret = await store(
          { id, email, passwordHash, ...hashed, tries: CODE_TRIES },
          browserSecret,
        )
        return { secret, refusal }
      }
      return {
        secret: await store({ id, email, passwordHash, ...hashed }, browserSecret),
        refusal: null,
      }
    },

    async resend({ email, browserSecret }) {
      const [pending] = await db
        .select()
        .from(pendingSignUps)
        .where(isPendingIn(email, browserSecret))
      if (!pending) throw otherBrowser()
      if (pending.tries >= CODE_TRIES)
        throw new AppError('wrong_code', 'Too many wrong codes. Please sign up again.')
      if (await isTaken(email)) throw new AppError('email_taken', TAKEN, { field: 'email' })
      const { code, ...hashed } = newCode(pending.id)
      await mailCode(email, code)
      await db.update(pendingSignUps).set(hashed).where(eq(pendingSignUps.id, pending.id))
    },

    verifyCode: (input) => verifyCode({ db, clock, env }, input),
    verifyLink: (input) => verifyLink({ db, clock }, input),
  }
}

async function verifyCode(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  { email, code, browserSecret }: Parameters<SignUps['verifyCode']>[0],
): Promise<string> {
  const isOwn = isPendingIn(email, browserSecret)
  // The try is counted before the code is compared, in one statement, so that parallel guesses
  // cannot share a try.
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
  return await createUser(db, clock(), pending)
}

async function verifyLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { email, token, browserSecret }: Parameters<SignUps['verifyLink']>[0],
): Promise<string> {
  const [pending] = await db.select().from(pendingSignUps).where(isPendingIn(email, browserSecret))
  if (!pending) throw otherBrowser()
  const isLink = and(eq(signUpLinks.email, email), eq(signUpLinks.tokenHash, hashToken(token)))
  const isUsable = and(isLink, gt(signUpLinks.expiresAt, clock()))
  const [link] = await db.select({ email: signUpLinks.email }).from(signUpLinks).where(isUsable)
  if (!link) throw new AppError('wrong_code', WRONG_CODE, { field: 'token' })
  return await createUser(db, clock(), pending)
}

const isPendingIn = (email: string, browserSecret: string | undefined) =>
  and(
    eq(pendingSignUps.browserHash, hashToken(browserSecret ?? '')),
    eq(pendingSignUps.email, email),
  )

const otherBrowser = () =>
  new AppError(
    'other_browser',
    'This browser has no sign-up for this address. Enter the code where you signed up.',
  )

const limitedMail = (limit: AppError) =>
  new AppError(
    'too_many_requests',
    `${limit.message} Or open the link of the latest mail in this browser.`,
    {
      ...(limit.retryAfterS !== undefined && { retryAfterS: limit.retryAfterS }),
      cause: limit,
    },
  )

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
      const used = await tx
        .delete(pendingSignUps)
        .where(eq(pendingSignUps.id, id))
        .returning({ id: pendingSignUps.id })
      if (used.length === 0) throw new AppError('wrong_code', WRONG_CODE, { field: 'token' })
      await tx.delete(signUpLinks).where(eq(signUpLinks.email, email))
      const name = email.split('@')[0] ?? ''
      await tx.insert(users).values({ id: userId, email, name, emailVerified: true, ...stamps })
      const credential = {
        providerId: 'credential',
        accountId: userId,
        password: passwordHash,
      } as const
      await tx.insert(accounts).values({ id: randomUUID(), userId, ...credential, ...stamps })
    })
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('email_taken', TAKEN, { field: 'email', cause: error })
    throw error
  }
  return userId
}
