import { expect, test } from 'vitest'
import type { FinalSegment } from '../src/prompts/prompt-points.ts'
import { askedQuestions, summarizeSpeech } from '../src/session/debrief.ts'

/** Segments of ten seconds each, with a second between them. */
const spoken = (...lines: [FinalSegment['channel'], string][]): FinalSegment[] =>
  lines.map(([channel, text], index) => ({
    id: `s${index}`,
    channel,
    text,
    startMs: index * 11_000,
    endMs: index * 11_000 + 10_000,
  }))

test('talk share, pace and fillers come from the segments of each channel', () => {
  const segments = spoken(
    ['them', 'How was it?'],
    ['you', 'um I think it was basically fine'],
    ['you', 'we shipped it in May'],
    ['them', 'Good'],
  )
  expect(summarizeSpeech(segments)).toEqual({
    youMs: 20_000,
    themMs: 20_000,
    wasHeard: true,
    talkShare: 0.5,
    words: 12,
    wordsPerMinute: 36,
    fillers: 2,
    fillersPer100Words: (2 * 100) / 12,
  })
})

test('a session without speech has no share, pace or rate of fillers', () => {
  expect(summarizeSpeech([])).toMatchObject({
    talkShare: null,
    wordsPerMinute: null,
    fillersPer100Words: null,
  })
})

test('one side alone has no share of the talk, and a user who was not heard is not judged', () => {
  const nothing = {
    wasHeard: false,
    talkShare: null,
    wordsPerMinute: null,
    fillersPer100Words: null,
  }
  expect(summarizeSpeech(spoken(['them', 'Why did you leave?']))).toMatchObject(nothing)
  expect(summarizeSpeech(spoken(['you', 'I left in May.']))).toMatchObject({
    wasHeard: true,
    talkShare: null,
  })
})

test('an answer reaches from the first words of the user to the last before the next question', () => {
  const segments = spoken(
    ['them', 'Tell me about a conflict.'],
    ['you', 'okay'],
    ['you', 'There was a designer'],
    ['them', 'mhm'],
    ['you', 'and we talked'],
    ['you', 'yeah'],
    ['them', 'What did you learn?'],
    ['them', 'Okay, let us stop here.'],
  )
  const prompts = [{ segments: ['s6'] }, { segments: ['s0'] }]
  expect(askedQuestions(prompts, segments)).toEqual([
    {
      prompt: { segments: ['s0'] },
      answer: {
        segments: ['s2', 's4'],
        text: 'There was a designer and we talked',
        startMs: 22_000,
        endMs: 54_000,
        delayMs: 12_000,
      },
    },
    { prompt: { segments: ['s6'] }, answer: null },
  ])
})

test('a bare yes is the answer where nothing else was said', () => {
  const segments = spoken(['them', 'Do you know Kafka?'], ['you', 'Yes.'])
  expect(askedQuestions([{ segments: ['s0'] }], segments)[0]?.answer).toMatchObject({
    text: 'Yes.',
    delayMs: 1000,
  })
})

test('prompt points that were not heard are left out', () => {
  expect(
    askedQuestions([{ segments: [] }, { segments: ['gone'] }], spoken(['you', 'Hello'])),
  ).toEqual([])
})
