import { expect, test } from 'vitest'
import type { GreyPicture } from '../../src/screen/grey-picture.ts'
import { emptyMemory, readPage } from '../../src/screen/read-page.ts'
import { recognizer } from '../../src/screen/recognizer.ts'
import { textBlocks, withoutRules } from '../../src/screen/text-blocks.ts'

const [WIDTH, HEIGHT] = [400, 200]

type Rect = [x: number, y: number, width: number, height: number]

/** A white page with rectangles of ink. */
function pageWith(...rects: Rect[]): GreyPicture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const [x, y, width, height] of rects)
    for (let row = y; row < y + height; row++)
      data.fill(40, row * WIDTH + x, row * WIDTH + x + width)
  return { data, width: WIDTH, height: HEIGHT }
}

/**
 * A line of "letters", each eight pixels wide: a stroke, and a dot beside it in those that are
 * told.
 */
const line = (x: number, y: number, letters: string): Rect[] =>
  [...letters].flatMap((letter, index): Rect[] => {
    const left = x + index * 8
    const stroke: Rect = [left, y, 2, 12]
    return letter === 'i' ? [stroke] : [stroke, [left + 3, y + 9, 3, 3]]
  })

const boxes = (page: GreyPicture) =>
  textBlocks(withoutRules(page)).map(({ x0, y0, x1, y1 }) => [x0, y0, x1 - x0, y1 - y0])

/** Reads a picture as its size, and tells which pictures were read. */
function sizeReader() {
  const read: string[] = []
  const recognize = async (picture: Uint8Array) => {
    const text = new TextDecoder().decode(picture.subarray(3, 12)).split('\n')[0] ?? ''
    read.push(text)
    const bbox = { x0: 0, y0: 0, x1: 1, y1: 1 }
    return [{ paragraphs: [{ lines: [{ words: [{ text, bbox, confidence: 80 }] }] }] }]
  }
  return { read, recognize }
}

test('a page falls into its lines, and columns whose lines do not stand beside each other into the lines of each', () => {
  const title: Rect = [10, 4, 380, 12]
  const left: Rect[] = [0, 1, 2].map((index) => [10, 30 + index * 20, 100, 12])
  const right: Rect[] = [0, 1, 2].map((index) => [200, 40 + index * 20, 150, 12])
  expect(boxes(pageWith(title, ...left, ...right))).toEqual([title, ...left, ...right])
})

test('columns whose lines stand beside each other are read one after the other, cells of a table by rows', () => {
  const title: Rect = [10, 4, 380, 12]
  const column = (x: number, width: number) =>
    [0, 1, 2].map((index): Rect => [x, 30 + index * 20, width, 12])
  const numbers = [0, 1, 2].map((index): Rect => [200, 30 + index * 20, 6, 12])
  const code = column(232, 150)
  const statement = column(10, 160)
  const numbered = numbers.map(([x, y]): Rect => [x, y, 182, 12])
  expect(boxes(pageWith(title, ...statement, ...numbers, ...code))).toEqual([
    title,
    ...statement,
    ...numbered,
  ])
  const rows = [0, 1, 2].map((index): Rect => [10, 30 + index * 20, 230, 12])
  expect(boxes(pageWith(title, ...column(10, 40), ...column(200, 40)))).toEqual([title, ...rows])
})

test('spaces stand between the cells of a line as wide as they are apart', async () => {
  const word = (text: string, x0: number) => ({
    text,
    bbox: { x0, y0: 0, x1: x0 + 40, y1: 20 },
    confidence: 90,
  })
  const words = [word('Input', 0), word('1', 46), word('Output', 160)]
  const { text } = await readPage(pageWith(...line(10, 20, 'iiii')), emptyMemory(), [
    async () => [{ paragraphs: [{ lines: [{ words }] }] }],
  ])
  expect(text).toBe(`Input 1${' '.repeat(10)}Output`)
})

test('lines side by side are one, as are those that touch, and what is no text is left out', () => {
  const table: Rect[] = [
    [10, 10, 40, 12],
    [200, 12, 40, 10],
  ]
  const [underline, scrollBar]: Rect[] = [
    [10, 40, 100, 2],
    [390, 30, 8, 160],
  ]
  const touching: Rect[] = [
    [10, 60, 90, 30],
    [10, 91, 80, 30],
  ]
  const page = pageWith(...table, underline ?? [0, 0, 0, 0], scrollBar ?? [0, 0, 0, 0], ...touching)
  expect(boxes(page)).toEqual([
    [10, 10, 230, 12],
    [10, 60, 90, 61],
  ])
})

test('a thin frame around lines does not join them', () => {
  const lines: Rect[] = [0, 1, 2, 3].map((index) => [20, 20 + index * 30, 200, 14])
  const frame: Rect[] = [
    [8, 8, 2, 130],
    [300, 8, 2, 130],
    [8, 8, 294, 2],
    [8, 136, 294, 2],
  ]
  expect(boxes(pageWith(...lines, ...frame))).toEqual(lines)
})

test('only what is new on a page is read, and the text is that of the page from top to bottom', async () => {
  const { read, recognize } = sizeReader()
  const memory = emptyMemory()
  const first = await readPage(
    pageWith(...line(10, 20, 'iiii'), ...line(10, 60, 'ii.iii')),
    memory,
    [recognize],
  )
  expect(first).toMatchObject({ blocks: 2, readBlocks: 2, confidence: 80 })
  const [one, two] = first.text.split('\n')
  const longer = pageWith(
    ...line(10, 20, 'iiii'),
    ...line(10, 40, 'iiiiiiii'),
    ...line(10, 60, 'ii.iii'),
  )
  const second = await readPage(longer, memory, [recognize, recognize])
  expect(second).toMatchObject({ blocks: 3, readBlocks: 1 })
  expect(second.text.split('\n')).toEqual([one, read[2], two])
})

test('a page that was scrolled is not read again, nor a line that was removed kept', async () => {
  const { read, recognize } = sizeReader()
  const memory = emptyMemory()
  const first = await readPage(
    pageWith(...line(10, 40, 'iiii'), ...line(10, 80, 'ii.iii')),
    memory,
    [recognize],
  )
  const scrolled = await readPage(
    pageWith(...line(10, 10, 'iiii'), ...line(10, 50, 'ii.iii')),
    memory,
    [recognize],
  )
  expect([scrolled.text, scrolled.readBlocks]).toEqual([first.text, 0])
  const shorter = await readPage(pageWith(...line(10, 50, 'ii.iii')), memory, [recognize])
  expect(shorter.text).toBe(first.text.split('\n')[1])
  expect(read).toHaveLength(2)
})

test('one other letter is read, the noise of a video is not, and what is long gone is forgotten', async () => {
  const { read, recognize } = sizeReader()
  const memory = emptyMemory()
  const page = pageWith(...line(10, 40, 'iiiiiiiiii'))
  await readPage(page, memory, [recognize])
  const noisy = page.data.map((level, index) => (level < 200 ? level + ((index * 7) % 20) : level))
  await readPage({ ...page, data: noisy }, memory, [recognize])
  expect(read).toHaveLength(1)
  await readPage(pageWith(...line(10, 40, 'iiii.iiiii')), memory, [recognize])
  expect(read).toHaveLength(2)
  for (let pages = 0; pages < 4; pages++) await readPage(pageWith(), memory, [recognize])
  await readPage(page, memory, [recognize])
  expect(read).toHaveLength(3)
})

test('a picture without lines is not read, and light letters in a dark box are turned dark', async () => {
  const photo = pageWith([10, 10, 200, 150])
  for (let pixel = 0; pixel < photo.data.length; pixel++)
    if (photo.data[pixel] === 40) photo.data[pixel] = 40 + ((pixel * 37) % 180)
  const { read, recognize } = sizeReader()
  expect((await readPage(photo, emptyMemory(), [recognize])).text).toBe('')
  expect(read).toEqual([])
  const box = pageWith([10, 10, 120, 30])
  for (let row = 18; row < 30; row++) box.data.fill(250, row * WIDTH + 30, row * WIDTH + 60)
  let pixels = new Uint8Array()
  const keep = async (picture: Uint8Array<ArrayBuffer>) => {
    pixels = picture.slice(-144 * 54)
    return null
  }
  await readPage(box, emptyMemory(), [keep])
  const middle = pixels.subarray(27 * 144, 28 * 144)
  expect([middle[20], middle[50], middle[100]]).toEqual([255, 7, 255])
})

test('a dark panel is a page of its own, of which one line more is read', async () => {
  const { read, recognize } = sizeReader()
  const memory = emptyMemory()
  const panelWith = (...lines: Rect[]) => {
    const page = pageWith([10, 10, 300, 120])
    for (const [x, y, width, height] of lines)
      for (let row = y; row < y + height; row++)
        page.data.fill(230, row * WIDTH + x, row * WIDTH + x + width)
    return page
  }
  const lines = [...line(30, 30, 'ii.ii'), ...line(30, 60, 'iii.i.ii')]
  expect(await readPage(panelWith(...lines), memory, [recognize])).toMatchObject({
    blocks: 2,
    readBlocks: 2,
  })
  const more = panelWith(...lines, ...line(30, 90, 'iiii'))
  expect(await readPage(more, memory, [recognize])).toMatchObject({ blocks: 3, readBlocks: 1 })
  expect(read).toHaveLength(3)
})

test('the engine is told when the next picture is of another kind, and only then', async () => {
  const told: boolean[] = []
  const recognize = recognizer({
    expectLines: async (isLine) => told.push(isLine),
    read: async () => null,
  })
  for (const isLine of [false, true, true, false]) await recognize(new Uint8Array(), isLine)
  expect(told).toEqual([true, false])
})
