import type { AskForCode, DeviceCodes, DeviceToken } from '@sightline/contracts/devices/devices'
import { ApiError } from './errors.ts'
import { createHttp, type Http } from './http.ts'

interface Server {
  /** What stands before each path, as in `https://sightline.example/api`. */
  baseUrl: string
  fetch?: typeof fetch
  /** Waits for a time in milliseconds; the platform's timer by default. */
  sleep?: (ms: number) => Promise<unknown>
}

interface SignIn extends Server {
  about: AskForCode
  /** Shows the code, and where to type it. */
  onCode: (codes: DeviceCodes) => void
  signal: AbortSignal
}

/** How much slower a device asks after each time that it asked too early, as in RFC 8628. */
const SLOWER_S = 5

/**
 * Asks for a code and waits until its user has confirmed it on the site. Returns the token, which
 * the caller has to store before anything else.
 * @throws ApiError with the code access_denied, expired_token or no_room
 */
export async function signInDevice({ about, onCode, signal, ...server }: SignIn): Promise<string> {
  const { sleep = sleepByTimer } = server
  const http = openHttp(server, null)
  const codes = await http.fetchJson('POST', '/devices/authorizations', parseCodes, about)
  onCode(codes)
  const { device_code } = codes
  for (let intervalS = codes.interval; ; ) {
    await sleep(intervalS * 1000)
    signal.throwIfAborted()
    try {
      const path = '/devices/authorizations/token'
      return (await http.fetchJson('POST', path, parseToken, { device_code })).access_token
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null
      // RFC 8628: a device that cannot reach the server, or asks too often, asks less often.
      if (code === 'slow_down' || code === 'unreachable' || code === 'too_many_requests')
        intervalS += SLOWER_S
      else if (code !== 'authorization_pending') throw error
    }
  }
}

/**
 * The next token of a device, at each of its starts, before any other request. The caller stores it
 * before it uses it: from its first use on, the old one ends the device.
 * @throws ApiError with the code unauthenticated or device_ended, when the token has to be forgotten
 */
export async function exchangeToken(server: Server, token: string): Promise<string> {
  const http = openHttp(server, token)
  return (await http.fetchJson('POST', '/devices/token', parseToken)).access_token
}

const sleepByTimer = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const openHttp = ({ baseUrl, fetch }: Server, token: string | null): Http =>
  createHttp({ baseUrl, token: () => token, onSignedOut: () => {}, ...(fetch && { fetch }) })

const parseCodes = async (body: unknown): Promise<DeviceCodes> =>
  (await import('@sightline/contracts/devices/devices')).DeviceCodes.parse(body)
const parseToken = async (body: unknown): Promise<DeviceToken> =>
  (await import('@sightline/contracts/devices/devices')).DeviceToken.parse(body)
