import { expect, test } from 'vitest'
import { greyOf, seeThumbnail, THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH, UNSEEN } from '../../src/live/screen-change.ts'

const picture = (level: number) => new Uint8Array(THUMBNAIL_WIDTH * THUMBNAIL_HEIGHT).fill(level)

/** The times of the looks, for a picture every 250 ms. */
function looksAt(pictures: Uint8Array[]) {
  let state = UNSEEN
  const looks: number[] = []
  for (const [index, thumbnail] of pictures.entries()) {
    const { isDue, ...next } = seeThumbnail(state, thumbnail, index * 250)
    if (isDue) looks.push(index * 250)
    state = next
  }
  return looks
}
const still = (level: number, count: number) => Array.from({ length: count }, () => picture(level))

test('a still screen is looked at once, after it has settled', () => {
  expect(looksAt(still(100, 30))).toEqual([500])
})

test('a screen that keeps moving is looked at when it comes to rest', () => {
  const moving = Array.from({ length: 12 }, (_, index) => picture(index * 20))
  expect(looksAt([...moving, ...still(240, 8)])).toEqual([3500])
})

test('looks are at least two seconds apart, and the last change is not missed', () => {
  expect(looksAt([...still(0, 4), ...still(80, 3), ...still(160, 12)])).toEqual([500, 2500])
})

test('the noise of a video codec is no change', () => {
  expect(looksAt(Array.from({ length: 30 }, (_, index) => picture(100 + (index % 2))))).toEqual([500])
})

test('grey follows the eye: green counts more than blue', () => {
  expect([...greyOf(Uint8ClampedArray.from([0, 255, 0, 255, 0, 0, 255, 255]))]).toEqual([150, 29])
})
