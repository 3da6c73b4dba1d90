import { expect, test } from 'vitest'
import { fence } from '../fence.ts'
import { createFenceGuard } from './fence-guard.ts'
import type { Guard } from './guard.ts'
import { createQuestionGuard } from './question-guard.ts'

const MARK = 'a2pvcB7w2foh'

/** Passes a text in small pieces; returns what was shown, and whether the guard threw. */
function through(guard: Guard, text: string) {
  let shown = ''
  try {
    for (const piece of text.match(/[\s\S]{1,5}/g) ?? []) shown += guard.pass(piece)
    return { shown: shown + guard.rest(), isRefused: false }
  } catch {
    return { shown, isRefused: true }
  }
}

test('a model that recites a fence is ended before the mark', () => {
  const recited = `You asked:\n${fence('candidate-question', 'Was it good?', MARK)}`
  expect(through(createFenceGuard(), recited)).toEqual({ shown: 'You asked:\n', isRefused: true })
  expect(through(createFenceGuard(), `It ends.\n[end ${MARK}]`)).toEqual({
    shown: 'It ends.\n',
    isRefused: true,
  })
})

test.each(['Look at `seen[data[i]]` and at [end - 1].', 'A list: [1, [2, 3]], and then [d'])(
  'brackets of code pass: “%s”',
  (text) => {
    expect(through(createFenceGuard(), text)).toEqual({ shown: text, isRefused: false })
  },
)

test.each([
  'How large can the map on line 2 grow?',
  'Walk me through the first hour.',
  'You said “six minutes”. Please tell me what you did in them.',
])('a question passes: “%s”', (text) => {
  expect(through(createQuestionGuard(), text)).toEqual({ shown: text, isRefused: false })
})

test.each(['[20 000 charges, the pair at the end]', 'That is clear, you named the cause.'])(
  'what asks nothing is refused: “%s”',
  (text) => {
    expect(through(createQuestionGuard(), text).isRefused).toBe(true)
  },
)
