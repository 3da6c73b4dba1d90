import { randomUUID } from 'node:crypto'
import { type APIRequest, type BrowserContext, expect } from '@playwright/test'
import { z } from 'zod'
import type { Mail } from './mail.ts'

export const password = 'correct horse'
/** An e-mail address that no user has. */
export const newAddress = (name = 'asha') => `${name}-${randomUUID().slice(0, 8)}@example.com`

let clients = 0
/**
 * The header by which a proxy names the client: every browser gets its own address, so that rate
 * limits do not interact.
 */
export function ownClientAddress() {
  const number = clients++
  return { 'x-forwarded-for': `198.51.${number % 256}.${1 + (Math.floor(number / 256) % 254)}` }
}

export interface Account {
  id: string
  email: string
  password: string
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>
}

const Session = z.object({ user: z.object({ id: z.string() }) })

/** Creates users through the API, as the pages do. */
export function createAccounts(api: APIRequest, origin: string, mail: Mail) {
  return {
    /** Signs up a new user and returns the browser state of their session. */
    async signUp(email = newAddress()): Promise<Account> {
      const client = await api.newContext({ baseURL: origin, extraHTTPHeaders: ownClientAddress() })
      const post = async (path: string, data: unknown) => {
        const answer = await client.post(path, { data })
        expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
        return answer
      }
      await post('/api/auth/sign-up', { email, password })
      const token = await mail.codeFor(email)
      const session = Session.parse(
        await (await post('/api/auth/verify', { email, token, type: 'signup' })).json(),
      )
      const storageState = await client.storageState()
      await client.dispose()
      return { id: session.user.id, email, password, storageState }
    },
    /** Adds the user's session cookies to a browser. */
    signIn: (context: BrowserContext, { storageState }: Account) =>
      context.addCookies(storageState.cookies),
  }
}
