import type { DeviceKind } from '@sightline/contracts/devices/devices'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { SignedIn } from './app.ts'
import { type Browser, openBrowser } from './browser.ts'

const NAMES = {
  helper: { kind: 'helper', name: 'Sightline on study', system: 'Debian 13' },
  extension: { kind: 'extension', name: 'Sightline in Firefox', system: 'Firefox 151' },
} as const

/** A program without cookies that sends its token. */
export interface TestDevice {
  id: string
  token: string
  address: string
  /** Sends a request as this device; with another token than its own if one is given. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, more?: Sent): ReturnType<Browser['get']>
}
type Sent = { body?: object; token?: string } & Pick<InjectOptions, 'headers' | 'cookies'>

/** Asks for a code as a device does, at an address of its own. */
export async function askForCode(app: FastifyInstance, kind: DeviceKind = 'helper') {
  const program = openBrowser(app)
  const codes = (await program.post('/devices/authorizations', NAMES[kind])).json()
  const poll = () =>
    program.post('/devices/authorizations/token', { device_code: codes.device_code })
  return { program, codes, poll }
}

/** Types a code as its user, and confirms the device or denies it. */
export async function decide(user: SignedIn, userCode: string, is_confirmed = true) {
  const { id } = (await user.post('/devices/authorizations/claim', { user_code: userCode })).json()
  return user.post(`/devices/authorizations/${id}/decision`, { is_confirmed })
}

/** Signs a device of this user in through the API. */
export async function signInDevice(
  app: FastifyInstance,
  user: SignedIn,
  kind: DeviceKind = 'helper',
): Promise<TestDevice> {
  const { program, codes, poll } = await askForCode(app, kind)
  await decide(user, codes.user_code)
  const { access_token } = (await poll()).json()
  const [{ id }] = (await user.get('/devices')).json()
  return {
    id,
    token: access_token,
    address: program.address,
    send: (method, path, { body, token = access_token, headers, ...more } = {}) =>
      app.inject({
        method,
        url: `/api${path}`,
        remoteAddress: program.address,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body && { payload: body }),
        ...more,
      }),
  }
}
