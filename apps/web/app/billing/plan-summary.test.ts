import type { Subscription } from '@sightline/contracts/billing/billing'
import { expect, test } from 'vitest'
import { creditsLeft } from './credit-labels.ts'
import { formatInr } from './money.ts'
import { canCancel, describePlan, describeRenewal } from './plan-summary.ts'

const subscribed = (name: string, more: Partial<Subscription> = {}): Subscription => ({
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
const next = subscribed('Premium', {
  status: 'scheduled',
  starts_at: '2026-12-20T12:00:00Z',
  current_period_end: null,
})
const ending = { cancel_at_period_end: true }

test.each([
  ['no plan', { subscription: null, next: null }, null],
  [
    'a plan',
    { subscription: subscribed('Pro'), next: null },
    'Renews on 20 December 2026 for ₹1,319.',
  ],
  [
    'a cancelled plan',
    { subscription: subscribed('Pro', ending), next: null },
    'Ends on 20 December 2026.',
  ],
  [
    'a plan that another plan follows',
    { subscription: subscribed('Pro', ending), next },
    'Ends on 20 December 2026. Premium follows on 20 December 2026.',
  ],
  ['a scheduled plan', { subscription: null, next }, 'Premium follows on 20 December 2026.'],
  [
    'a scheduled plan that was cancelled',
    { subscription: subscribed('Pro', ending), next: { ...next, ...ending } },
    'Ends on 20 December 2026.',
  ],
  [
    'a failed charge',
    { subscription: subscribed('Pro', { status: 'past_due' }), next: null },
    'The last payment failed.',
  ],
] as const)('describes the renewal of %s', (_case, userPlans, text) => {
  expect(describeRenewal(userPlans)).toBe(text)
})

test('a subscription can be cancelled until it and the next one are cancelled', () => {
  expect(canCancel({ subscription: subscribed('Pro'), next: null })).toBe(true)
  expect(canCancel({ subscription: subscribed('Pro', ending), next })).toBe(true)
  expect(canCancel({ subscription: subscribed('Pro', ending), next: null })).toBe(false)
  expect(canCancel({ subscription: null, next: null })).toBe(false)
})

test('describes the present plan', () => {
  expect(describePlan({ subscription: null, next: null })).toBe('No plan yet.')
  expect(describePlan({ subscription: subscribed('Pro', ending), next: null })).toBe(
    'Your plan is Pro. Ends on 20 December 2026.',
  )
})

test('describes the credits', () => {
  const texts = [
    { credits: 0, is_trial_unused: true },
    { credits: 0, is_trial_unused: false },
    { credits: 1, is_trial_unused: false },
    { credits: 12, is_trial_unused: true },
  ].map(creditsLeft)
  expect(texts).toEqual([
    'Your first interview is free.',
    'No credits left.',
    '1 credit left.',
    'Your first interview is free, and 12 credits are left.',
  ])
})

test('amounts in rupees show paise only if there are any', () => {
  expect([439, 1319, 783_200, 652.67, 0.5].map(formatInr)).toEqual([
    '₹439',
    '₹1,319',
    '₹7,83,200',
    '₹652.67',
    '₹0.50',
  ])
})
