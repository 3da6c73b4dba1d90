import { expect, test } from 'vitest'
import { parsePlaces, placeFor, pullBack, remember } from './place.ts'

const laptop = { name: 'eDP-1', x: 0, y: 0, width: 1280, height: 800 }
const wall = { name: 'HDMI-1', x: 1280, y: 0, width: 1920, height: 1080 }
const size = { width: 460, height: 380 }
const nowhere = { last: null, on: {} }

test('a new overlay is at the upper right of the first screen', () => {
  const box = { ...size, x: 3, y: 4 }
  expect(placeFor(box, [laptop, wall], nowhere)).toEqual({ ...size, x: 780, y: 40 })
})

test('each screen has its place, and the last one used comes back', () => {
  const onLaptop = remember(nowhere, { ...size, x: 20, y: 30 }, [laptop, wall])
  const onWall = remember(onLaptop, { ...size, x: 1400, y: 500 }, [laptop, wall])
  expect(placeFor(size, [laptop, wall], onWall)).toEqual({ ...size, x: 1400, y: 500 })
  expect(placeFor(size, [laptop], onWall)).toEqual({ ...size, x: 20, y: 30 })
})

test('a screen that moved takes its place along', () => {
  const onWall = remember(nowhere, { ...size, x: 1400, y: 500 }, [laptop, wall])
  const above = { ...wall, x: 0, y: -1080 }
  expect(placeFor(size, [laptop, above], onWall)).toEqual({ ...size, x: 120, y: -580 })
})

test('an overlay whose screen is gone is pulled back onto the nearest one', () => {
  const box = { ...size, x: 2600, y: 600 }
  expect(pullBack(box, [laptop, wall])).toEqual(box)
  expect(pullBack(box, [laptop])).toEqual({ ...size, x: 820, y: 420 })
})

test('an overlay larger than its screen is made to fit', () => {
  const place = placeFor({ width: 2000, height: 900 }, [laptop], nowhere)
  expect(place).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
})

test.each([null, 'nonsense', 'null', '{"on":{"eDP-1 1280×800":{"x":"1"}},"last":5}'])(
  '%s counts as no place',
  (stored) => {
    expect(parsePlaces(stored)).toEqual(nowhere)
  },
)

test('places are read as they were kept', () => {
  const places = remember(nowhere, { ...size, x: 20, y: 30 }, [laptop])
  expect(parsePlaces(JSON.stringify(places))).toEqual(places)
})
