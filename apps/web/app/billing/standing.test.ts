import type { Subscription } from '@sightline/contracts/billing'
import { expect, test } from 'vitest'
import { creditsLeft } from './credit-labels.ts'
import { formatInr } from './money.ts'
import { canCancel, outlook, planInWords } from './standing.ts'

const having = (name: string, more: Partial<Subscription> = {}): Subscription => ({
  id: `subscription of ${name}`,
  plan: {
    id: `id of ${name}`,
    name,
    price_inr: 1319,
    benefits: [],
    plan_id: 'plan_x',
    payment_page_url: null,
    credits: 50,
    months: 1,
  },
  status: 'active',
  starts_at: null,
  current_period_end: '2026-12-20T12:00:00Z',
  cancel_at_period_end: false,
  ...more,
})
const next = having('Premium', { status: 'scheduled', starts_at: '2026-12-20T12:00:00Z', current_period_end: null })
const ending = { cancel_at_period_end: true }

test.each([
  ['no plan', { subscription: null, next: null }, null],
  ['a plan', { subscription: having('Pro'), next: null }, 'Renews on 20 December 2026 for ₹1,319.'],
  ['a cancelled plan', { subscription: having('Pro', ending), next: null }, 'Ends on 20 December 2026.'],
  [
    'a plan that another one follows',
    { subscription: having('Pro', ending), next },
    'Ends on 20 December 2026. Premium follows on 20 December 2026.',
  ],
  ['one to come', { subscription: null, next }, 'Premium follows on 20 December 2026.'],
  [
    'one to come that was called off',
    { subscription: having('Pro', ending), next: { ...next, ...ending } },
    'Ends on 20 December 2026.',
  ],
  ['a failed charge', { subscription: having('Pro', { status: 'past_due' }), next: null }, 'The last payment failed.'],
] as const)('the outlook for %s', (_what, standing, words) => {
  expect(outlook(standing)).toBe(words)
})

test('there is something to cancel while something goes on', () => {
  expect(canCancel({ subscription: having('Pro'), next: null })).toBe(true)
  expect(canCancel({ subscription: having('Pro', ending), next })).toBe(true)
  expect(canCancel({ subscription: having('Pro', ending), next: null })).toBe(false)
  expect(canCancel({ subscription: null, next: null })).toBe(false)
})

test('a plan in words', () => {
  expect(planInWords({ subscription: null, next: null })).toBe('No plan yet.')
  expect(planInWords({ subscription: having('Pro', ending), next: null })).toBe(
    'Your plan is Pro. Ends on 20 December 2026.',
  )
})

test('credits in words', () => {
  const words = [
    { credits: 0, is_trial_unused: true },
    { credits: 0, is_trial_unused: false },
    { credits: 1, is_trial_unused: false },
    { credits: 12, is_trial_unused: true },
  ].map(creditsLeft)
  expect(words).toEqual([
    'Your first interview is free.',
    'No credits left.',
    '1 credit left.',
    'Your first interview is free, and 12 credits are left.',
  ])
})

test('rupees show paise only where there are some', () => {
  expect([439, 1319, 783_200, 652.67, 0.5].map(formatInr)).toEqual(['₹439', '₹1,319', '₹7,83,200', '₹652.67', '₹0.50'])
})
