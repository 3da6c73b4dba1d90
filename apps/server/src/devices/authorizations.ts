import { randomUUID } from 'node:crypto'
import type {
  AskForCode,
  ClaimedDevice,
  DeviceCodes,
  DeviceToken,
} from '@sightline/contracts/devices/devices'
import {
  AUTHORIZATION_INTERVAL_S,
  AUTHORIZATION_LIFETIME_S,
  DEVICES_MAX_COUNT,
} from '@sightline/contracts/devices/limits'
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { hashToken, randomToken, requireRoom, users } from '../auth/public.ts'
import { addMs, type Clock, SECOND_MS } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import { keyedHash } from '../platform/keyed-hash.ts'
import type { MailQueue } from '../platform/mail/queue.ts'
import { addToken, type DeviceRow } from './devices.ts'
import { deviceSignedInMail } from './mails.ts'
import { deviceAuthorizations, devices } from './table.ts'
import { randomUserCode, showUserCode, typedUserCode } from './user-codes.ts'

interface Deps {
  db: Db
  env: Pick<Env, 'WEB_ORIGIN' | 'AUTH_SECRET'>
  clock: Clock
  mails: MailQueue
}

export interface Authorizations {
  /** Gives a device its codes. */
  begin(asked: AskForCode & { address: string }): Promise<DeviceCodes>
  /**
   * Signs the device in whose code was confirmed, once, and mails its user.
   * @throws AppError('authorization_pending' | 'slow_down' | 'access_denied' | 'expired_token' |
   * 'no_room')
   */
  exchange(deviceCode: string): Promise<{ token: DeviceToken; device: DeviceRow }>
  /**
   * The device with this code, which belongs to the user from now on.
   * @throws AppError('wrong_device_code') for codes that are unknown, expired, decided or another
   * user's, which look all the same
   */
  claim(ownerId: string, userCode: string): Promise<ClaimedDevice>
  /** Confirms or denies a claimed device. @throws AppError('not_found') */
  decide(owned: { id: string; ownerId: string }, isConfirmed: boolean): Promise<void>
  /** Forgets codes that have expired. */
  sweep(): Promise<void>
}

/** Signing a device in with a code that its user types on the site, as in RFC 8628. */
export function createAuthorizations({ db, env, clock, mails }: Deps): Authorizations {
  /** The hash is keyed, because 34 bits could be guessed from a plain one. */
  const hashUserCode = (code: string) => keyedHash(env.AUTH_SECRET, 'device-code', code)
  const isFresh = () =>
    and(eq(deviceAuthorizations.state, 'asked'), gt(deviceAuthorizations.expiresAt, clock()))

  async function signIn(tx: Db, asked: typeof deviceAuthorizations.$inferSelect) {
    const { ownerId, kind, name, system, address } = asked
    if (ownerId === null) throw new Error('A confirmed device has no user')
    const now = clock()
    const counted = isNull(devices.endedAt)
    await requireRoom(tx, devices, ownerId, { count: DEVICES_MAX_COUNT, of: 'devices', counted })
    const scopes = [SCOPES[kind]]
    const row = { id: randomUUID(), ownerId, kind, name, system, scopes, generation: 1 }
    const device = singleRow(
      await tx
        .insert(devices)
        .values({ ...row, createdAt: now, lastUsedAt: now })
        .returning(),
    )
    const { email } = singleRow(
      await tx.select({ email: users.email }).from(users).where(eq(users.id, ownerId)),
    )
    const mail = deviceSignedInMail(env.WEB_ORIGIN, { name, system, address, at: now })
    await mails.add(tx, { ...mail, key: `device:${device.id}`, to: email })
    await notify(tx, ownerId, 'log-in-session')
    return { token: tokenOf(device, await addToken(tx, now, device)), device }
  }

  return {
    async begin(asked) {
      const [deviceCode, userCode, now] = [randomToken(), randomUserCode(), clock()]
      await db.insert(deviceAuthorizations).values({
        ...asked,
        id: randomUUID(),
        deviceCodeHash: hashToken(deviceCode),
        userCodeHash: hashUserCode(userCode),
        state: 'asked',
        intervalS: AUTHORIZATION_INTERVAL_S,
        createdAt: now,
        expiresAt: addMs(now, AUTHORIZATION_LIFETIME_S * SECOND_MS),
      })
      return {
        device_code: deviceCode,
        user_code: showUserCode(userCode),
        verification_uri: `${env.WEB_ORIGIN}/home/device`,
        expires_in: AUTHORIZATION_LIFETIME_S,
        interval: AUTHORIZATION_INTERVAL_S,
      }
    },

    async exchange(deviceCode) {
      const isAsked = eq(deviceAuthorizations.deviceCodeHash, hashToken(deviceCode))
      const outcome = await db.transaction(async (tx) => {
        const [asked] = await tx.select().from(deviceAuthorizations).where(isAsked).for('update')
        if (!asked || asked.expiresAt <= clock()) return 'expired_token'
        if (asked.state === 'asked') return poll(tx, clock(), asked)
        await tx.delete(deviceAuthorizations).where(isAsked)
        return asked.state === 'denied' ? 'access_denied' : signIn(tx, asked)
      })
      if (typeof outcome === 'string') throw new AppError(outcome, MESSAGES[outcome])
      return outcome
    },

    async claim(ownerId, typed) {
      const isMine = or(
        isNull(deviceAuthorizations.ownerId),
        eq(deviceAuthorizations.ownerId, ownerId),
      )
      const userCodeHash = hashUserCode(typedUserCode(typed))
      const [claimed] = await db
        .update(deviceAuthorizations)
        .set({ ownerId })
        .where(and(eq(deviceAuthorizations.userCodeHash, userCodeHash), isFresh(), isMine))
        .returning()
      if (!claimed) throw wrongCode()
      const { id, kind, name, system, address, createdAt } = claimed
      return { id, kind, name, system, address, askedAt: createdAt.toISOString() }
    },

    async decide({ id, ownerId }, isConfirmed) {
      const isOwned = and(
        eq(deviceAuthorizations.id, id),
        eq(deviceAuthorizations.ownerId, ownerId),
      )
      const decided = await db
        .update(deviceAuthorizations)
        .set({ state: isConfirmed ? 'confirmed' : 'denied' })
        .where(and(isOwned, isFresh()))
        .returning({ id: deviceAuthorizations.id })
      if (decided.length === 0) throw notFound()
    },

    async sweep() {
      await db.delete(deviceAuthorizations).where(lte(deviceAuthorizations.expiresAt, clock()))
    },
  }
}

/** What a device of each kind may do. */
const SCOPES = { helper: 'live', extension: 'apply' } as const

/** RFC 8628 lets a device wait five seconds longer each time that it asked too early. */
const SLOWER_S = 5

async function poll(
  tx: Db,
  now: Date,
  { id, polledAt, intervalS }: typeof deviceAuthorizations.$inferSelect,
) {
  const isEarly = polledAt !== null && now < addMs(polledAt, intervalS * SECOND_MS)
  await tx
    .update(deviceAuthorizations)
    .set({
      polledAt: now,
      ...(isEarly && { intervalS: sql`${deviceAuthorizations.intervalS} + ${SLOWER_S}` }),
    })
    .where(eq(deviceAuthorizations.id, id))
  return isEarly ? 'slow_down' : 'authorization_pending'
}

const MESSAGES = {
  authorization_pending: 'The code was not confirmed yet.',
  slow_down: 'Ask less often.',
  access_denied: 'The device was not let in.',
  expired_token: 'This code has expired or was used already. Ask for another one.',
} as const

const wrongCode = () =>
  new AppError(
    'wrong_device_code',
    'This code does not work. Check it, or let your device show another one.',
    { field: 'user_code' },
  )

/** Another user's device gets the same answer as a missing one. */
export const notFound = () =>
  new AppError('not_found', 'This code has expired. Let your device show another one.')

/** A device's token as it is told to the device. */
export const tokenOf = ({ scopes }: Pick<DeviceRow, 'scopes'>, token: string): DeviceToken => ({
  access_token: token,
  token_type: 'Bearer',
  scope: scopes.join(' '),
})
