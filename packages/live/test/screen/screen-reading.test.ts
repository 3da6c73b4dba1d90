import { expect, test } from 'vitest'
import { readBrackets } from '../../src/screen/bracket-shapes.ts'
import { type GreyPicture, pagePicture, pgmOf } from '../../src/screen/grey-picture.ts'
import { linesOf, textOfLines } from '../../src/screen/read-words.ts'

/** The brackets of a fixed-width font, twice as large as a browser draws them. */
const SIGNS: Record<string, string[]> = {
  '(': [
    '....##',
    '...##.',
    '..##..',
    '..##..',
    '.##...',
    '.##...',
    '.##...',
    '.##...',
    '..##..',
    '..##..',
    '...##.',
    '....##',
  ],
  '[': [
    '.#####',
    '.##...',
    '.##...',
    '.##...',
    '.##...',
    '.##...',
    '.##...',
    '.##...',
    '.##...',
    '.##...',
    '.##...',
    '.#####',
  ],
  '{': [
    '....###',
    '...##..',
    '...##..',
    '...##..',
    '...##..',
    '###....',
    '###....',
    '...##..',
    '...##..',
    '...##..',
    '...##..',
    '....###',
  ],
  '"': ['#.#', '#.#', '#.#', '...', '...', '...', '...', '...', '...', '...', '...', '...'],
  H: [
    '##..##',
    '##..##',
    '##..##',
    '##..##',
    '##..##',
    '######',
    '######',
    '##..##',
    '##..##',
    '##..##',
    '##..##',
    '##..##',
  ],
}
const MIRRORED: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

const mirrored = (row: string) => [...row].reverse().join('')

/** The picture of a text, with a margin of four pixels. */
function pictureOf(text: string): GreyPicture {
  const signs = [...text].map(
    (sign) => SIGNS[sign] ?? SIGNS[MIRRORED[sign] ?? '']?.map(mirrored) ?? [],
  )
  const rows = Array.from(
    { length: 12 },
    (_, y) => `....${signs.map((sign) => sign[y]).join('...')}....`,
  )
  const width = rows[0]?.length ?? 0
  const empty = Array.from({ length: 4 }, () => '.'.repeat(width))
  const all = [...empty, ...rows, ...empty]
  return {
    data: Uint8Array.from(all.join(''), (pixel) => (pixel === '#' ? 20 : 250)),
    width,
    height: all.length,
  }
}

const boxOf = ({ width, height }: GreyPicture) => ({ x0: 4, y0: 4, x1: width - 4, y1: height - 4 })

test.each(['([]{})', '([)]', '{', ')))', '{[}]'])(
  'the brackets %s are told by their shapes',
  (brackets) => {
    const picture = pictureOf(brackets)
    expect(readBrackets(picture, boxOf(picture))).toBe(brackets)
  },
)

test('nothing is read where a sign is no bracket, or where there is none', () => {
  const picture = pictureOf('(H)')
  expect(readBrackets(picture, boxOf(picture))).toBeNull()
  const empty = { data: new Uint8Array(100).fill(255), width: 10, height: 10 }
  expect(readBrackets(empty, { x0: 0, y0: 0, x1: 10, y1: 10 })).toBeNull()
})

test('texts of brackets are read again, and all others are left as they were read', () => {
  const picture = pictureOf('"([]{})"')
  const bbox = boxOf(picture)
  const words = ['s', '=', '"([1{}H",', '"(a)"', '[1, (2)]'].map((text) => ({
    text,
    bbox,
    confidence: 90,
  }))
  const blocks = [
    { paragraphs: [{ lines: [{ words }, { words: [{ text: 'true', bbox, confidence: 90 }] }] }] },
  ]
  expect(textOfLines(linesOf(blocks), picture)).toBe('s = "([]{})", "(a)" [1, (2)]\ntrue')
  expect(linesOf(null)).toEqual([])
})

test('a dark page with a pale box becomes a white page with dark letters', () => {
  const [page, box, letter] = [26, 58, 230]
  const greys = [...Array<number>(12).fill(page), box, box, letter, letter]
  const { data, width, height } = pagePicture(
    Uint8ClampedArray.from(greys.flatMap((grey) => [grey, grey, grey, 255])),
    4,
    4,
  )
  expect([width, height]).toEqual([4, 4])
  expect([...data.subarray(0, 14)]).toEqual(Array(14).fill(255))
  expect(Math.max(...data.subarray(14))).toBeLessThan(60)
})

test('a picture becomes a file with its size in front', () => {
  const file = pgmOf({ data: Uint8Array.of(1, 2, 3, 4, 5, 6), width: 3, height: 2 })
  expect(new TextDecoder().decode(file.subarray(0, 11))).toBe('P5\n3 2\n255\n')
  expect([...file.subarray(11)]).toEqual([1, 2, 3, 4, 5, 6])
})
