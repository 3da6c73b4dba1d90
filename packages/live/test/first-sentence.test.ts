import { expect, test } from 'vitest'
import { firstSentence } from '../src/answers/first-sentence.ts'

test.each([
  ['', ''],
  ['Keep a window', 'Keep a window'],
  ['Keep a window. Move its edge.', 'Keep a window.'],
  ['## Say this first\n\nMore.', 'Say this first'],
  ['\n- Use a **map**, e.g. a `Map`. Then count.', 'Use a map, e.g. a Map.'],
  ['```js\nlet a = 1.\n```\nIt takes 1.5 s! Really.', 'It takes 1.5 s!'],
  ['```js\nlet a', ''],
])('the first sentence of %j is %j', (markdown, sentence) => {
  expect(firstSentence(markdown)).toBe(sentence)
})
