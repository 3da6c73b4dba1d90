import type { GrowthPoint } from '@sightline/contracts/questions/questions'
import { describe, expect, test } from 'vitest'
import { fitGrowth, growthText, isSteep, isSteeperThan, isTooCostly } from '../src/growth.ts'

const points = (timeOf: (size: number) => number, shape = 'long lists'): GrowthPoint[] =>
  [2500, 5000, 10_000, 20_000].map((size) => ({
    shape,
    size,
    timeMs: timeOf(size),
    ending: 'finished',
  }))

describe('the growth of time with the input', () => {
  test.each([
    ['linear', (n: number) => n / 100, false],
    ['n log n', (n: number) => (n * Math.log2(n)) / 1000, false],
    ['quadratic', (n: number) => (n * n) / 1e6, true],
    ['cubic', (n: number) => n ** 3 / 1e9, true],
  ])('is steep or not: %s', (_name, timeOf, steep) => {
    const growth = fitGrowth(points(timeOf))
    expect(growth && isSteep(growth)).toBe(steep)
    expect(growth && isTooCostly(growth)).toBe(false)
  })

  test('is not told from two short times', () => {
    const textOf = (times: number[]) => {
      const growth = fitGrowth(points((n) => times[Math.log2(n / 2500)] ?? 0))
      return growth && growthText(growth)
    }
    expect(textOf([0.5, 1, 3, 12])).not.toContain('Twice the input')
    expect(textOf([0.7, 2.5, 10, 40])).toContain('Twice the input takes about 4 times as long.')
  })

  test.each([
    ['the last step is much steeper', [60, 130, 499, 3600], false],
    ['the limit was reached much too early', [386, 772, 1400, null], false],
    ['the limit fits', [20, 80, 320, null], false],
    ['the limit fits a steep end', [120, 480, 1900, null], true],
    ['the times agree', [40, 160, 640, 2560], true],
  ])('is told only as the shown times say: %s', (_name, times, isTold) => {
    const measured = points((n) => times[Math.log2(n / 2500)] ?? 5000).map((point, index) =>
      times[index] === null ? { ...point, ending: 'timeout' as const } : point,
    )
    const growth = fitGrowth(measured)
    expect(growth && growthText(growth).includes('Twice the input')).toBe(isTold)
  })

  test('is unknown where the times are too short to tell', () => {
    expect(fitGrowth(points((n) => n / 20_000))?.exponent).toBeNull()
  })

  test('is unknown where the steps contradict each other, as on a busy machine', () => {
    const times = [4, 232, 441, 500]
    expect(fitGrowth(points((n) => times[Math.log2(n / 2500)] ?? 0))?.exponent).toBeNull()
  })

  test('is as steep as the last steps, where the steps contradict each other but these are steep', () => {
    const exponentOf = (times: number[]) =>
      fitGrowth(points((n) => times[Math.log2(n / 2500)] ?? 0))?.exponent
    expect(exponentOf([4, 13, 100, 340])).toBeCloseTo(1.77, 2)
    expect(exponentOf([52, 123, 557, 2770])).toBeCloseTo(2.18, 2)
    expect(exponentOf([4, 40, 100, 400])).toBeNull()
  })

  test('is that of a steep shape, if that takes at least a quarter of the time of the dearest', () => {
    const shapes = (part: number) => [
      ...points((n) => n / 50),
      ...points((n) => (part * n * n) / 1e6, 'sorted lists'),
    ]
    expect(fitGrowth(shapes(0.3))?.points[0]?.shape).toBe('sorted lists')
    expect(fitGrowth(shapes(0.2))?.points[0]?.shape).toBe('long lists')
  })

  test('is compared with that of a good solution', () => {
    const [square, cube] = [
      fitGrowth(points((n) => n ** 2.3 / 1e6)),
      fitGrowth(points((n) => n ** 3 / 1e9)),
    ]
    expect(square && isSteeperThan(1, square, 'python')).toBe(true)
    expect(square && isSteeperThan(2, square, 'python')).toBe(false)
    expect(cube && isSteeperThan(2, cube, 'cpp')).toBe(true)
  })

  test.each([
    ['cpp', 5000, [1, 4, 15], true],
    ['cpp', 5000, [0.5, 2, 7], false],
    ['cpp', 50_000, [3, 12, 45], false],
    ['python', 5000, [12, 50, 200], true],
    ['python', 50_000, [15, 60, 240], false],
    ['python', 50_000, [60, 130, 1000], false],
    ['python', 50_000, [60, 250, 1000], true],
    ['ruby', 20_000, [24, 77, 259], true],
    ['ruby', 20_000, [24, 77, 220], false],
    ['ruby', 40_000, [250, 600, 1950], true],
    ['ruby', 40_000, [250, 550, 1300], false],
    ['ruby', 40_000, [250, 300, 1950], false],
    ['python', 50_000, [120, 500, 2000], true],
  ] as const)(
    'is too short to notice or not: %s, size %i, %o ms',
    (language, size, times, isNoticed) => {
      const growth = fitGrowth(
        times.map((timeMs, step) => ({
          shape: 'lists',
          size: (size * 2 ** step) / 4,
          timeMs,
          ending: 'finished',
        })),
      )
      expect(growth && isSteeperThan(1, growth, language)).toBe(isNoticed)
    },
  )

  test.each([
    ['python', [4, 16, 64, 256], true],
    ['python', [4, 16, 34, 256], false],
    ['python', [2, 6, 25, 100], false],
    ['python', [4, 10, 25, 155], false],
    ['cpp', [0.6, 2.6, 12, 48], true],
    ['cpp', [0.6, 1.2, 2.5, 48], false],
    ['cpp', [0.1, 0.4, 1.6, 6.4], false],
  ] as const)(
    'needs less time where it is steep from step to step: %s, %o ms',
    (language, times, isNoticed) => {
      const growth = fitGrowth(
        times.map((timeMs, step) => ({
          shape: 'lists',
          size: 6250 * 2 ** step,
          timeMs,
          ending: 'finished',
        })),
      )
      expect(growth && isSteeperThan(1, growth, language)).toBe(isNoticed)
      expect(growth && isSteeperThan(2, growth, language)).toBe(false)
    },
  )

  test('leaves out times from before the engine has translated the code', () => {
    const times = [56, 52, 239, 836]
    expect(fitGrowth(points((n) => times[Math.log2(n / 2500)] ?? 0))?.exponent).toBeCloseTo(2, 1)
  })

  test('is that of the shape that costs the most', () => {
    const growth = fitGrowth([
      ...points((n) => n / 1000),
      ...points((n) => (n * n) / 1e6, 'sorted lists'),
    ])
    expect(growth?.points[0]?.shape).toBe('sorted lists')
  })

  test('names the first input that the code does not get through', () => {
    const slow: GrowthPoint[] = [
      { shape: 'long lists', size: 5000, timeMs: 1400, ending: 'finished' },
      { shape: 'long lists', size: 10_000, timeMs: 5000, ending: 'timeout' },
    ]
    const growth = fitGrowth([...points((n) => n, 'short lists'), ...slow])
    expect(growth && isTooCostly(growth)).toBe(true)
    expect(growth && growthText(growth)).toBe(
      'Measured with long lists: size 5000 took 1.4 s, size 10\u00a0000 did not finish within 5 s.',
    )
  })

  test('says how much longer twice the input takes', () => {
    const growth = fitGrowth(points((n) => (n * n) / 1e6))
    expect(growth && growthText(growth)).toBe(
      'Measured with long lists: size 10\u00a0000 took 100 ms, size 20\u00a0000 took 400 ms. Twice the input takes about 4 times as long.',
    )
  })
})
