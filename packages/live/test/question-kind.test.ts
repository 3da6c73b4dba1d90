import { expect, test } from 'vitest'
import { questionKind } from '../src/prompts/question-kind.ts'

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
