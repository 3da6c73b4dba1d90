import { expect, test } from 'vitest'
import { emptyMemory, readPage } from '../../src/screen/read-page.ts'
import { agreedText, needsSecondLook } from '../../src/screen/reread-values.ts'

test.each([
  'Input: prices = (7, 1, 5]',
  'Output: [@, 1]',
  'bits = [1, 0, 08, 1]',
  'nums = [1, e, 3]',
  'nums = [2, 7, 1l]',
  'Input: [[1, 2], [3, 4]',
])('%s is read again', (text) =>
  expect(needsSecondLook({ text, confidences: [90, 90] })).toBe(true),
)

test.each([
  'Input: prices = [7, 1, 5], fee = 2',
  's = "(a)", t = "b"',
  'root = [1, null, 2]',
  'Return the sum of both (or 0',
])('%s is not', (text) => {
  expect(needsSecondLook({ text, confidences: [90, 90] })).toBe(false)
})

test('unsure values are read again, unsure prose is not', () => {
  expect(needsSecondLook({ text: 'Output: [1, 2]', confidences: [90, 3] })).toBe(true)
  expect(needsSecondLook({ text: 'Return the sum', confidences: [90, 3] })).toBe(false)
})

test('the text on which two readings agree stands, without the signs that were misread', () => {
  expect(agreedText(['[@, 1]', '[6, 1]', '[0, 1]'])).toBe('[0, 1]')
  expect(agreedText(['(7, 1]', '[7,1]', '[71]'])).toBe('[7,1]')
  expect(agreedText(['[@, 1]', '[@,1]', '[6, 1]'])).toBe('[0, 1]')
  expect(agreedText(['[1]', '[7]', '[4]'])).toBeNull()
})

const page = { data: new Uint8Array(200 * 40).fill(255), width: 200, height: 40 }
for (let y = 10; y < 24; y++) page.data.fill(0, y * 200 + 20, y * 200 + 120)

/** Gives these texts one after the other, whatever the picture. */
function reader(...texts: string[]) {
  const bbox = { x0: 0, y0: 0, x1: 10, y1: 10 }
  return async () => {
    const text = texts.shift() ?? ''
    return [{ paragraphs: [{ lines: [{ words: [{ text, bbox, confidence: 90 }] }] }] }]
  }
}

test('a page tells that readings of its values differ', async () => {
  const agreed = await readPage(page, emptyMemory(), [reader('[@,1]', '[6,1]', '[0,1]')])
  expect(agreed).toMatchObject({ text: '[0,1]', hasValuesInDoubt: false })
  const differing = await readPage(page, emptyMemory(), [reader('[@,1]', '[6,1]', '[8,1]')])
  expect(differing).toMatchObject({ text: '[@,1]', hasValuesInDoubt: true })
})
