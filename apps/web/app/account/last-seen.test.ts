import { expect, test } from 'vitest'
import { formatLastSeen } from './last-seen.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T11:58:30Z', 'just now'],
  ['2026-11-20T11:55:00Z', '5 minutes ago'],
  ['2026-11-20T11:00:00Z', '1 hour ago'],
  ['2026-11-19T13:00:00Z', '23 hours ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-15T11:00:00Z', '5 days ago'],
])('%s reads "%s" at noon on 20 November', (time, text) => {
  expect(formatLastSeen(Date.parse(time), now)).toBe(text)
})

test('a time in the future reads "just now", because clocks differ', () => {
  expect(formatLastSeen(now + 90_000, now)).toBe('just now')
})
