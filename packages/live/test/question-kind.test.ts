import { expect, test } from 'vitest'
import { questionKind } from '../src/prompts/question-kind.ts'
import { isInventedText } from '../src/speech/invented-text.ts'

test('a follow-up continues the problem before, and a new problem does not', () => {
  expect(questionKind('Can you do it in O(1) space?', 'coding', 'coding')).toEqual({
    kind: 'coding',
    isFollowUp: true,
  })
  expect(questionKind('The next one is reverse a string.', 'coding', 'coding').isFollowUp).toBe(
    false,
  )
  expect(questionKind('Can you implement an LRU cache?', 'coding', null).isFollowUp).toBe(false)
})

test('a question about the candidate in a coding interview is behavioral, and so is what is asked on', () => {
  expect(questionKind('tell me about a time you broke production', 'coding', 'coding').kind).toBe(
    'behavioral',
  )
  expect(questionKind('how did you find that', 'coding', 'behavioral')).toEqual({
    kind: 'behavioral',
    isFollowUp: false,
  })
  expect(questionKind('Design a chat system for a million users', 'behavioral', null).kind).toBe(
    'system-design',
  )
})

test('sales calls and meetings keep their kind', () => {
  expect(questionKind('Tell me about your background', 'sales-call', null).kind).toBe('sales-call')
  expect(questionKind('What is the time complexity?', 'meeting', 'meeting').kind).toBe('meeting')
})

const heard = (text: string, level: number | null = 0.05, durationMs = 1500) =>
  isInventedText({ text, level, durationMs })

test('what transcribers learnt from videos is invented, at any loudness', () => {
  expect(heard('Thank you for watching!')).toBe(true)
  expect(heard('Subtitles by the Amara.org community')).toBe(true)
  expect(heard('Untertitel im Auftrag des ZDF, 2021')).toBe(true)
  expect(heard('[Music]')).toBe(true)
  expect(heard('♪ la la ♪')).toBe(true)
})

test('a thank you that was spoken stays; over silence it is invented', () => {
  expect(heard('Thank you.', 0.05)).toBe(false)
  expect(heard('Thank you.', null)).toBe(false)
  expect(heard('Thank you.', 0.005)).toBe(true)
  expect(heard('Let us look at the queue.', 0.005)).toBe(false)
})

test('too short, too quiet and too fast recordings hold no words', () => {
  expect(heard('Yes', 0.05, 120)).toBe(true)
  expect(heard('We could use a queue there', 0.001)).toBe(true)
  expect(heard('So I would like to thank everybody who has come here today', 0.05, 500)).toBe(true)
})

test('the same words again and again are invented, a repeated single word is not', () => {
  expect(heard("I don't know. I don't know. I don't know. I don't know.", 0.05, 4000)).toBe(true)
  expect(heard('no no no no', 0.05)).toBe(false)
  expect(heard('so why why would you do it that way', 0.05, 3000)).toBe(false)
})
