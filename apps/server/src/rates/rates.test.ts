import { expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000]

test.each([
  ['USD', 'INR'],
  ['INR', 'USD'],
])('%s can be exchanged for %s', async (base, other) => {
  const { browser } = await startApp()
  const answer = await browser().get(`/exchange-rates/${base}`)
  expect([answer.statusCode, answer.json().rates[other]]).toEqual([200, expect.any(Number)])
})

test('another currency is refused', async () => {
  const { browser } = await startApp()
  expect((await browser().get('/exchange-rates/EUR')).json()).toMatchObject({
    code: 'validation_failed',
    field: 'base',
  })
})

test('the service is asked once an hour; while it is down the last rate holds for a day', async () => {
  const { browser, setStandIn, advance } = await startApp()
  const ask = async () => (await browser().get('/exchange-rates/USD')).statusCode
  expect(await ask()).toBe(200)
  await setStandIn('rates', 'fail')
  advance(HOUR_MS - 1000)
  expect(await ask()).toBe(200)
  advance(22 * HOUR_MS)
  expect(await ask()).toBe(200)
  advance(2 * HOUR_MS)
  expect(await ask()).toBe(502)
  await setStandIn('rates', 'ok')
  expect(await ask()).toBe(502)
  advance(61_000)
  expect(await ask()).toBe(200)
  advance(DAY_MS)
  expect(await ask()).toBe(200)
})

test.each(['fail', 'wrong', 'stall'] as const)(
  'with no rate known, a service that answers "%s" is an error in time',
  async (mode) => {
    const { browser, setStandIn } = await startApp()
    await setStandIn('rates', mode)
    const answers = await Promise.all(['USD', 'INR'].map((base) => browser().get(`/exchange-rates/${base}`)))
    expect(answers.map((answer) => answer.json().code)).toEqual(['upstream_failed', 'upstream_failed'])
  },
)

test('without a service the missing variable is named', async () => {
  const { browser } = await startApp({ EXCHANGE_RATES_URL: '' })
  const answer = await browser().get('/exchange-rates/USD')
  expect([answer.statusCode, answer.json().message]).toEqual([501, expect.stringContaining('EXCHANGE_RATES_URL')])
})
