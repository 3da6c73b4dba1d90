import type { ServerResponse } from 'node:http'
import type { DeviceScope } from '@sightline/contracts/devices/devices'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken } from '../platform/bearer.ts'
import { type DeviceRow, type Devices, hasScope, unauthenticated } from './devices.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope whose devices the route takes. A route without one takes no device. */
    deviceScope?: DeviceScope | 'any'
  }
  interface FastifyRequest {
    /** The device that sent a request with a token. Its routes have no `logInSession`. */
    device?: DeviceRow
  }
}

export interface DeviceGuard {
  /**
   * Sets the user and the device of a request with a token, where its route takes the device's
   * scope, and answers it as nobody's elsewhere. False for requests without a token.
   * @throws AppError('unauthenticated' | 'device_ended')
   */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  /** Cuts the open answers of devices that have ended meanwhile, on this server. */
  cutEnded(): Promise<void>
}

/** Guards the scope that only devices enter. */
export const requireDevice =
  ({ admit }: Pick<DeviceGuard, 'admit'>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await admit(request, reply))) throw unauthenticated()
  }

/** Lets devices in. */
export function createDeviceGuard(devices: Devices): DeviceGuard {
  const openByDevice = new Map<string, Set<ServerResponse>>()

  function remember(deviceId: string, response: ServerResponse) {
    const open = openByDevice.get(deviceId) ?? new Set()
    openByDevice.set(deviceId, open.add(response))
    response.once('close', () => {
      open.delete(response)
      if (open.size === 0 && openByDevice.get(deviceId) === open) openByDevice.delete(deviceId)
    })
  }

  return {
    async admit(request, reply) {
      const token = bearerToken(request)
      if (token === null) return false
      const scope = request.routeOptions.config.deviceScope
      // Not even looked up: such a route tells nothing of tokens.
      if (scope === undefined) throw unauthenticated()
      const { device, user } = await devices.authenticate(request, token)
      if (!hasScope(device, scope)) throw unauthenticated()
      request.device = device
      request.user = user
      // A WebSocket checks for itself whether its device has ended.
      if (!request.ws) remember(device.id, reply.raw)
      return true
    },
    async cutEnded() {
      if (openByDevice.size === 0) return
      for (const id of await devices.findEnded([...openByDevice.keys()]))
        for (const response of openByDevice.get(id) ?? []) response.destroy()
    },
  }
}
