import {
  AskForCode,
  AskForToken,
  ClaimCode,
  ClaimedDevice,
  CurrentDevice,
  DecideDevice,
  DeviceCodes,
  Devices as DeviceList,
  DeviceToken,
} from '@sightline/contracts/devices/devices'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readContext } from '../context/public.ts'
import type { Ledger } from '../credits/public.ts'
import { type Clock, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { clientKey, type Limit, type Limiter } from '../platform/limits/limiter.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { type Authorizations, notFound, tokenOf } from './authorizations.ts'
import { type DeviceRow, type Devices, endDevices, listDevices, presentDevice } from './devices.ts'

const CODES_PER_CLIENT: Limit = { name: 'client:device-code', points: 10, windowMs: MINUTE_MS }
/** Device codes cannot be guessed, but guessing costs us queries. */
const POLLS_PER_CLIENT: Limit = { name: 'client:device-poll', points: 120, windowMs: MINUTE_MS }
const message = 'Too many wrong codes.'
/** Counted before the code is looked up, and refunded when it is right. */
const WRONG_CODES = {
  account: { name: 'account:device-codes', points: 5, windowMs: 10 * MINUTE_MS, message },
  address: { name: 'client:wrong-device-codes', points: 30, windowMs: 10 * MINUTE_MS, message },
} satisfies Record<string, Limit>

interface Deps {
  db: Db
  clock: Clock
  limiter: Limiter
  authorizations: Authorizations
}

/** How a device asks to be signed in. Public. */
export const deviceLogInRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { limiter, authorizations } = deps

  app.post(
    '/devices/authorizations',
    { schema: { body: AskForCode, response: { 200: DeviceCodes } } },
    async ({ body, ip }) => {
      await limiter.consume(CODES_PER_CLIENT, clientKey(ip))
      return authorizations.begin({ ...body, address: ip })
    },
  )

  app.post(
    '/devices/authorizations/token',
    { schema: { body: AskForToken, response: { 200: DeviceToken } } },
    async (request) => {
      await limiter.consume(POLLS_PER_CLIENT, clientKey(request.ip))
      const { token, device } = await authorizations.exchange(request.body.device_code)
      const event = 'device-signed-in'
      logSecurityEvent(request, { event, userId: device.ownerId, deviceId: device.id })
      return token
    },
  )
}

/** The devices of the signed-in user. Registered inside the signed-in scope. */
export const deviceSettingsRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, clock, limiter, authorizations } = deps

  /** Looks a code up within the limits of wrong ones. */
  async function claimWithinLimits(request: FastifyRequest, userCode: string) {
    const { user, ip } = request
    const limits: [Limit, string][] = [
      [WRONG_CODES.account, user.id],
      [WRONG_CODES.address, clientKey(ip)],
    ]
    try {
      for (const limit of limits) await limiter.consume(...limit)
      const claimed = await authorizations.claim(user.id, userCode)
      for (const limit of limits) await limiter.refund(...limit)
      return claimed
    } catch (error) {
      const event =
        error instanceof AppError && error.code === 'too_many_requests'
          ? 'device-code-limited'
          : 'device-code-wrong'
      if (error instanceof AppError) logSecurityEvent(request, { event, userId: user.id })
      throw error
    }
  }

  app.post(
    '/devices/authorizations/claim',
    { schema: { body: ClaimCode, response: { 200: ClaimedDevice } } },
    (request) => claimWithinLimits(request, request.body.user_code),
  )

  app.post(
    '/devices/authorizations/:id/decision',
    { schema: { params: z.object({ id: z.string() }), body: DecideDevice } },
    async (request, reply) => {
      const { user, body } = request
      const id = z.uuid().safeParse(request.params.id)
      if (!id.success) throw notFound()
      await authorizations.decide({ id: id.data, ownerId: user.id }, body.is_confirmed)
      const event = body.is_confirmed ? 'device-confirmed' : 'device-denied'
      logSecurityEvent(request, { event, userId: user.id })
      return reply.code(204).send()
    },
  )

  app.get('/devices', { schema: { response: { 200: DeviceList } } }, ({ user }) =>
    listDevices(db, clock(), user.id),
  )

  app.delete(
    '/devices/:id',
    { schema: { params: z.object({ id: z.string() }) } },
    async (request, reply) => {
      const { user } = request
      const id = z.uuid().safeParse(request.params.id)
      const owned = { ownerId: user.id, id: id.data ?? '' }
      const ended = id.success ? await endDevices(db, clock(), owned, 'by-user') : []
      // Another user's device gets the same 404 as a missing one, so that ids cannot be probed.
      if (ended.length === 0) throw new AppError('not_found', 'This device has ended already.')
      logSecurityEvent(request, { event: 'device-ended', userId: user.id, deviceId: owned.id })
      return reply.code(204).send()
    },
  )
}

/** What a device asks about itself. Registered in a scope that only devices enter. */
export const ownDeviceRoutes: FastifyPluginAsyncZod<
  Pick<Deps, 'db' | 'clock'> & { devices: Devices; ledger: Ledger }
> = async (app, { db, clock, devices, ledger }) => {
  app.post(
    '/devices/token',
    { config: { deviceScope: 'any' }, schema: { response: { 200: DeviceToken } } },
    async (request) => {
      const device = deviceOf(request)
      return tokenOf(device, await devices.issueNext(device))
    },
  )

  app.get(
    '/devices/current',
    { config: { deviceScope: 'live' }, schema: { response: { 200: CurrentDevice } } },
    async (request) => {
      const { user } = request
      const { resume, jobDescriptions, stories } = await readContext(db, user.id)
      const nameOf = ({ id, title }: { id: string; title: string }) => ({ id, title })
      return {
        device: presentDevice(deviceOf(request)),
        email: user.email,
        credits: await ledger.credits(db, user.id),
        contexts: {
          hasResume: resume !== null,
          jobDescriptions: jobDescriptions.map(nameOf),
          stories: stories.map(nameOf),
        },
      }
    },
  )

  app.delete('/devices/current', { config: { deviceScope: 'any' } }, async (request, reply) => {
    const { id, ownerId } = deviceOf(request)
    await endDevices(db, clock(), { ownerId, id }, 'by-device')
    logSecurityEvent(request, { event: 'device-ended', userId: ownerId, deviceId: id })
    return reply.code(204).send()
  })
}

/** The device of a request in the scope of devices. */
function deviceOf({ device }: FastifyRequest): DeviceRow {
  if (!device) throw new Error('A request in the scope of devices has no device')
  return device
}
