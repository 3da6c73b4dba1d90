import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { Server } from './server.ts'

export interface SignedUpUser {
  email: string
  password: string
  /** The `cookie` header of the user's session. */
  cookie: string
}

/**
 * Signs up a new user as a browser does, with the code from the mail. `address` is the client's IP
 * address, which counts only on a server that trusts a proxy.
 */
export async function signUp(
  { origin, standIns }: Pick<Server, 'origin' | 'standIns'>,
  address = '',
): Promise<SignedUpUser> {
  const email = `${randomUUID()}@example.com`
  const password = randomUUID()
  const started = await post(`${origin}/api/auth/sign-up`, { email, password }, '', address)
  const mails = await fetch(`${standIns}/mail/messages?to=${encodeURIComponent(email)}`)
  const [mail] = z.array(z.object({ text: z.string() })).parse(await mails.json())
  const token = mail?.text.match(/\b\d{6}\b/)?.[0]
  const code = { email, token, type: 'signup' }
  const verified = await post(`${origin}/api/auth/verify`, code, cookiesOf(started), address)
  return { email, password, cookie: cookiesOf(verified) }
}

const SessionResponse = z.object({ session: z.object({ user: z.object({ id: z.string() }) }) })

async function readUserId({ origin }: Server, cookie: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/session`, { headers: { cookie } })
  return SessionResponse.parse(await response.json()).session.user.id
}

/**
 * Orders the cheapest plan up to the payment provider's dialog. Returns the provider's id of the
 * subscription.
 */
export async function subscribe(server: Server, cookie: string): Promise<string> {
  const plans = await fetch(`${server.origin}/api/plans`)
  const [plan] = z.array(z.object({ id: z.string() })).parse(await plans.json())
  const order = { plan_id: plan?.id, user_id: await readUserId(server, cookie) }
  const created = await post(`${server.origin}/api/create-subscription`, order, cookie)
  return z.object({ subscription_id: z.string() }).parse(await created.json()).subscription_id
}

/**
 * Posts JSON. Waits and repeats at status 429, since all benches sign up from one address.
 * @throws unless the status is 2xx
 */
export async function post(
  url: string,
  body: unknown,
  cookie = '',
  address = '',
): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    cookie,
    ...(address && { 'x-forwarded-for': address }),
  }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (response.status === 429) {
    await setTimeout(Number(response.headers.get('retry-after')) * 1000)
    return post(url, body, cookie, address)
  }
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
