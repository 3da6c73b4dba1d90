import { expect, test } from 'vitest'
import {
  DEFAULT_BINDINGS,
  keyProblem,
  LIVE_ACTION_NAMES,
  parseBindings,
  pressedKey,
} from '../src/keys/bindings.ts'

const press = (key: string, more: object = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

test('a key is named after the letter of the layout, with what is held; Cmd counts as Ctrl', () => {
  expect(pressedKey(press('b', { ctrlKey: true }))).toBe('Ctrl+B')
  expect(pressedKey(press('R', { metaKey: true, shiftKey: true }))).toBe('Ctrl+Shift+R')
  expect(pressedKey(press('ß', { altKey: true, code: 'KeyS' }))).toBe('Alt+S')
  expect(pressedKey(press('F8'))).toBe('F8')
  expect(pressedKey(press('Control', { ctrlKey: true, code: 'ControlLeft' }))).toBeNull()
})

test('the keys at the beginning are free of conflicts', () => {
  for (const action of LIVE_ACTION_NAMES)
    expect(keyProblem(DEFAULT_BINDINGS, action, DEFAULT_BINDINGS[action])).toBeNull()
})

test.each([
  ['Alt+S', 'Alt+S is the key for “Shorter answer”. Change that one first.'],
  ['Ctrl+W', 'Ctrl+W closes the tab in your browser. Choose another key.'],
  ['Ctrl+Alt+Q', 'Ctrl and Alt together type signs on some keyboards. Hold one of them.'],
  ['Shift+K', 'Hold Ctrl or Alt with the key, so that typing does not press it.'],
  ['Ctrl+K', null],
  ['F8', null],
])('%s as the key for an answer: %s', (key, problem) => {
  expect(keyProblem(DEFAULT_BINDINGS, 'answer', key)).toBe(problem)
})

test('stored keys are taken where they make sense, otherwise the keys at the beginning', () => {
  expect(parseBindings('{"answer":"Ctrl+K","other":1}')).toEqual({
    ...DEFAULT_BINDINGS,
    answer: 'Ctrl+K',
  })
  for (const stored of [
    '',
    '{',
    'null',
    '[]',
    '{"answer":5}',
    '{"answer":"Alt+S","shorter":"Alt+S"}',
    '{"answer":"B"}',
  ])
    expect(parseBindings(stored)).toEqual(DEFAULT_BINDINGS)
})

test('keys that the user chose before an action came stay, and the action gets a free one', () => {
  const own = { ...DEFAULT_BINDINGS, more: DEFAULT_BINDINGS.pause }
  const { pause: _, ...stored } = own
  expect(parseBindings(JSON.stringify(stored))).toEqual({ ...own, pause: 'Alt+1' })
})
