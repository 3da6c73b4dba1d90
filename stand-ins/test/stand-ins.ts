import { afterAll } from 'vitest'
import type { Behaviour } from '../src/control.ts'
import { startStandIns } from '../src/start.ts'

export const webOrigin = 'http://127.0.0.1:3100'

/** Stand-ins on free ports that end with the test file. */
export async function startForTests(webhookTarget?: string) {
  const standIns = await startStandIns({
    port: 0,
    smtpPort: 0,
    webOrigin,
    webhookTarget,
    withCodeRunner: true,
  })
  afterAll(standIns.close)

  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${standIns.origin}${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  return {
    ...standIns,
    get: (path: string, init?: RequestInit) => fetch(`${standIns.origin}${path}`, init),
    send,
    tell: (name: string, behaviour: Behaviour) => send('PUT', `/control/${name}`, behaviour),
    reset: () => send('DELETE', '/control'),
  }
}
