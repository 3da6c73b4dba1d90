import { expect, test } from 'vitest'
import { parseQuestion } from '../src/parse-question.ts'
import { newQuestion } from '../toolchain/new-question.ts'

test('a new question is valid and lists what is to be written', () => {
  const command = 'night-buses --topic graphs --difficulty hard'.split(' ')
  const signature =
    'nightBuses(stops: int[][], names: string[], fare: float, isFree: bool): string[]'
  const { slug, files, toWrite } = newQuestion([...command, '--signature', signature])
  expect(parseQuestion(slug, files)).toMatchObject({
    slug: 'night-buses',
    title: 'Night buses',
    topic: 'graphs',
    difficulty: 'hard',
    signature: { name: 'nightBuses', returns: 'string[]' },
  })
  expect(files['reference/python.py']).toContain(
    'def night_buses(stops: list[list[int]], names: list[str], fare: float, is_free: bool) -> list[str]:',
  )
  expect(toWrite.join()).toContain('TODO')
})

test.each([
  [['Night Buses', '--topic', 'graphs', '--difficulty', 'easy'], 'slug: must be in small letters'],
  [['night-buses', '--topic', 'buses', '--difficulty', 'easy'], 'topic: '],
  [
    [
      'night-buses',
      '--topic',
      'graphs',
      '--difficulty',
      'easy',
      '--signature',
      'x(a: number): int',
    ],
    'int, float, bool',
  ],
])('an invalid command is rejected with its fault: %j', (args, message) => {
  expect(() => newQuestion(args)).toThrow(message)
})
