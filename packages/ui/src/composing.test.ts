import { expect, test } from 'vitest'
import { isComposing } from './composing.ts'

test.each([
  ['an Enter that ends a composition', { isComposing: true, keyCode: 13 }, true],
  ['the same in Safari', { isComposing: false, keyCode: 229 }, true],
  ['a plain Enter', { isComposing: false, keyCode: 13 }, false],
])('%s', (_what, event, composing) => {
  expect(isComposing(event)).toBe(composing)
})
