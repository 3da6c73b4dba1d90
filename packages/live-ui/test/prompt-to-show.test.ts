import type { LivePrompt } from '@sightline/live/session/session'
import { expect, test } from 'vitest'
import { type Progress, promptToShow } from '../src/engine/answers/prompt-to-show.ts'

const prompt = (id: string, more: Partial<LivePrompt> = {}): LivePrompt => ({
  id,
  from: 'speech',
  kind: 'coding',
  question: id,
  segments: [id],
  screen: null,
  isFollowUp: false,
  isReplaced: false,
  isWrong: false,
  at: '2026-11-23T10:00:00.000Z',
  answers: [],
  ...more,
})

function shownOf(
  prompts: LivePrompt[],
  shownId: string | null,
  progress: Record<string, Progress>,
  isHeld = false,
) {
  const progressOf = ({ id }: LivePrompt) => progress[id] ?? 'none'
  return promptToShow({ prompts, shownId, progressOf, isHeld })?.id ?? null
}

const replaced = prompt('short', { isReplaced: true })
const grown = prompt('long', { segments: ['short', 'more'] })

test('an answer stays until the answer to its grown question has its first words', () => {
  expect(shownOf([replaced, grown], 'short', { short: 'whole' })).toBe('short')
  expect(shownOf([replaced, grown], 'short', { short: 'whole', long: 'waiting' })).toBe('short')
  expect(shownOf([replaced, grown], 'short', { short: 'whole', long: 'begun' })).toBe('long')
})

test('a question that has grown before its answer had words shows the grown one', () => {
  expect(shownOf([replaced, grown], 'short', { short: 'waiting', long: 'waiting' })).toBe('long')
  expect(shownOf([replaced, prompt('other'), grown], 'short', {})).toBe('long')
})

test('a new answer takes the place of a whole one, never of one that is being written, held or pinned', () => {
  const [first, second] = [prompt('first'), prompt('second')]
  expect(shownOf([first, second], 'first', { first: 'whole', second: 'begun' })).toBe('second')
  expect(shownOf([first, second], 'first', { first: 'whole', second: 'waiting' })).toBe('first')
  expect(shownOf([first, second], 'first', { first: 'begun', second: 'whole' })).toBe('first')
  expect(shownOf([first, second], 'first', { first: 'whole', second: 'whole' }, true)).toBe('first')
  const answer = { isPinned: true } as LivePrompt['answers'][number]
  const pinned = prompt('pinned', { answers: [answer] })
  expect(shownOf([pinned, second], 'pinned', { pinned: 'whole', second: 'whole' })).toBe('pinned')
})

test('an answer that the user has asked for is waited for', () => {
  const [asked, other] = [prompt('asked'), prompt('other')]
  expect(shownOf([asked, other], 'asked', { asked: 'waiting', other: 'whole' })).toBe('asked')
})

test('in the place of a wrong question comes the latest answer, and nothing only where there is none', () => {
  const wrong = prompt('wrong', { isWrong: true })
  expect(shownOf([prompt('a'), prompt('b'), wrong], 'wrong', { a: 'whole' })).toBe('a')
  expect(shownOf([prompt('a'), wrong], 'wrong', {})).toBe('a')
  expect(shownOf([wrong], 'wrong', { wrong: 'whole' })).toBeNull()
})
