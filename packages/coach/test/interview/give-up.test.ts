import type { NewEvent } from '@sightline/contracts/interviews/events'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import { describe, expect, test } from 'vitest'
import { isSolutionOpen } from '../../src/interview/solution-access.ts'
import type { Interview } from '../../src/interview/state.ts'
import { timeSpentMs } from '../../src/interview/state.ts'
import { rejectionOf } from '../../src/interview/validate-event.ts'
import { timelineOf } from '../../src/report/timeline.ts'
import { scoreCodingInterview } from '../../src/scoring/score-coding-interview.ts'
import { bank, hint, planOf, play, submission } from '../play-interview.ts'

const SLUG = 'easy-stack'
const gaveUp = { type: 'gave-up', question: SLUG }
type Steps = Parameters<typeof play>[1]
const played = (...steps: Steps) => play(planOf(SLUG, 'medium-heap'), steps)
const rejection = (interview: Interview, event: object) =>
  rejectionOf(interview, {
    id: crypto.randomUUID(),
    version: EVENT_VERSION,
    question: SLUG,
    ...event,
  } as NewEvent)
const isOpen = ({ interview }: ReturnType<typeof play>) =>
  interview.questions.map((progress) => isSolutionOpen(interview, progress))[0]

describe('the solution', () => {
  test('opens when a submission passes every test, and not before', () => {
    expect(isOpen(played())).toBe(false)
    expect(isOpen(played(...submission(SLUG, '+++-')))).toBe(false)
    expect(isOpen(played(...submission(SLUG, '+++!')))).toBe(false)
    expect(isOpen(played(...submission(SLUG, '++++')))).toBe(true)
  })

  test('opens when the candidate gives up the question, but not when the candidate only moves on', () => {
    expect(isOpen(played(gaveUp))).toBe(true)
    expect(isOpen(played({ type: 'moved-on', question: SLUG }))).toBe(false)
  })

  test('opens when the interview ends', () => expect(isOpen(played({ type: 'ended' }))).toBe(true))
})

describe('giving up a question', () => {
  test('closes the question to submissions and hints, and stops its time', () => {
    const { interview } = played(gaveUp)
    expect(rejection(interview, { type: 'submitted', language: 'javascript', code: '' })).toContain(
      'no more submissions',
    )
    expect(rejection(interview, { type: 'hint-asked', position: 1 })).toContain(
      'You gave up this question',
    )
    expect(
      rejection(interview, { type: 'code-saved', language: 'javascript', code: '' }),
    ).toBeNull()
    const [progress] = interview.questions
    if (!progress) throw new Error('No question was asked')
    const later = new Date(Date.parse(progress.askedAt) + 3_600_000)
    expect(timeSpentMs(progress, interview, later)).toBe(60_000)
  })

  test('happens once, and neither after a solution nor after moving on', () => {
    expect(rejection(played(gaveUp).interview, gaveUp)).toBe(
      'You have given up this question already.',
    )
    expect(rejection(played(...submission(SLUG, '++++')).interview, gaveUp)).toContain(
      'You have solved this question',
    )
    expect(rejection(played({ type: 'moved-on', question: SLUG }).interview, gaveUp)).toContain(
      'moved on',
    )
    expect(rejection(played().interview, { ...gaveUp, question: 'hard-heap' })).toBe(
      'This question has not been asked.',
    )
  })

  test('brings no follow-up and leaves the candidate with the solution until moving on', () => {
    const { events } = played(...submission(SLUG, '+++-'), gaveUp)
    expect(events.at(-1)?.type).toBe('gave-up')
    const types = played(...submission(SLUG, '+++-'), gaveUp, {
      type: 'moved-on',
      question: SLUG,
    }).events
    expect(types.map(({ type }) => type)).not.toContain('follow-up-asked')
    expect(types.at(-1)?.type).toBe('question-asked')
  })

  test('has no place in a spoken round', () => {
    const { interview } = played()
    const spoken: Interview = { ...interview, plan: { round: 'behavioral', questions: [] } }
    expect(rejection(spoken, gaveUp)).toBe('This has no place in an interview of this round.')
  })

  test('scores independence 0 with evidence, and correctness from the best submission', () => {
    const { interview, events } = played(
      hint(SLUG, 1),
      ...submission(SLUG, '+++-'),
      ...submission(SLUG, '+---'),
      gaveUp,
      { type: 'ended' },
    )
    const { questions } = scoreCodingInterview({ interview, questions: bank })
    const found = questions[0]?.dimensions ?? []
    expect(found).toContainEqual(expect.objectContaining({ dimension: 'correctness', level: 2 }))
    const seq = events.find(({ type }) => type === 'gave-up')?.seq
    expect(found.find(({ dimension }) => dimension === 'independence')).toMatchObject({
      level: 0,
      evidence: [
        { text: expect.stringContaining('gave up'), seq },
        { text: 'Hint 1 of 3 was asked for.' },
      ],
    })
    const titles = new Map([[SLUG, 'The stack']])
    expect(timelineOf(events, titles).map(({ text }) => text)).toContain(
      'Gave up “The stack” and opened its solution',
    )
  })
})
