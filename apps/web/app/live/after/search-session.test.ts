import { LiveEvent } from '@sightline/contracts/live/events'
import { foldLiveSession } from '@sightline/live/session/session'
import { expect, test } from 'vitest'
import { searchSession } from './search-session.ts'

const events = [
  {
    type: 'live-begun',
    kind: 'meeting',
    setting: 'permitted',
    hasConsent: true,
    language: 'python',
    notes: '',
  },
  {
    type: 'segment-heard',
    channel: 'them',
    startMs: 61_000,
    endMs: 62_000,
    text: 'What does the Pilot cost?',
    how: 'typed',
  },
  { type: 'screen-read', atMs: 5000, text: `${'x'.repeat(100)} pilot phase`, isDoubtful: false },
  {
    type: 'prompt-found',
    from: 'speech',
    kind: 'meeting',
    question: 'What does the Pilot cost?',
    segments: [],
  },
].map((body, index) =>
  LiveEvent.parse({
    id: crypto.randomUUID(),
    version: 1,
    seq: index + 1,
    at: '2026-11-23T10:00:00.000Z',
    ...body,
  }),
)

test('words are found in what was said, asked and read, in any case, with the text around them', () => {
  const matches = searchSession(foldLiveSession(events), ' pilot ')
  expect(matches.map(({ where, hit }) => [where, hit])).toEqual([
    ['Them, 1:01', 'Pilot'],
    ['Question', 'Pilot'],
    ['Screen, 0:05', 'pilot'],
  ])
  expect(matches[2]).toMatchObject({ before: `…${'x'.repeat(79)} `, after: ' phase' })
  expect(searchSession(foldLiveSession(events), '  ')).toEqual([])
})
