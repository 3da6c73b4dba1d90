import { sentencesOf } from '@sightline/english/sentences'
import { expect, test } from 'vitest'
import { notYetSaid } from '../../src/scoring/looked-for.ts'

const openAfter = (lookedFor: string, text: string) =>
  notYetSaid(lookedFor, sentencesOf([{ text, seq: 1 }]))

test.each([
  [
    'Seats are held, paid or released; none is sold twice; how fair the rush must be; what is left out.',
    'A seat is hold for eight minutes, user pay outside, then the seat release. No seat sold two times. The random queue is more fair.',
    'What is left out.',
  ],
  [
    'A line for each partner, limits, one slow partner alone.',
    'I give each partner own queue and a limit on calls.',
    null,
  ],
  [
    'Runs a day and in the minute after midnight, workers that are needed.',
    '400,000 jobs are due in the minute after midnight, so I need 7 workers.',
    null,
  ],
  [
    'Cells and days, popularity with time, what was seen.',
    'We store it.',
    'Cells and days, popularity with time, what was seen.',
  ],
])('only what an answer has not spoken of is asked for: %s', (lookedFor, text, open) => {
  expect(openAfter(lookedFor, text)).toBe(open)
})
