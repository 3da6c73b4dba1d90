import { expect, test } from 'vitest'
import { DEFAULT_BINDINGS, keyProblem, parseBindings } from './bindings.ts'
import { VERB_NAMES } from './verbs.ts'

test('the keys from the beginning are without conflict', () => {
  for (const verb of VERB_NAMES)
    expect(keyProblem(DEFAULT_BINDINGS, verb, DEFAULT_BINDINGS[verb])).toBeNull()
})

test.each([
  ['B', 'B alone would be taken from your typing. Hold Ctrl or Alt with it.'],
  ['Shift+B', 'Shift+B alone would be taken from your typing. Hold Ctrl or Alt with it.'],
  ['Left', 'Left alone would be taken from your typing. Hold Ctrl or Alt with it.'],
  ['Ctrl+C', 'Ctrl+C is needed by every other program. Choose another key.'],
  ['Ctrl+Alt+B', 'Ctrl and Alt together type signs on some keyboards. Hold one of them.'],
  [
    'Ctrl+Shift+R',
    'Ctrl+Shift+R is the key for “Start the session afresh”. Change that one first.',
  ],
  ['Ctrl+Plus', 'Ctrl+Plus cannot be a key of the helper.'],
])('%s is refused, with the reason', (key, reason) => {
  expect(keyProblem(DEFAULT_BINDINGS, 'answer', key)).toBe(reason)
})

test.each(['F8', 'Shift+F8', 'Alt+B', 'Ctrl+Shift+Y'])('%s may be a key', (key) => {
  expect(keyProblem(DEFAULT_BINDINGS, 'answer', key)).toBeNull()
})

test('stored keys are taken where all of them can be had', () => {
  expect(parseBindings('{"answer":"F8"}')).toEqual({ ...DEFAULT_BINDINGS, answer: 'F8' })
  expect(parseBindings('{"answer":"Ctrl+Shift+R"}')).toEqual(DEFAULT_BINDINGS)
})

test.each([null, 'nonsense', '[]', '{"answer":7}', 'null'])('%s counts as no setting', (stored) => {
  expect(parseBindings(stored)).toEqual(DEFAULT_BINDINGS)
})
