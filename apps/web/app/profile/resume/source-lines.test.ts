import { expect, test } from 'vitest'
import { unusedLines } from './source-lines.ts'

const page = (lines: string[]) => lines.map((text) => ({ page: 1, text }))

test('lines that the document does not say are found, headings are not', () => {
  const sourceLines = page([
    'Asha Rao',
    '',
    'EXPERIENCE',
    'Engineer, Northwind',
    '- Cut the bill by 40 percent.',
    '- Moved six services',
  ])
  const document = {
    basics: { name: 'Asha Rao' },
    work: [{ position: 'Engineer', highlights: ['Cut the bill by 40 percent'] }],
  }
  const places = { '/basics/name': 0, '/work/0/position': 3 }
  expect([...unusedLines({ document, sourceLines, places })]).toEqual([5])
})
