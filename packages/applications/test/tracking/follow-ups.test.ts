import {
  type Followed,
  followUpDraft,
  followUpOf,
} from '@sightline/applications/tracking/follow-ups'
import { APPLICATION_STATES, FOLLOW_UP_KINDS } from '@sightline/contracts/applications/states'
import { expect, test } from 'vitest'

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 9))
const application = (change: Partial<Followed>): Followed => ({
  state: 'submitted',
  stateSince: day(1),
  interviewAt: null,
  followedUpAt: null,
  ...change,
})
const due = (followed: Followed, now: Date) => {
  const found = followUpOf(followed, now)
  return found && [found.kind, found.isDue, new Date(found.dueAt).getUTCDate()]
}

test.each<[string, Partial<Followed>, number, unknown]>([
  ['waits seven days after a submission', {}, 7, ['after-submission', false, 8]],
  ['asks from the seventh day on', {}, 8, ['after-submission', true, 8]],
  ['names a silence of thirty days', {}, 31, ['no-answer', true, 31]],
  ['asks once', { followedUpAt: day(8) }, 9, ['no-answer', false, 7]],
  ['counts the silence from the follow-up', { followedUpAt: day(8) }, 36, ['no-answer', false, 7]],
  ['names the silence after a follow-up', { followedUpAt: day(8) }, 38, ['no-answer', true, 7]],
  [
    'forgets follow-ups of an earlier state',
    { stateSince: day(9), followedUpAt: day(8) },
    16,
    ['after-submission', true, 16],
  ],
  [
    'says thanks a day after an interview',
    { state: 'interview', interviewAt: day(4) },
    5,
    ['after-interview', true, 5],
  ],
  [
    'waits for an interview to come',
    { state: 'interview', interviewAt: day(20) },
    5,
    ['after-interview', false, 21],
  ],
])('a follow-up %s', (_, change, now, expected) => {
  expect(due(application(change), day(now))).toEqual(expected)
})

test('other states ask for nothing', () => {
  const states = APPLICATION_STATES.filter(
    (state) => followUpOf(application({ state }), day(40)) !== null,
  )
  expect(states).toEqual(['submitted', 'interview'])
})

test.each(FOLLOW_UP_KINDS)('the draft of %s names position and company', (kind) => {
  const words = {
    company: 'Acme',
    title: 'Backend engineer',
    contactName: '',
    candidateName: 'Asha',
  }
  const draft = followUpDraft(kind, words)
  expect(draft).toContain('“Backend engineer”')
  expect(draft).toContain('Acme')
  expect(draft).toMatch(/^Hello,\n\n[\s\S]+\n\nKind regards\nAsha$/)
  expect(followUpDraft(kind, { ...words, contactName: 'Ravi' })).toMatch(/^Hello Ravi,/)
})
