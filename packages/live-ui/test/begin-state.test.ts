import { expect, test } from 'vitest'
import { blockerOf, costText, lackText } from '../src/begin/begin-state.ts'

test('the cost says what is taken and how many credits are left', () => {
  expect(costText({ credits: 12, is_trial_unused: false })).toBe(
    'This takes 1 of your 12 credits and covers two hours.',
  )
  expect(costText({ credits: 1, is_trial_unused: false })).toBe(
    'This takes your last credit and covers two hours.',
  )
  expect(costText({ credits: 0, is_trial_unused: false })).toContain('you have none left')
  expect(costText({ credits: 12, is_trial_unused: true })).toContain('free first interview')
})

test('a session is blocked by missing credits, and until setting and consent are given', () => {
  const ready = { setting: 'practice', hasConsent: true, credits: null } as const
  expect(blockerOf(ready)).toBe(null)
  expect(blockerOf({ ...ready, credits: { credits: 0, is_trial_unused: false } })).toContain(
    'credits',
  )
  expect(blockerOf({ ...ready, credits: { credits: 0, is_trial_unused: true } })).toBe(null)
  expect(blockerOf({ ...ready, hasConsent: false })).toBe('Confirm consent.')
  expect(blockerOf({ ...ready, isWaiting: true })).toBe('Loading the application...')
  expect(blockerOf({ ...ready, setting: null, hasConsent: false })).toBe(
    'Say whether assistance is allowed, and confirm consent.',
  )
})

test('sources that a session would do without are named', () => {
  expect(lackText({ surface: {}, them: {}, you: {} })).toBe('Ready.')
  expect(lackText({ surface: {}, them: null, you: null })).toBe(
    'Ready, without their sound and your microphone.',
  )
  expect(lackText({ surface: null, them: null, you: {} })).toBe(
    'Ready, without a shared tab or screen.',
  )
})
