import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merge, type SubscriptionState, stateOf } from './state.ts'

const created: SubscriptionState = { status: 'created', paidCount: 0, currentPeriodEnd: null }

const state = fc.record<SubscriptionState>({
  status: fc.constantFrom('created', 'scheduled', 'active', 'past_due', 'ended'),
  paidCount: fc.nat(4),
  currentPeriodEnd: fc.option(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
  ),
})

/**
 * The states of first subscription at the provider, in order: paid, failed, recovered and finally
 * ended.
 */
const life = fc
  .array(fc.constantFrom('charge', 'fail', 'end'), { minLength: 1, maxLength: 12 })
  .map((steps) => {
    const states: SubscriptionState[] = [created]
    for (const step of steps) {
      const last = states.at(-1) ?? created
      if (last.status === 'ended') break
      if (step === 'charge') {
        const paidCount = last.paidCount + 1
        states.push({
          status: 'active',
          paidCount,
          currentPeriodEnd: new Date(Date.UTC(2026, paidCount, 1)),
        })
      } else
        states.push({
          ...last,
          status:
            step === 'fail' && last.paidCount > 0
              ? 'past_due'
              : step === 'end'
                ? 'ended'
                : last.status,
        })
    }
    return states
  })

test('merging any order with repeats and losses ends in the last state seen', () => {
  fc.assert(
    fc.property(
      life.chain((states) =>
        fc.record({
          last: fc.constant(states.at(-1) ?? created),
          seen: fc.shuffledSubarray([...states, ...states]).map((order) => [...order]),
        }),
      ),
      fc.nat(),
      ({ last, seen }, position) => {
        seen.splice(position % (seen.length + 1), 0, last)
        expect(seen.reduce(merge, created)).toEqual(last)
      },
    ),
  )
})

test('merging is commutative and idempotent', () => {
  fc.assert(
    fc.property(state, state, state, (first, second, third) => {
      expect(merge(merge(first, second), second)).toEqual(merge(first, second))
      expect(merge(merge(first, second), third).paidCount).toBe(
        merge(first, merge(second, third)).paidCount,
      )
      expect(merge(first, second).currentPeriodEnd).toEqual(merge(second, first).currentPeriodEnd)
    }),
  )
})

test('an ended subscription stays ended', () => {
  fc.assert(
    fc.property(fc.array(state), (states) => {
      expect(states.reduce(merge, { ...created, status: 'ended' }).status).toBe('ended')
    }),
  )
})

test.each([
  ['created', 'created'],
  ['authenticated', 'scheduled'],
  ['active', 'active'],
  ['pending', 'past_due'],
  ['halted', 'past_due'],
  ['cancelled', 'ended'],
  ['completed', 'ended'],
  ['expired', 'ended'],
] as const)('the provider’s status %s maps to %s', (status, ours) => {
  expect(
    stateOf({
      id: 'sub_1',
      plan_id: 'plan_1',
      status,
      paid_count: 0,
      current_end: null,
      start_at: null,
    }).status,
  ).toBe(ours)
})
