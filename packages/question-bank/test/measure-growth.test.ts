import type { TestCase, TestResult } from '@sightline/contracts/questions/questions'
import { TOO_DEEP } from '@sightline/languages/call-outcome'
import { describe, expect, test } from 'vitest'
import type { QuestionInputs } from '../src/inputs.ts'
import { measureGrowth } from '../src/measure-growth.ts'

const SIZES = { least: 1, most: 16_000 }
/** A number up to the size, and a number up to 99 that every draw chooses anew. */
const shares: QuestionInputs = {
  sizes: SIZES,
  shapes: { 'any shares': (size, random) => [size, random.int(1, size), random.int(0, 99)] },
}

type Call = { size: number; share: number; shape: string }

/** Measures a solution whose calls take as long as `timeOf` says, or end as it says. */
async function measured(
  inputs: QuestionInputs,
  timeOf: (call: Call) => number | Partial<TestResult>,
) {
  const calls: Call[] = []
  const run = async ({
    args: [size = 0, share = 0],
    name: shape,
  }: TestCase): Promise<TestResult> => {
    const call = { size: Number(size), share: Number(share), shape }
    calls.push(call)
    const outcome = timeOf(call)
    const result = typeof outcome === 'number' ? { timeMs: outcome } : { timeMs: 0, ...outcome }
    const shown = { name: shape, isHidden: false, input: '', expected: '', got: null, output: '' }
    return { ...shown, status: 'failed', error: null, remark: null, ...result } as TestResult
  }
  return { ...(await measureGrowth(inputs, run)), calls }
}

describe('measuring growth', () => {
  test('inputs of all sizes are in proportion, so that what was drawn does not hide the growth', async () => {
    const { points } = await measured(shares, ({ size, share }) => (size * share) / 1e6)
    const times = points?.map(({ timeMs }) => timeMs) ?? []
    expect(times).toHaveLength(5)
    for (const [step, timeMs] of times.slice(1).entries())
      expect(timeMs / (times[step] ?? 0)).toBeCloseTo(4, 1)
  })

  test('of several draws the one that costs most is kept', async () => {
    const { points, calls } = await measured(
      shares,
      ({ size, share }) => ((size - share) * size) / 2e6,
    )
    const largest = calls.filter(({ size }) => size === SIZES.most)
    const dearest = Math.max(...largest.map(({ size, share }) => ((size - share) * size) / 2e6))
    expect(new Set(largest.map(({ share }) => share)).size).toBeGreaterThan(1)
    expect(points?.at(-1)?.timeMs).toBe(dearest)
  })

  test('growth that looks steep although no call took long is measured again at the end', async () => {
    let calls = 0
    // Something else on the machine slows the large inputs down while they are measured first.
    const { points } = await measured(
      { sizes: SIZES, shapes: { only: (size) => [size, 1] } },
      ({ size }) => {
        calls += 1
        const isDisturbed = calls <= 15
        return (size / 400) * (isDisturbed ? (size / 1000) ** 0.9 : 1)
      },
    )
    expect(points?.map(({ timeMs }) => timeMs)).toEqual([2.5, 5, 10, 20, 40])
  })

  test('the parameter whose length or number is the size is named', async () => {
    const inputs: QuestionInputs = {
      sizes: SIZES,
      shapes: {
        lists: (size) => [3, Array(size).fill(1)],
        numbers: (size) => [size, [1, 2]],
      },
    }
    const run = async (): Promise<TestResult> => ({
      ...{ name: '', isHidden: false, status: 'failed', input: '', expected: '' },
      ...{ got: null, timeMs: 1, output: '', error: null },
    })
    const { points } = await measureGrowth(inputs, run, ['limit', 'charges'])
    const parameterOf = (shape: string) =>
      new Set(points?.filter((point) => point.shape === shape).map(({ parameter }) => parameter))
    expect(parameterOf('lists')).toEqual(new Set(['charges']))
    expect(parameterOf('numbers')).toEqual(new Set(['limit']))
  })

  const twoShapes: QuestionInputs = {
    sizes: SIZES,
    shapes: { first: (size) => [size, 1], second: (size) => [size, 1] },
  }

  test('ends at the first input that takes too long', async () => {
    const { points, calls } = await measured(twoShapes, ({ size }) =>
      size < 8000 ? 900 : { status: 'timeout', timeMs: 5000 },
    )
    expect(points?.map(({ size, ending }) => `${size} ${ending}`)).toEqual([
      ...['1000 finished', '2000 finished', '4000 finished', '8000 timeout'],
    ])
    expect(calls).toHaveLength(4)
  })

  test('a call that ends long after the time limit has not ended in time', async () => {
    const { points } = await measured(twoShapes, ({ size }) => (size < 8000 ? 900 : 9000))
    expect(points?.at(-1)).toMatchObject({ size: 8000, ending: 'timeout' })
  })

  test('ends when the growth is clear, but not where a good solution grows as fast', async () => {
    const square = ({ size }: Call) => size ** 2 / 1e5
    expect((await measured(twoShapes, square)).calls.some(({ shape }) => shape === 'second')).toBe(
      false,
    )
    const calls = (await measured({ ...twoShapes, power: 2 }, square)).calls
    expect(calls.some(({ shape }) => shape === 'second')).toBe(true)
  })

  test('short times are taken from the quickest of several calls', async () => {
    const seen = new Set<string>()
    const { points } = await measured(twoShapes, ({ size, shape }) => {
      const isFirst = !seen.has(`${size} ${shape}`)
      seen.add(`${size} ${shape}`)
      return isFirst ? size / 100 : size / 1000
    })
    expect(points?.map(({ size, timeMs }) => timeMs / size)).toEqual(
      Array.from({ length: 10 }, () => 1 / 1000),
    )
  })

  test('a call that breaks is said to be broken, and one that is too deep is measured', async () => {
    const broken = await measured(twoShapes, () => ({
      status: 'error',
      error: { message: 'Oh.', line: 3 },
    }))
    expect(broken).toMatchObject({
      points: null,
      broken: { shape: 'first', size: 1000, error: { line: 3 } },
    })
    const deep = await measured(twoShapes, () => ({
      status: 'error',
      error: { message: TOO_DEEP, line: null },
    }))
    expect(deep.points).toMatchObject([
      { shape: 'first', size: 1000, ending: 'too-deep' },
      { shape: 'second', size: 1000, ending: 'too-deep' },
    ])
  })

  const tooDeep = { status: 'error', error: { message: TOO_DEEP, line: null } } as const

  test('a recursion that is too deep from the smallest input on is measured on the largest that it has room for', async () => {
    const { points } = await measured(twoShapes, ({ size }) =>
      size > 300 ? tooDeep : { status: 'timeout', timeMs: 5000 },
    )
    expect(points?.map(({ size, ending }) => `${size} ${ending}`)).toEqual([
      '250 timeout',
      '1000 too-deep',
    ])
  })

  test('inputs of other shapes are measured where a recursion is too deep for one', async () => {
    const { points } = await measured(twoShapes, ({ shape, size }) =>
      shape === 'first' && size > 1000 ? tooDeep : 9000,
    )
    expect(points?.at(-1)).toMatchObject({ ending: 'timeout' })
  })
})
