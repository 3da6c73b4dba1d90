import { fetchJson, send } from '../http.ts'

/** Requests about the devices of the user; all throw ApiError. */
export const devicesApi = {
  /** Devices that are signed in, latest first. */
  list: () =>
    fetchJson('GET', '/devices', async (body) => {
      const { Devices } = await import('@sightline/contracts/devices/devices')
      return Devices.parse(body)
    }),
  end: (id: string) => send('DELETE', `/devices/${encodeURIComponent(id)}`),
  /** The device that shows this code. */
  claim: (user_code: string) =>
    fetchJson(
      'POST',
      '/devices/authorizations/claim',
      async (body) => {
        const { ClaimedDevice } = await import('@sightline/contracts/devices/devices')
        return ClaimedDevice.parse(body)
      },
      { user_code },
    ),
  decide: (id: string, is_confirmed: boolean) =>
    send('POST', `/devices/authorizations/${encodeURIComponent(id)}/decision`, { is_confirmed }),
}
