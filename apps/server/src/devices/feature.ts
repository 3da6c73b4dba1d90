import type { DeviceScope } from '@sightline/contracts/devices/devices'
import type { Topic } from '@sightline/contracts/platform/events'
import type { FastifyRequest } from 'fastify'
import type { LogInSessions } from '../auth/public.ts'
import type { BackgroundTasks } from '../platform/background.ts'
import { type Clock, SECOND_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import type { MailQueue } from '../platform/mail/queue.ts'
import { type Authorizations, createAuthorizations } from './authorizations.ts'
import { createDevices, type Devices } from './devices.ts'
import { createDeviceGuard, type DeviceGuard } from './guard.ts'

/** How often this server looks whether the devices of its open answers have ended. */
const END_CHECK_MS = 2 * SECOND_MS

/** What a device hears of: changes of what its scopes let it read, and of its own log-in. */
const TOPICS: Record<DeviceScope, readonly Topic[]> = {
  live: ['interview-events', 'interviews', 'credits', 'context', 'log-in-session'],
  apply: ['log-in-session'],
}

interface Deps {
  db: Db
  env: Env
  clock: Clock
  mails: MailQueue
  background: Pick<BackgroundTasks, 'every'>
  logInSessions: Pick<LogInSessions, 'isValid'>
}

export interface DeviceFeature {
  devices: Devices
  authorizations: Authorizations
  deviceGuard: DeviceGuard
  /** True while the log-in session or the device of a request lasts. Extends neither. */
  isSignedIn(request: FastifyRequest): Promise<boolean>
  /** Whether who sent a request may know of changes of a topic: a page of all, a device of some. */
  mayKnow(request: Pick<FastifyRequest, 'device'>, topic: Topic): boolean
}

/** Devices that are signed in to an account with a token of their own. */
export function createDeviceFeature(deps: Deps): DeviceFeature {
  const devices = createDevices(deps)
  const deviceGuard = createDeviceGuard(devices)
  deps.background.every(END_CHECK_MS, deviceGuard.cutEnded)
  return {
    devices,
    authorizations: createAuthorizations(deps),
    deviceGuard,
    isSignedIn: async (request) =>
      request.device
        ? (await devices.findEnded([request.device.id])).length === 0
        : deps.logInSessions.isValid(request),
    mayKnow: ({ device }, topic) =>
      !device || device.scopes.some((scope) => TOPICS[scope].includes(topic)),
  }
}
