import type { Subscription } from '@sightline/contracts/billing'
import { describe, expect, test } from 'vitest'
import { offerOf } from './offer.ts'

const plan = (name: string): Subscription['plan'] => ({
  id: `id of ${name}`,
  name,
  price_inr: 439,
  benefits: [],
  plan_id: 'plan_x',
  payment_page_url: null,
  credits: 10,
  months: 1,
})
const having = (name: string, more: Partial<Subscription> = {}): Subscription => ({
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

describe('what a plan’s button says and does', () => {
  test('without a plan, each is for sale', () => {
    for (const standing of [null, { subscription: null, next: null }])
      expect(offerOf(pro, standing, now)).toEqual({ isForSale: true, label: 'Subscribe Now' })
  })

  test('the current plan is marked, and another one begins when its period ends', () => {
    const standing = { subscription: having('Basic'), next: null }
    expect(offerOf(basic, standing, now)).toEqual({
      isForSale: false,
      label: 'Your current plan',
      mark: 'Current plan',
      note: 'Paid until 20 December 2026.',
    })
    expect(offerOf(pro, standing, now)).toEqual({
      isForSale: true,
      label: 'Subscribe Now',
      note: 'Starts on 20 December 2026, when your present period ends.',
    })
  })

  test('one that is cancelled can be gone on with', () => {
    const standing = { subscription: having('Basic', { cancel_at_period_end: true }), next: null }
    expect(offerOf(basic, standing, now)).toMatchObject({ isForSale: true, mark: 'Current plan' })
    expect(offerOf(pro, standing, now)).toMatchObject({ isForSale: true })
  })

  test('once another one is to follow, nothing else is for sale', () => {
    const next = having('Premium', { status: 'scheduled', starts_at: '2026-12-20T12:00:00Z', current_period_end: null })
    const standing = { subscription: having('Basic', { cancel_at_period_end: true }), next }
    expect(offerOf(premium, standing, now)).toEqual({
      isForSale: false,
      label: 'Your next plan',
      mark: 'Next plan',
      note: 'Starts on 20 December 2026.',
    })
    expect(offerOf(basic, standing, now)).toMatchObject({ isForSale: false, label: 'Your current plan' })
    expect(offerOf(pro, standing, now).isForSale).toBe(false)
    const calledOff = { ...standing, next: { ...next, cancel_at_period_end: true } }
    expect(offerOf(pro, calledOff, now).isForSale).toBe(true)
  })

  test('a plan whose paid period is over holds nothing back', () => {
    const standing = { subscription: having('Basic', { status: 'past_due' }), next: null }
    expect(offerOf(pro, standing, new Date('2026-12-21T12:00:00Z'))).toEqual({
      isForSale: true,
      label: 'Subscribe Now',
    })
  })
})
