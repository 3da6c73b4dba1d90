import type { Device, DeviceScope } from '@sightline/contracts/devices/devices'
import { and, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { hashToken, randomToken, users } from '../auth/public.ts'
import { addMs, type Clock, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { type Db, singleRow } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import { notify } from '../platform/events/public.ts'
import type { MailQueue } from '../platform/mail/queue.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { tokenReusedMail } from './mails.ts'
import { devices, deviceTokens, type EndReason } from './table.ts'

/** A device ends after this time without use. */
const IDLE_MS = 90 * DAY_MS
/** The precision of "last used". */
const LAST_USED_STEP_MS = HOUR_MS
/** How long older tokens are recognised, and ended devices are told why. */
const KEPT_MS = 90 * DAY_MS

export type DeviceRow = typeof devices.$inferSelect

interface Deps {
  db: Db
  env: Pick<Env, 'WEB_ORIGIN'>
  clock: Clock
  mails: MailQueue
}

export interface DeviceOwner {
  device: DeviceRow
  user: FastifyRequest['user']
}

export interface Devices {
  /**
   * The device with this token, and its user. The first use of a device's next token puts it in
   * force; an older one that comes back after that ends the device, and its user gets a mail.
   * @throws AppError('unauthenticated' | 'device_ended')
   */
  authenticate(request: FastifyRequest, token: string): Promise<DeviceOwner>
  /**
   * The next token of a device. The present one stays good until the next one is used, so that a
   * lost reply locks nobody out; asking again replaces a next one that was not used.
   */
  issueNext(device: Pick<DeviceRow, 'id'>): Promise<string>
  /** Those of these devices that have ended. */
  findEnded(ids: string[]): Promise<string[]>
  /** Ends devices that are no longer used, and forgets what has lain for a while. */
  sweep(): Promise<void>
}

/** Reads the devices' tokens. Nothing is cached, so that an ended device is refused at once. */
export function createDevices({ db, env, clock, mails }: Deps): Devices {
  async function endForReuse(request: FastifyRequest, { device, user }: DeviceOwner) {
    const isEnded = await db.transaction(async (tx) => {
      const ended = await endDevices(
        tx,
        clock(),
        { ownerId: device.ownerId, id: device.id },
        'token-reused',
      )
      if (ended.length === 0) return false
      const mail = tokenReusedMail(env.WEB_ORIGIN, device)
      await mails.add(tx, { ...mail, key: `device-token-reused:${device.id}`, to: user.email })
      return true
    })
    if (!isEnded) return
    const event = 'device-token-reused'
    logSecurityEvent(request, { event, userId: user.id, deviceId: device.id })
  }

  return {
    async authenticate(request, token) {
      const found = await findByToken(db, token)
      if (!found) throw unauthenticated()
      const { generation, ...owner } = found
      const { device } = owner
      const now = clock()
      if (device.endedAt !== null || device.lastUsedAt <= addMs(now, -IDLE_MS))
        throw deviceEnded(device.endReason ?? 'unused')
      if (generation < device.generation) {
        await endForReuse(request, owner)
        throw deviceEnded('token-reused')
      }
      const isNext = generation > device.generation
      if (isNext || device.lastUsedAt <= addMs(now, -LAST_USED_STEP_MS))
        await db
          .update(devices)
          .set({
            generation: sql`greatest(${devices.generation}, ${generation})`,
            lastUsedAt: now,
          })
          .where(eq(devices.id, device.id))
      return owner
    },

    issueNext: ({ id }) =>
      db.transaction(async (tx) => {
        const { generation } = singleRow(
          await tx.select().from(devices).where(eq(devices.id, id)).for('update'),
        )
        return addToken(tx, clock(), { id, generation: generation + 1 })
      }),

    async findEnded(ids) {
      const going = await db
        .select({ id: devices.id })
        .from(devices)
        .where(and(inArray(devices.id, ids), isNull(devices.endedAt)))
      const isGoing = new Set(going.map(({ id }) => id))
      return ids.filter((id) => !isGoing.has(id))
    },

    async sweep() {
      const now = clock()
      await db
        .update(devices)
        .set({ endedAt: now, endReason: 'unused' })
        .where(and(isNull(devices.endedAt), lte(devices.lastUsedAt, addMs(now, -IDLE_MS))))
      await db.delete(devices).where(lt(devices.endedAt, addMs(now, -KEPT_MS)))
      const isOlder = sql`${deviceTokens.generation} < (
        select ${devices.generation} from ${devices} where ${devices.id} = ${deviceTokens.deviceId})`
      await db
        .delete(deviceTokens)
        .where(and(lt(deviceTokens.createdAt, addMs(now, -KEPT_MS)), isOlder))
    },
  }
}

/** Adds a token to a device and returns it; only its hash is stored. */
export async function addToken(
  tx: Db,
  now: Date,
  { id, generation }: Pick<DeviceRow, 'id' | 'generation'>,
): Promise<string> {
  const token = randomToken()
  const row = { hash: hashToken(token), createdAt: now }
  await tx
    .insert(deviceTokens)
    .values({ ...row, deviceId: id, generation })
    .onConflictDoUpdate({ target: [deviceTokens.deviceId, deviceTokens.generation], set: row })
  return token
}

/** Ends one device of a user, or all of them. Returns the ids of those that it has ended. */
export async function endDevices(
  tx: Db,
  now: Date,
  { ownerId, id }: { ownerId: string; id?: string },
  endReason: EndReason,
): Promise<string[]> {
  const isChosen = and(
    eq(devices.ownerId, ownerId),
    id === undefined ? sql`true` : eq(devices.id, id),
  )
  const ended = await tx
    .update(devices)
    .set({ endedAt: now, endReason })
    .where(and(isChosen, isNull(devices.endedAt)))
    .returning({ id: devices.id })
  if (ended.length > 0) await notify(tx, ownerId, 'log-in-session')
  return ended.map((device) => device.id)
}

/** The devices of a user that have not ended, latest first. */
export async function listDevices(db: Db, now: Date, ownerId: string): Promise<Device[]> {
  const isGoing = and(isNull(devices.endedAt), gt(devices.lastUsedAt, addMs(now, -IDLE_MS)))
  const rows = await db
    .select()
    .from(devices)
    .where(and(eq(devices.ownerId, ownerId), isGoing))
    .orderBy(desc(devices.createdAt), desc(devices.id))
  return rows.map(presentDevice)
}

/** A device as its owner sees it. */
export const presentDevice = ({ id, kind, name, system, scopes, ...row }: DeviceRow): Device => ({
  ...{ id, kind, name, system, scopes },
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
})

/** All devices of a user, those that have ended among them, without their tokens. */
export async function exportDevices(db: Db, ownerId: string) {
  const rows = await db
    .select()
    .from(devices)
    .where(eq(devices.ownerId, ownerId))
    .orderBy(devices.createdAt, devices.id)
  return rows.map(({ endedAt, endReason, ...row }) => ({
    ...presentDevice({ endedAt, endReason, ...row }),
    endedAt,
    endReason,
  }))
}

async function findByToken(db: Db, token: string) {
  const [row] = await db
    .select({ generation: deviceTokens.generation, device: devices, user: users })
    .from(deviceTokens)
    .innerJoin(devices, eq(devices.id, deviceTokens.deviceId))
    .innerJoin(users, eq(users.id, devices.ownerId))
    .where(eq(deviceTokens.hash, hashToken(token)))
  if (!row) return null
  const { id, email, name, image } = row.user
  const full_name = name || (email.split('@')[0] ?? '')
  const user = { id, email, identities: [], user_metadata: { full_name, avatar_url: image } }
  return { ...row, user }
}

/** What a request gets that nobody has signed in, and a device on a route that takes none. */
export const unauthenticated = () =>
  new AppError('unauthenticated', 'Session expired. Please log in again.')

const deviceEnded = (reason: EndReason) =>
  new AppError(
    'device_ended',
    reason === 'token-reused'
      ? 'This device was signed out, because an old key of it was used again. Sign it in again.'
      : 'This device was signed out. Sign it in again.',
  )

/** Whether a scope is among those of a device. */
export const hasScope = ({ scopes }: Pick<DeviceRow, 'scopes'>, scope: DeviceScope | 'any') =>
  scope === 'any' || scopes.includes(scope)
