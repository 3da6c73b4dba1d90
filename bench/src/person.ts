import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { Server } from './server.ts'

export interface Person {
  email: string
  password: string
  /** The header that says who is signed in. */
  cookie: string
}

/** Signs somebody new up as a browser does, code from the mail included; from an address of their own where a proxy is trusted to name it. */
export async function signUp({ origin, standIns }: Server, address = ''): Promise<Person> {
  const email = `${randomUUID()}@example.com`
  const password = randomUUID()
  const started = await post(`${origin}/api/auth/sign-up`, { email, password }, '', address)
  const mails = await fetch(`${standIns}/mail/messages?to=${encodeURIComponent(email)}`)
  const [mail] = z.array(z.object({ text: z.string() })).parse(await mails.json())
  const token = mail?.text.match(/\b\d{6}\b/)?.[0]
  const verified = await post(
    `${origin}/api/auth/verify`,
    { email, token, type: 'signup' },
    cookiesOf(started),
    address,
  )
  return { email, password, cookie: cookiesOf(verified) }
}

/** Whose session it is. */
async function userIdOf({ origin }: Server, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/session`, { headers: { cookie } })
  return z.object({ session: z.object({ user: z.object({ id: z.string() }) }) }).parse(await answer.json()).session.user
    .id
}

/** Orders the cheapest plan, as far as the provider's dialog. Returns the provider's id of the subscription. */
export async function subscribe(server: Server, cookie: string): Promise<string> {
  const plans = await fetch(`${server.origin}/api/plans`)
  const [plan] = z.array(z.object({ id: z.string() })).parse(await plans.json())
  const order = { plan_id: plan?.id, user_id: await userIdOf(server, cookie) }
  const created = await post(`${server.origin}/api/create-subscription`, order, cookie)
  return z.object({ subscription_id: z.string() }).parse(await created.json()).subscription_id
}

/** Waits as long as it is told to: all benches sign up from one address. @throws unless the answer is 2xx */
export async function post(url: string, body: unknown, cookie = '', address = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie, ...(address && { 'x-forwarded-for': address }) }
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
