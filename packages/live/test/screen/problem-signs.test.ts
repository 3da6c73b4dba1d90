import { expect, test } from 'vitest'
import { SIGNS, tasksIn } from '../../src/screen/problem-signs.ts'
import { screenLines } from '../../src/screen/screen-lines.ts'

test.each(SIGNS)('$of is found in "$example"', ({ pattern, example }) => {
  expect(example).toMatch(pattern)
})

const setsTask = (text: string) => tasksIn(screenLines(text)).length > 0

test.each([
  'Given two strings, decide whether they are anagrams of each other.',
  'can you write a function that groups words?',
  'Your program should print the largest of the numbers.',
  'There are n people in a line.\nAfter all of them have moved, count those who stand still.',
])('%s sets a task', (text) => expect(setsTask(text)).toBe(true))

test.each([
  'The function returns the index of the first match.',
  'They find that output was lower than a year before.',
  'Return to the overview of all customers.',
  'Please find the link to the call below.',
])('%s sets none', (text) => expect(setsTask(text)).toBe(false))
