import { randomUUID } from 'node:crypto'
import { serverEnvironment } from '@sightline/stand-ins/server-environment'
import type { BrowserContext } from 'playwright-core'
import { post, signUp } from '../users.ts'

const { models, transcriber } = serverEnvironment({ port: 0, smtpPort: 0 })

/**
 * Lets the product use the stand-ins of a model and of a transcriber, and trust the addresses of
 * clients.
 */
export const LIVE_ENV = {
  MODELS: 'openai-compatible:bench@{stand-ins}/models/openai/v1',
  OPENAI_COMPATIBLE_API_KEY: models.OPENAI_COMPATIBLE_API_KEY,
  TRANSCRIBER: 'openai-realtime:bench@{stand-ins}/transcriber/v1',
  REALTIME_TRANSCRIBER_API_KEY: transcriber.REALTIME_TRANSCRIBER_API_KEY,
  TRUSTED_PROXIES: '1',
}

interface NewSession {
  origin: string
  standIns: string
  kind: string
  /** The client's IP address. */
  address: string
}

/** Begins a live session of a new user, whom the browser has signed in. */
export async function beginInBrowser(
  context: BrowserContext,
  { origin, standIns, kind, address }: NewSession,
) {
  const { cookie } = await signUp({ origin, standIns }, address)
  const id = randomUUID()
  await post(`${origin}/api/live`, { id, kind, setting: 'practice', hasConsent: true }, cookie)
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url: origin }
    }),
  )
  return { id, cookie }
}

/** An event as a page reports it. */
export const newEvent = (type: string, more: object) => ({
  id: randomUUID(),
  version: 1,
  type,
  ...more,
})
