import { payOfFields, payOfText } from '@sightline/applications/posting/pay'
import { expect, test } from 'vitest'

test.each([
  ['Pay: $120k–150k, plus equity', 'USD', 120_000, 150_000, 'year'],
  ['Pay: $120-150k a year', 'USD', 120_000, 150_000, 'year'],
  ['The base salary range is $120,000.00 - $150,000.00 USD.', 'USD', 120_000, 150_000, 'year'],
  ['€60.000 - €70.000 per year', 'EUR', 60_000, 70_000, 'year'],
  ['Gehalt: 60.000 € bis 70.000 € pro Jahr', 'EUR', 60_000, 70_000, 'year'],
  ['Salary of up to £65,000', 'GBP', null, 65_000, 'year'],
  ['Salary: from CHF 110’000 to CHF 130’000'.replaceAll('’', "'"), 'CHF', 110_000, 130_000, 'year'],
  ['CA$90,000 to CA$110,000 annually', 'CAD', 90_000, 110_000, 'year'],
  ['USD 45 - 60 per hour', 'USD', 93_600, 124_800, 'hour'],
  ['$38.50/hr', 'USD', 80_080, null, 'hour'],
  ['55,000 DKK per month', 'DKK', 660_000, null, 'month'],
  ['€4.500 – €5.600 per month', 'EUR', 54_000, 67_200, 'month'],
  ['£500/day', 'GBP', null, null, 'day'],
  ['₹25 - 35 LPA', 'INR', 2_500_000, 3_500_000, 'year'],
])('%s', (text, currency, yearlyMin, yearlyMax, per) => {
  expect(payOfText(`Join us. ${text}\nApply now.`)).toMatchObject({
    currency,
    yearlyMin,
    yearlyMax,
    per,
  })
})

test('the words are kept as they were said', () => {
  expect(payOfText('We pay $120,000 – $150,000 per year, and more.')?.said).toBe(
    '$120,000 – $150,000 per year',
  )
  expect(payOfText('You get £500/day.')?.said).toBe('£500/day')
})

test.each([
  'We raised $120 million from investors.',
  'Our customers spend $5M - $10M a year with us.',
  'Salary: competitive',
  'We are 120–150 people in 20 countries.',
  'A budget of $2,000 for learning',
  'Founded in 2015, 10k-20k users',
  '401(k) with 4% match',
])('%s says no pay', (text) => {
  expect(payOfText(text)).toBeNull()
})

test('fields of a board are normalised to a year', () => {
  expect(payOfFields({ currency: 'usd', min: 60, max: 75, interval: 'per-hour-wage' })).toEqual({
    currency: 'USD',
    yearlyMin: 124_800,
    yearlyMax: 156_000,
    per: 'hour',
    said: 'USD 60–75 per hour',
  })
  expect(payOfFields({ currency: 'EUR', min: 4000, max: null, interval: '1 MONTH' })).toMatchObject(
    {
      yearlyMin: 48_000,
      yearlyMax: null,
    },
  )
  expect(payOfFields({ currency: 'GBP', min: 500, max: 600, interval: 'daily' })).toMatchObject({
    yearlyMin: null,
    yearlyMax: null,
    per: 'day',
  })
  for (const fields of [
    {},
    { currency: 'EUR' },
    { currency: 'money', min: 5, max: 6 },
    { currency: 'EUR', min: 0, max: 0 },
  ])
    expect(payOfFields(fields)).toBeNull()
})
