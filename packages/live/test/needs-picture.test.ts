import { expect, test } from 'vitest'
import { needsPicture } from '../src/answers/needs-picture.ts'

const clear = { isDoubtful: false }
const SCREEN = { from: 'screen', question: 'Given a string s, find its length.' } as const

test('a picture goes to the model when the user asks about the screen or its text was hard to read', () => {
  expect(needsPicture(SCREEN, clear, true)).toBe(true)
  expect(needsPicture(SCREEN, { isDoubtful: true }, false)).toBe(true)
  expect(needsPicture(SCREEN, clear, false)).toBe(false)
})

test('a picture goes along where the user asks about the screen and no text of it was read', () => {
  expect(needsPicture(SCREEN, undefined, true)).toBe(true)
  expect(needsPicture(SCREEN, undefined, false)).toBe(false)
})

test.each([
  ['What does this diagram show?', true],
  ['Why do the arrows go both ways?', true],
  ['What do you see on the screen?', true],
  ['Can you do it in O(1) space?', false],
  ['Tell me about a time you disagreed.', false],
])('“%s” needs a picture: %s', (question, needs) => {
  expect(needsPicture({ from: 'speech', question }, clear, false)).toBe(needs)
  expect(needsPicture({ from: 'speech', question }, undefined, false)).toBe(false)
})
