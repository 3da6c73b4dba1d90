import { expect, test } from 'vitest'
import {
  greyOf,
  seeThumbnail,
  THUMBNAIL_HEIGHT,
  THUMBNAIL_WIDTH,
  UNSEEN,
} from '../../src/screen/screen-change.ts'

const picture = (level: number) => new Uint8Array(THUMBNAIL_WIDTH * THUMBNAIL_HEIGHT).fill(level)

interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** A white page on which a part is as dark as told for each of its pixels. */
function pageWith({ x, y, width, height }: Part, level: (index: number) => number) {
  const page = picture(250)
  for (let index = 0; index < width * height; index++)
    page[(y + Math.floor(index / width)) * THUMBNAIL_WIDTH + x + (index % width)] = level(index)
  return page
}

/** The times of the looks, for a picture every so many ms. */
function looksAt(pictures: Uint8Array[], everyMs = 250) {
  let state = UNSEEN
  const looks: number[] = []
  for (const [index, thumbnail] of pictures.entries()) {
    const { isDue, ...next } = seeThumbnail(state, thumbnail, index * everyMs)
    if (isDue) looks.push(index * everyMs)
    state = next
  }
  return looks
}
const still = (level: number, count: number) => Array.from({ length: count }, () => picture(level))

/** A still page for two seconds, then these pictures, one every half second. */
const looksAfterStill = (pictures: Uint8Array[]) => looksAt([...still(250, 4), ...pictures], 500)
const repeated = (count: number, at: (index: number) => Uint8Array) =>
  Array.from({ length: count }, (_, i) => at(i))

test('a still screen is looked at once, after it has settled', () => {
  expect(looksAt(still(100, 30))).toEqual([500])
})

test('a screen that keeps moving is looked at when it comes to rest', () => {
  const moving = Array.from({ length: 12 }, (_, index) => picture(index * 20))
  const [look, ...more] = looksAt([...moving, ...still(240, 20)])
  expect(look).toBeGreaterThanOrEqual(3250)
  expect(more).toEqual([])
})

test('looks are at least two seconds apart, and the last change is not missed', () => {
  expect(looksAt([...still(0, 4), ...still(80, 3), ...still(160, 12)])).toEqual([500, 2500])
})

test('the noise of a video codec is no change', () => {
  const noisy = (seed: number) =>
    picture(100).map((level, index) => level + ((index * 7 + seed * 13) % 9))
  expect(looksAt(repeated(30, noisy))).toEqual([500])
})

test('a line more is looked at as soon as it has settled', () => {
  const line = pageWith({ x: 40, y: 60, width: 36, height: 3 }, (index) => (index % 3 ? 120 : 250))
  expect(looksAfterStill(repeated(10, () => line))).toEqual([500, 2500])
})

test('a single digit that is another one is looked at when it has stayed', () => {
  const digit = pageWith({ x: 41, y: 61, width: 2, height: 3 }, () => 130)
  expect(looksAfterStill(repeated(16, () => digit))).toEqual([500, 4000])
})

test('a blinking cursor is looked at once at most', () => {
  const cursor = pageWith({ x: 43, y: 58, width: 1, height: 5 }, () => 20)
  for (const everySamples of [1, 2])
    expect(
      looksAfterStill(
        repeated(60, (index) => (Math.floor(index / everySamples) % 2 ? picture(250) : cursor)),
      ),
    ).toEqual([500])
})

test('a line that is typed while the cursor blinks is looked at', () => {
  const line = (index: number) =>
    pageWith({ x: 40, y: 60, width: 40, height: 4 }, (pixel) =>
      pixel % 40 < 37 ? 90 : index % 2 ? 20 : 250,
    )
  const cursor = pageWith({ x: 42, y: 60, width: 1, height: 4 }, () => 20)
  const blinking = repeated(20, (index) => (index % 2 ? cursor : picture(250)))
  const looks = looksAfterStill([...blinking, ...repeated(20, line)])
  expect(looks.filter((at) => at >= 12_000 && at <= 16_000)).toHaveLength(1)
})

test('a pointer that moves about, and rests for a moment, is no change', () => {
  const pointer = (index: number) =>
    pageWith(
      { x: 30 + Math.floor(index / 3) * 7, y: 40 + (index % 5), width: 3, height: 5 },
      () => 20,
    )
  expect(looksAfterStill(repeated(60, pointer))).toEqual([500])
})

test('a video beside a text is not looked at while it runs, and its text is when a line is added', () => {
  const face = { x: 240, y: 20, width: 60, height: 40 }
  const frame = (index: number) =>
    pageWith(face, (pixel) => 128 + 90 * Math.sin(pixel * 0.7 + index * 1.9) * ((pixel % 60) / 60))
  const withLine = (index: number) => {
    const page = frame(index)
    page.set(
      Array.from({ length: 60 }, (_, pixel) => (pixel % 3 ? 100 : 250)),
      100 * THUMBNAIL_WIDTH + 20,
    )
    page.copyWithin(
      101 * THUMBNAIL_WIDTH + 20,
      100 * THUMBNAIL_WIDTH + 20,
      100 * THUMBNAIL_WIDTH + 80,
    )
    return page
  }
  const looks = looksAfterStill([
    ...repeated(40, frame),
    ...repeated(40, (index) => withLine(index + 40)),
  ])
  expect(looks.filter((at) => at > 6000)).toEqual([22_500])
})

test('grey follows the eye: green counts more than blue', () => {
  expect([...greyOf(Uint8ClampedArray.from([0, 255, 0, 255, 0, 0, 255, 255]))]).toEqual([150, 29])
})
