import { expect, test } from 'vitest'
import { startApp } from '../../../test/app.ts'

const { browser, setStandIn } = await startApp()

test.each(['fail', 'stall'] as const)(
  'reports that Google is unreachable while Google answers "%s"',
  async (mode) => {
    await setStandIn('oidc', mode)
    const refused = await browser().post('/auth/google', { intent: 'log-in' })
    await setStandIn('oidc', 'ok')
    expect([refused.statusCode, refused.json().code]).toEqual([502, 'upstream_failed'])
    expect(refused.json().message).toMatch(/^Google cannot be reached at the moment/)
  },
  60_000,
)

test('signs users in once Google is back, after a start during an outage', async () => {
  const answer = await browser().post('/auth/google', { intent: 'log-in' })
  expect(answer.statusCode).toBe(200)
})

test('names the missing variable when Google sign-in has no client id', async () => {
  const { browser: elsewhere } = await startApp({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' })
  const refused = await elsewhere().post('/auth/google', { intent: 'log-in' })
  expect([refused.statusCode, refused.json().code]).toEqual([501, 'not_configured'])
  expect(refused.json().message).toContain('GOOGLE_CLIENT_ID')
})
