import type { NewEvent } from '@sightline/contracts/interviews/events'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import { describe, expect, test } from 'vitest'
import { applyEvent, type foldInterview } from '../../src/interview/fold.ts'
import { currentQuestion } from '../../src/interview/state.ts'
import { rejectionOf } from '../../src/interview/validate-event.ts'
import { owedReplies, owedReply } from '../../src/interviewer/next-event.ts'
import { timelineOf } from '../../src/report/timeline.ts'
import { bank as plainBank, planOf, play, submission } from '../play-interview.ts'

const SLUG = 'easy-stack'
const HINTS = ['Look at the top.', 'Keep what waits.', 'Push, then pop what is larger.']
const bank = new Map(
  [...plainBank].map(([slug, question]) => [slug, { ...question, hints: HINTS }]),
)
const coach = { bank, seen: [], newId: () => crypto.randomUUID() }
const played = (...steps: Parameters<typeof play>[1]) => play(planOf(SLUG), steps, bank)
const hintAsked = (position: number) => ({
  type: 'hint-asked',
  question: SLUG,
  position,
  isLeft: true,
})
const hintGiven = (position: number, more: object = {}) => ({
  type: 'hint-given',
  question: SLUG,
  position,
  text: 'Your line 1 pops too early.',
  ...more,
})
const rejection = (interview: ReturnType<typeof foldInterview>, event: object) =>
  rejectionOf(interview, { id: crypto.randomUUID(), version: EVENT_VERSION, ...event } as NewEvent)

describe('a hint whose wording is left to a model', () => {
  test('is owed until its wording arrives, and no other hint can be asked for meanwhile', () => {
    const { interview } = played(hintAsked(1))
    expect(owedReply(interview, coach)).toMatchObject({
      type: 'hint-given',
      position: 1,
      text: HINTS[0],
    })
    expect(rejection(interview, hintAsked(2))).toBe('The last hint is still on its way.')
    expect(rejection(interview, hintGiven(2))).toBe('Nobody waits for this hint.')
    const { interview: after } = played(hintAsked(1), hintGiven(1), hintAsked(2))
    expect(owedReplies(after, coach)).toMatchObject([
      { type: 'hint-given', position: 2, text: HINTS[1] },
    ])
  })

  test('keeps its wording and author, and counts as a hint', () => {
    const { interview, events } = played(
      hintAsked(1),
      hintGiven(1, { by: 'openai:first' }),
      hintAsked(2),
      hintGiven(2),
    )
    expect(currentQuestion(interview)).toMatchObject({
      hintsAsked: 2,
      modelHints: [
        { position: 1, wording: { text: 'Your line 1 pops too early.', author: 'openai:first' } },
        { position: 2, wording: { text: 'Your line 1 pops too early.' } },
      ],
    })
    expect(owedReplies(interview, coach)).toEqual([])
    const told = timelineOf(events, new Map()).map(({ text, words }) => [text, words])
    expect(told).toContainEqual([
      'Gave hint 1 (the model openai:first)',
      'Your line 1 pops too early.',
    ])
    expect(told).toContainEqual(['Gave hint 2', 'Your line 1 pops too early.'])
  })

  test('is no longer owed once its question is over, and a hint of the question bank never is', () => {
    expect(
      owedReplies(played(hintAsked(1), { type: 'moved-on', question: SLUG }).interview, coach),
    ).toEqual([])
    const bankHint = played({ type: 'hint-asked', question: SLUG, position: 1 }).interview
    expect(owedReplies(bankHint, coach)).toEqual([])
    expect(rejection(bankHint, hintAsked(2))).toBeNull()
  })
})

describe('an explanation', () => {
  const [submitted, judged] = submission(SLUG, '+-') as [
    { type: string; id: string },
    { type: string },
  ]
  const asked = { type: 'explanation-asked', question: SLUG, submission: submitted.id }
  const explained = {
    type: 'explained',
    question: SLUG,
    submission: submitted.id,
    text: 'Line 1 returns.',
  }

  test('is owed for a judged submission, one at a time, before other replies of the coach', () => {
    expect(rejection(played(submitted).interview, asked)).toBe('This submission is not judged yet.')
    expect(
      rejection(played(submitted, judged).interview, { ...asked, submission: crypto.randomUUID() }),
    ).not.toBeNull()
    const { interview } = played(submitted, judged, asked)
    expect(owedReply(interview, coach)).toMatchObject({
      type: 'explained',
      submission: submitted.id,
    })
    expect(rejection(interview, asked)).toBe('The explanation is still on its way.')
  })

  test('can be requested again unless a model gave a complete one', () => {
    const by = { by: 'openai:first' }
    const none = played(submitted, judged, asked, explained).interview
    const cut = played(submitted, judged, asked, {
      ...explained,
      ...by,
      isCutShort: true,
    }).interview
    const whole = played(submitted, judged, asked, { ...explained, ...by }).interview
    expect([none, cut, whole].map((interview) => rejection(interview, asked))).toEqual([
      null,
      null,
      'This submission is explained already.',
    ])
    expect(currentQuestion(whole)?.explanations).toMatchObject([
      { wording: { author: 'openai:first' } },
    ])
  })

  test('requested before the end still arrives after the end, and no other can be requested', () => {
    const { interview, events } = played(submitted, judged, asked, { type: 'ended' })
    expect(owedReplies(interview, coach)).toEqual([])
    const late = {
      ...explained,
      id: crypto.randomUUID(),
      version: EVENT_VERSION,
      seq: events.length + 1,
    } as const
    const at = events.at(-1)?.at ?? ''
    const after = applyEvent(interview, { ...late, type: 'explained', at })
    expect(currentQuestion(after)?.explanations).toMatchObject([
      { wording: { text: 'Line 1 returns.' } },
    ])
    expect(rejection(after, asked)).toBe('This interview has ended.')
  })
})
