import { expect, test } from 'vitest'
import { createTextGuard } from './text-guard.ts'

function say(...pieces: string[]) {
  const guard = createTextGuard()
  return [...pieces.map(guard.pass), guard.rest()].join('')
}

test('a character that arrives in two halves stays whole', () => {
  expect(say('a\uD83D', '\uDE00b')).toBe('a😀b')
})

test('NUL and halves without their other half become U+FFFD', () => {
  expect(say('a\0b', '\uD83D', 'c', '\uDE00', '\uD83D')).toBe('a\uFFFDb\uFFFDc\uFFFD\uFFFD')
})

test('signs that nobody sees are dropped, and joiners of letters and emoji stay', () => {
  expect(say('a\u200Bb\u202E', 'c\u2066d\uFEFF', '\uDB40', '\uDC41e')).toBe('abcde')
  expect(say('क्\u200Dष', '👩\u200D💻')).toBe('क्\u200Dष👩\u200D💻')
})
