import { expect, test } from 'vitest'
import { existingContext, formatChoices, parseChoices } from '../src/begin/remembered-choices.ts'

const USUAL = { kind: 'coding', language: 'javascript', context: {} }

test('stored choices come back, without a setting or a consent', () => {
  const context = { resume: true, storyIds: ['a'] }
  const chosen = { kind: 'meeting' as const, language: 'python' as const, context }
  const stored = formatChoices({ ...chosen, ...{ setting: 'practice', hasConsent: true } })
  expect(parseChoices(stored)).toEqual(chosen)
})

test.each([
  '',
  'null',
  '7',
  '{',
  '{"kind":"poker","language":"sql","context":{"storyIds":7}}',
  '{"context":[]}',
])('what is no choice becomes the usual one: %s', (stored) =>
  expect(parseChoices(stored)).toEqual(USUAL),
)

test('parts of the background that are gone are not chosen', () => {
  const choice = { resume: true, jobDescriptionId: 'job', storyIds: ['told', 'gone'] }
  expect(
    existingContext(choice, {
      resume: null,
      application: null,
      jobDescriptions: [],
      stories: [{ id: 'told' }],
    }),
  ).toEqual({
    storyIds: ['told'],
  })
  const all = {
    resume: {},
    application: null,
    jobDescriptions: [{ id: 'job' }],
    stories: [{ id: 'told' }, { id: 'gone' }],
  }
  expect(existingContext(choice, all)).toEqual(choice)
})

test("an application's posting is chosen before a job description, as long as it is there", () => {
  const choice = { jobDescriptionId: 'job', applicationId: 'application' }
  const existing = { resume: null, jobDescriptions: [{ id: 'job' }], stories: [] }
  expect([
    existingContext(choice, { ...existing, application: { id: 'application' } }),
    existingContext(choice, { ...existing, application: null }),
  ]).toEqual([{ applicationId: 'application' }, { jobDescriptionId: 'job' }])
})
