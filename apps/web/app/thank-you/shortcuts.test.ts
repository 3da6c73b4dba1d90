import { expect, test } from 'vitest'
import { shortcutOf } from './shortcuts.ts'

const idle = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['Ctrl+B', { key: 'b', ctrlKey: true }, 'begin'],
  ['Cmd+B', { key: 'b', metaKey: true }, 'begin'],
  ['Ctrl+Shift+R', { key: 'R', ctrlKey: true, shiftKey: true }, 'refresh'],
  ['Cmd+Shift+R', { key: 'r', metaKey: true, shiftKey: true }, 'refresh'],
  ['B', { key: 'b' }, null],
  ['Ctrl+Shift+B', { key: 'B', ctrlKey: true, shiftKey: true }, null],
  ['Ctrl+R', { key: 'r', ctrlKey: true }, null],
  ['Ctrl+Alt+B', { key: 'b', ctrlKey: true, altKey: true }, null],
])('maps %s to its shortcut, if it has one', (_name, press, shortcut) => {
  expect(shortcutOf({ ...idle, ...press })).toBe(shortcut)
})
