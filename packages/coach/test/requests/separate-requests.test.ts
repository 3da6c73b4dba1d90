import { readFileSync } from 'node:fs'
import { InterviewRound } from '@sightline/contracts/interviews/round-schemas'
import { cuePattern, plainWords } from '@sightline/live/cues/cue'
import { describe, expect, test } from 'vitest'
import { LEAD_CUES, REMARK_CUES, TRAIL_CUES } from '../../src/requests/polite-cues.ts'
import { REQUEST_CUES, type RequestKind } from '../../src/requests/request-cues.ts'
import { mainRequest, separateRequests } from '../../src/requests/separate-requests.ts'

const [requests = [], answers = []] = readFileSync(
  new URL('utterances.md', import.meta.url),
  'utf8',
)
  .split(/^## .+$/m)
  .slice(1)
  .map((part) =>
    [...part.matchAll(/^- (?<round>[\w-]+): (?<text>.+)$/gm)].map(({ groups }) => ({
      round: InterviewRound.parse(groups?.round),
      text: groups?.text ?? '',
    })),
  )

test('what is asked of the coach is no answer', () => {
  expect(requests.length).toBeGreaterThanOrEqual(100)
  expect(requests.filter(({ round, text }) => !separateRequests(text, round).asksOnly)).toEqual([])
})

test('answers that look like requests are answers', () => {
  expect(answers.length).toBeGreaterThanOrEqual(100)
  expect(
    answers.filter(({ round, text }) => separateRequests(text, round).requests.length > 0),
  ).toEqual([])
})

const rows = Object.entries(REQUEST_CUES).flatMap(([kind, cues]) =>
  cues.map(([, example, counterExample]: readonly string[]) => ({ kind, example, counterExample })),
)

test.each(rows)('$kind: “$example”', ({ kind, example = '', counterExample }) => {
  expect(separateRequests(example, 'behavioral')).toEqual({
    requests: [kind],
    own: '',
    asksOnly: true,
  })
  if (counterExample)
    expect(separateRequests(`${counterExample} He agreed.`, 'behavioral').requests).toEqual([])
})

test('the polite words of each row are found in its example', () => {
  for (const [cues, place] of [
    [LEAD_CUES, 'anywhere'],
    [TRAIL_CUES, 'anywhere'],
    [REMARK_CUES, 'whole'],
  ] as const)
    for (const cue of cues) expect(plainWords(cue[1])).toMatch(cuePattern([cue], place))
})

test.each<[string, RequestKind]>([
  ["I don't understand the question. Can we skip this?", 'skip'],
  ['One moment, please. Could you say it in other words?', 'rephrase'],
  ['Sorry?', 'rephrase'],
  ['May I think for a minute?', 'think'],
])('of several requests the one that needs a reply is replied to: “%s”', (text, kind) => {
  expect(mainRequest(separateRequests(text, 'behavioral').requests)).toBe(kind)
})

describe('a request in the midst of an answer', () => {
  const story = 'I was on call. I rolled the release back at nine.'

  test.each<[string, RequestKind]>([
    [`Sorry, give me a second. ${story}`, 'think'],
    [`${story} Was that good?`, 'feedback'],
    [
      `I was on call. Do you want me to go into more detail? I rolled the release back at nine.`,
      'more',
    ],
  ])('is left out: “%s”', (text, kind) => {
    expect(separateRequests(text, 'behavioral')).toEqual({
      requests: [kind],
      own: story.replace('. ', '.\n'),
      asksOnly: false,
    })
  })

  test('is a part of a design when it asks what is to be designed', () => {
    const text = 'Do you mean reads or writes? I take reads: 500 a second.'
    expect(separateRequests(text, 'system-design')).toEqual({
      requests: ['meant'],
      own: text.replace('? ', '?\n'),
      asksOnly: false,
    })
  })

  test('is a question to the customer in a sales call', () => {
    for (const text of [
      'Would you like me to go on?',
      'Do you mean the price?',
      'Was that helpful?',
    ])
      expect(separateRequests(text, 'sales-call').requests).toEqual([])
    expect(separateRequests('How am I doing?', 'sales-call').requests).toEqual(['feedback'])
  })
})
