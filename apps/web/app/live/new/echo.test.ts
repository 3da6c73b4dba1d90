import { expect, test } from 'vitest'
import { hearsThem } from './echo.ts'

const pairs = (count: number, them: number, you: number) =>
  Array.from({ length: count }, () => ({ them, you }))

test('a microphone that is loud only while the other side speaks hears them', () => {
  expect(hearsThem([...pairs(20, 0.1, 0.05), ...pairs(20, 0, 0.003)])).toBe(true)
})

test.each([
  ['a silent microphone', [...pairs(20, 0.1, 0.002), ...pairs(20, 0, 0.002)], false],
  ['a user who speaks all the time', [...pairs(20, 0.1, 0.1), ...pairs(20, 0, 0.1)], false],
  ['too short a while', [...pairs(20, 0.1, 0.1), ...pairs(5, 0, 0)], null],
])('%s', (_name, heard, expected) => {
  expect(hearsThem(heard)).toBe(expected)
})
