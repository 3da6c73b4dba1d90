import { expect, test } from 'vitest'
import { markdownPdf } from './markdown-pdf.ts'

/** As the fonts of a PDF read bytes. */
const decode = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes)
const textsOf = (pdf: string) =>
  Array.from(pdf.matchAll(/<([0-9a-f]*)> Tj/g), ([, hex = '']) =>
    decode(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))),
  )

test('headings, lists, quotes and code stand in the PDF as text', () => {
  const pdf = decode(
    markdownPdf('A report', '# Report\n\n**3.1 of 4.** Good.\n\n- one\n  > said\n\n```js\n  const a = 1\n```\n'),
  )
  expect(textsOf(pdf)).toEqual(['Report', '3.1 of 4. Good.', '•', 'one', 'said', '  const a = 1'])
})

test('every object is where the table says it is', () => {
  const pdf = decode(markdownPdf('A report', Array.from({ length: 400 }, (_, index) => `line ${index}`).join('\n')))
  expect(pdf).toMatch(/^%PDF-1\.4\n/)
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
  expect(pdf.slice(start, start + 4)).toBe('xref')
  const offsets = Array.from(pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gm), ([, offset]) => Number(offset))
  for (const [index, offset] of offsets.entries())
    expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  const pages = Number(/\/Count (\d+)/.exec(pdf)?.[1])
  expect(pages).toBeGreaterThan(5)
  for (const [, length, content] of pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
    expect(content).toHaveLength(Number(length))
})

test('a line never runs over the margin, however long its words are', () => {
  const pdf = decode(markdownPdf('A report', `${'x'.repeat(500)} ${'word '.repeat(100)}`))
  for (const text of textsOf(pdf)) expect(text.length).toBeLessThan(130)
  expect(textsOf(pdf).join('').replaceAll(' ', '')).toBe('x'.repeat(500) + 'word'.repeat(100))
})

test('what the fonts cannot write is written as near as can be', () => {
  expect(textsOf(decode(markdownPdf('A report', 'n ≤ 2², “größer” 好')))).toEqual(['n <= 2², “größer” ?'])
})
