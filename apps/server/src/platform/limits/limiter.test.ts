import { expect, test } from 'vitest'
import { startApp } from '../../../test/app.ts'
import { openBrowser } from '../../../test/browser.ts'
import { buildApp } from '../../app.ts'
import { addMs, HOUR_MS, systemClock } from '../clock.ts'

const { env, sharedDatabase, signUp, browser } = await startApp()

test('servers whose clocks differ by an hour agree on a limit', async () => {
  const ahead = await buildApp({
    env,
    database: sharedDatabase,
    clock: () => addMs(systemClock(), HOUR_MS),
  })
  const behind = await buildApp({
    env,
    database: sharedDatabase,
    clock: () => addMs(systemClock(), -HOUR_MS),
  })
  const { email } = await signUp()
  const guess = (server = ahead) =>
    openBrowser(server).post('/auth/log-in', { email, password: 'a wrong guess' })
  for (let count = 0; count < 10; count++) await guess(count % 2 === 0 ? ahead : behind)
  for (const answer of [
    await guess(ahead),
    await guess(behind),
    await browser().post('/auth/log-in', { email, password: 'a wrong guess' }),
  ]) {
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  }
  await ahead.close()
  await behind.close()
})
