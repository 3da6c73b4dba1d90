import { afterEach, expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000]

const { browser, setStandIn, advance } = await startApp()
const ask = (base: string) => browser().get(`/exchange-rates/${base}`)

/**
 * Advances the clock so that each test starts without a usable rate and without a pause after a
 * failure.
 */
afterEach(async () => {
  await setStandIn('rates', 'ok')
  advance(2 * DAY_MS)
})

test.each(['fail', 'wrong', 'stall'] as const)(
  'without a stored rate, a service that answers "%s" is an error in time',
  async (mode) => {
    await setStandIn('rates', mode)
    const answers = await Promise.all(['USD', 'INR'].map(ask))
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'upstream_failed',
      'upstream_failed',
    ])
  },
)

test.each([
  ['USD', 'INR'],
  ['INR', 'USD'],
])('%s can be exchanged for %s', async (base, other) => {
  const answer = await ask(base)
  expect([answer.statusCode, answer.json().rates[other]]).toEqual([200, expect.any(Number)])
})

test('another currency is refused', async () => {
  expect((await ask('EUR')).json()).toMatchObject({ code: 'validation_failed', field: 'base' })
})

test('the service is called once an hour; while it is down the last rate is used for a day', async () => {
  const status = async () => (await ask('USD')).statusCode
  expect(await status()).toBe(200)
  await setStandIn('rates', 'fail')
  advance(HOUR_MS - 1000)
  expect(await status()).toBe(200)
  advance(22 * HOUR_MS)
  expect(await status()).toBe(200)
  advance(2 * HOUR_MS)
  expect(await status()).toBe(502)
  await setStandIn('rates', 'ok')
  expect(await status()).toBe(502)
  advance(61_000)
  expect(await status()).toBe(200)
  advance(DAY_MS)
  expect(await status()).toBe(200)
})

test('without a configured service the missing variable is named', async () => {
  const { browser: elsewhere } = await startApp({ EXCHANGE_RATES_URL: '' })
  const answer = await elsewhere().get('/exchange-rates/USD')
  expect([answer.statusCode, answer.json().message]).toEqual([
    501,
    expect.stringContaining('EXCHANGE_RATES_URL'),
  ])
})
