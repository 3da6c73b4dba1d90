import { expect, test } from 'vitest'
import { pixelsOf, regionAfterKey, regionBetween, regionText } from '../src/engine/screen/region.ts'

test('a region lies between two corners, in any order, within the screen', () => {
  const region = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 }
  expect(regionBetween({ x: 0.25, y: 0.5 }, { x: 0.75, y: 0.75 })).toEqual(region)
  expect(regionBetween({ x: 0.75, y: 0.75 }, { x: 0.25, y: 0.5 })).toEqual(region)
  expect(regionBetween({ x: -1, y: -1 }, { x: 2, y: 2 })).toEqual({
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  })
  expect(regionBetween({ x: 1, y: 1 }, { x: 1, y: 1 })).toEqual({
    x: 0.95,
    y: 0.95,
    width: expect.closeTo(0.05),
    height: expect.closeTo(0.05),
  })
})

test('arrow keys move a region, and change its size with Shift, within the screen', () => {
  const region = { x: 0.5, y: 0, width: 0.5, height: 0.5 }
  expect(regionAfterKey(region, 'ArrowLeft', false)).toMatchObject({ x: 0.45, width: 0.5 })
  expect(regionAfterKey(region, 'ArrowRight', false)).toEqual(region)
  expect(regionAfterKey(region, 'ArrowUp', false)).toEqual(region)
  expect(regionAfterKey(region, 'ArrowDown', true)?.height).toBeCloseTo(0.55)
  expect(regionAfterKey(region, 'ArrowRight', true)).toEqual(region)
  expect(regionAfterKey(region, 'Enter', false)).toBeNull()
})

test('a region in pixels and in words', () => {
  const region = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 }
  expect(pixelsOf(region, { width: 1280, height: 720 })).toEqual({
    x: 320,
    y: 360,
    width: 640,
    height: 180,
  })
  expect(regionText(region)).toBe(
    '50 % wide and 25 % high, 25 % from the left and 50 % from the top',
  )
})
