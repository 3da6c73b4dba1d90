import type { Subscription } from '@sightline/contracts/billing/billing'
import { describe, expect, test } from 'vitest'
import { offerOf } from './offer.ts'

const plan = (name: string): Subscription['plan'] => ({
  id: `id of ${name}`,
  name,
  price_inr: 1319,
  benefits: [],
  plan_id: 'plan_x',
  payment_page_url: null,
  credits: 10,
  months: 1,
})
const subscribed = (name: string, more: Partial<Subscription> = {}): Subscription => ({
  id: `subscription of ${name}`,
  plan: plan(name),
  status: 'active',
  starts_at: null,
  current_period_end: '2026-12-20T12:00:00Z',
  cancel_at_period_end: false,
  ...more,
})
const now = new Date('2026-11-25T12:00:00Z')
const [basic, pro, premium] = [plan('Basic'), plan('Pro'), plan('Premium')]

describe('the offer of a plan', () => {
  test('sells every plan to a user without a plan', () => {
    for (const userPlans of [null, { subscription: null, next: null, credits: 0 }])
      expect(offerOf(pro, userPlans, now)).toEqual({ isForSale: true, label: 'Subscribe Now' })
  })

  test('marks the current plan, and starts another plan when its period ends', () => {
    const userPlans = { subscription: subscribed('Basic'), next: null, credits: 7 }
    expect(offerOf(basic, userPlans, now)).toEqual({
      isForSale: false,
      label: 'Your current plan',
      mark: 'Current plan',
      note: 'Paid until 20 December 2026.',
      today: {
        label: 'Buy 10 more credits today',
        title: 'Buy 10 more credits?',
        consequences:
          'You pay ₹1,319 now, and a new period of Basic begins today with 10 credits. Your present period ends today, and nothing of it is paid back. Your 7 unused credits stay yours until the end of the period that paid for them.',
      },
    })
    expect(offerOf(pro, userPlans, now)).toEqual({
      isForSale: true,
      label: 'Subscribe Now',
      note: 'Starts on 20 December 2026, when your present period ends.',
      today: {
        label: 'Change to Pro today',
        title: 'Change to Pro today?',
        consequences:
          'You pay ₹1,319 now, and Pro begins today with 10 credits. Basic ends today, and nothing of it is paid back. Your 7 unused credits stay yours until the end of the period that paid for them.',
      },
    })
  })

  test('sells a cancelled plan again', () => {
    const userPlans = {
      subscription: subscribed('Basic', { cancel_at_period_end: true }),
      next: null,
      credits: 7,
    }
    expect(offerOf(basic, userPlans, now)).toMatchObject({
      isForSale: true,
      label: 'Subscribe Now',
      mark: 'Current plan',
      note: 'Your present period ends on 20 December 2026. Subscribe to go on from there.',
    })
    expect(offerOf(pro, userPlans, now)).toMatchObject({ isForSale: true })
  })

  test('sells nothing while another plan is scheduled', () => {
    const next = subscribed('Premium', {
      status: 'scheduled',
      starts_at: '2026-12-20T12:00:00Z',
      current_period_end: null,
    })
    const userPlans = {
      subscription: subscribed('Basic', { cancel_at_period_end: true }),
      next,
      credits: 7,
    }
    expect(offerOf(premium, userPlans, now)).toEqual({
      isForSale: false,
      label: 'Your next plan',
      mark: 'Next plan',
      note: 'Starts on 20 December 2026.',
    })
    expect(offerOf(basic, userPlans, now)).toMatchObject({
      isForSale: false,
      label: 'Your current plan',
    })
    expect(offerOf(pro, userPlans, now).isForSale).toBe(false)
    for (const plan of [basic, pro, premium])
      expect(offerOf(plan, userPlans, now).today).toBeUndefined()
    const calledOff = { ...userPlans, next: { ...next, cancel_at_period_end: true } }
    expect(offerOf(pro, calledOff, now).isForSale).toBe(true)
  })

  test('starts another plan at once when the paid period is over', () => {
    const userPlans = {
      subscription: subscribed('Basic', { status: 'past_due' }),
      next: null,
      credits: 7,
    }
    expect(offerOf(pro, userPlans, new Date('2026-12-21T12:00:00Z'))).toEqual({
      isForSale: true,
      label: 'Subscribe Now',
    })
  })
})
