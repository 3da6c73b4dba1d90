import { RUN_LIMIT_MS } from '@sightline/contracts/interviews/limits'
import type { GrowthPoint, TestCase, TestResult } from '@sightline/contracts/questions/questions'
import { OUT_OF_MEMORY, TOO_DEEP } from '@sightline/languages/call-outcome'
import { growthSizes } from './growth-sizes.ts'
import { createRandomSource, type QuestionInputs } from './inputs.ts'

/**
 * Makes one call of a solution, with the time limit of a whole run; null when something else took
 * the runtime over.
 */
export type RunCall = (test: TestCase) => Promise<TestResult | null>

/** A call that ended with an error other than those that come from time, depth or memory. */
export type BrokenCall = { shape: string; size: number; error: NonNullable<TestResult['error']> }

/** `points` is null when a call could not be made or broke. `power` is that of a good solution. */
export type MeasuredGrowth = { power: number } & (
  | { points: GrowthPoint[]; broken: null }
  | { points: null; broken: BrokenCall | null }
)

/**
 * Seeds whose first numbers, and those after one list or two, are high, in the middle, and low.
 * Inputs of all sizes are drawn from the same seed, so that what a shape chooses, such as a share
 * of the size, stays in proportion.
 */
const [FIRST_SEED, ...OTHER_SEEDS] = [44_795, 532, 1280] as const
/** By how much another seed must cost more at the largest size to be worth measuring. */
const DEARER = { times: 1.5, leastMs: 4 }

/** The measurements of one shape; null when a call could not be made or broke. */
type Series = { points: GrowthPoint[]; broken: null } | { points: null; broken: BrokenCall | null }

/**
 * Calls a solution with valid random inputs of growing size, up to the largest that the constraints
 * allow, of every shape, and keeps the dearer of several draws. Stops at the first input that takes
 * too much time or memory, and once the growth is clear. A recursion that goes too deep may be too
 * slow as well, on other shapes or on smaller inputs. A growth that looks steep although no call took
 * long is measured once more, after all else: other work of the machine comes and goes. `parameters`
 * are the names of the arguments.
 */
export async function measureGrowth(
  { sizes, shapes, power = 1 }: QuestionInputs,
  run: RunCall,
  parameters: readonly string[] = [],
): Promise<MeasuredGrowth> {
  /** What the code should return is not known, and does not matter here. */
  const testOf = (shape: string, size: number, seed: number): TestCase => {
    const args = shapes[shape]?.(size, createRandomSource(seed)) ?? []
    return { name: shape, args, expected: null }
  }
  const measure = (shape: string, seed: number, of = growthSizes(sizes)) =>
    measureSeries(
      of.map((size) => ({ size, test: testOf(shape, size, seed) })),
      run,
    )
  const series = new Map<string, GrowthPoint[]>()
  const seeds = new Map<string, number>()
  const measured = async (): Promise<MeasuredGrowth> => {
    for (const [shape, points] of series) {
      if (!isDoubtful(points, power)) continue
      const again = await measure(shape, seeds.get(shape) ?? FIRST_SEED)
      if (again.points && isFinished(again.points)) series.set(shape, leastOf(points, again.points))
    }
    const points = [...series].flatMap(([shape, points]) => {
      const parameter = parameters[sizedArgument(testOf(shape, sizes.most, FIRST_SEED), sizes.most)]
      return points.map((point) => ({ ...point, ...(parameter && { parameter }) }))
    })
    return { power, points, broken: null }
  }
  for (const shape of Object.keys(shapes)) {
    const { points, broken } = await measure(shape, FIRST_SEED)
    if (!points) return { power, points, broken }
    series.set(
      shape,
      isTooDeep(points)
        ? await belowTheDepth(points, (size) => measure(shape, FIRST_SEED, [size]))
        : points,
    )
    if (isTooCostly(series.get(shape)) || isClear(points, power)) return measured()
  }
  if ([...series.values()].some(isTooDeep)) return measured()
  for (const shape of Object.keys(shapes))
    for (const seed of OTHER_SEEDS) {
      const largest = await measure(shape, seed, [sizes.most])
      if (!largest.points) return { power, ...largest }
      if (isFinished(largest.points) && !isDearer(largest.points, series.get(shape))) continue
      const { points, broken } = await measure(shape, seed)
      if (!points) return { power, points, broken }
      series.set(shape, points)
      seeds.set(shape, seed)
      if (!isFinished(points) || isClear(points, power)) return measured()
    }
  return measured()
}

/** Far less than the limit: what took so little is not slow by itself. */
const LITTLE_MS = RUN_LIMIT_MS / 3

const isDoubtful = (points: GrowthPoint[], power: number) =>
  isFinished(points) &&
  lastTime(points) >= REPEATED_SERIES_MS.from &&
  lastTime(points) <= LITTLE_MS &&
  isMaybeSteep(points, power)

const leastOf = (points: GrowthPoint[], again: GrowthPoint[]): GrowthPoint[] =>
  points.map((point, at) => ({
    ...point,
    timeMs: Math.min(point.timeMs, again[at]?.timeMs ?? point.timeMs),
  }))

/** The argument whose length, or else whose number, comes nearest to the size of the input. */
function sizedArgument({ args }: TestCase, size: number): number {
  const distances = args.map((arg) => {
    if (typeof arg === 'number') return Math.abs(arg - size) + 0.5
    return Array.isArray(arg) || typeof arg === 'string'
      ? Math.abs(arg.length - size)
      : Number.POSITIVE_INFINITY
  })
  return distances.indexOf(Math.min(...distances))
}

const isTooDeep = (points: GrowthPoint[]) => points.some(({ ending }) => ending === 'too-deep')
const isTooCostly = (points: GrowthPoint[] = []) =>
  points.some(({ ending }) => ending === 'timeout' || ending === 'out-of-memory')
const isFinished = (points: GrowthPoint[]) => points.every(({ ending }) => ending === 'finished')
const lastTime = (points: GrowthPoint[] = []) => points.at(-1)?.timeMs ?? 0
const isDearer = (points: GrowthPoint[], known: GrowthPoint[] | undefined) =>
  lastTime(points) > Math.max(DEARER.leastMs, DEARER.times * lastTime(known))

/**
 * Growth over two steps that needs no further measurements: the least time of the last call, and
 * how steep it is.
 */
const CLEAR = { leastMs: 300, beyondPower: 0.75 }
function isClear(points: GrowthPoint[], power: number): boolean {
  const [first, second, third] = points.slice(-3).map(({ timeMs }) => timeMs)
  if (first === undefined || second === undefined || third === undefined) return false
  const times = 2 ** (power + CLEAR.beyondPower)
  return third >= CLEAR.leastMs && third >= times * second && second >= times * first
}

/**
 * Series that take so long in all are measured again, longer ones where they look steep: other work
 * of the machine and translating code cost time.
 */
const REPEATED_SERIES_MS = { from: 4, to: 800, steepTo: 2400 }
const REPEATS = 2
/**
 * Growth from the first to the last size with a greater power than this may turn out to be steep.
 */
const MAYBE_STEEP_EXPONENT = 1.25

/**
 * Measures ascending sizes, short series several times, of which the least times are the truest.
 */
async function measureSeries(
  inputs: { size: number; test: TestCase }[],
  run: RunCall,
): Promise<Series> {
  const points: GrowthPoint[] = []
  for (const { size, test } of inputs) {
    const result = await run(test)
    const ending = result && endingOf(result)
    if (!ending)
      return {
        points: null,
        broken: result?.error ? { shape: test.name, size, error: result.error } : null,
      }
    points.push({ shape: test.name, size, timeMs: result.timeMs, ending })
    if (ending !== 'finished') return { points, broken: null }
  }
  const repeats = inputs.length > 1 ? REPEATS : 0
  for (let round = 0; round < repeats; round++) {
    const totalMs = points.reduce((sum, { timeMs }) => sum + timeMs, 0)
    const { from, to, steepTo } = REPEATED_SERIES_MS
    if (totalMs < from || totalMs > (isMaybeSteep(points) ? steepTo : to)) break
    for (const [index, { test }] of inputs.entries()) {
      const [point, again] = [points[index], await run(test)]
      if (!point || !again || endingOf(again) !== 'finished') return { points, broken: null }
      point.timeMs = Math.min(point.timeMs, again.timeMs)
    }
  }
  return { points, broken: null }
}

function isMaybeSteep(points: GrowthPoint[], power = 1): boolean {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return false
  return (
    last.timeMs >= first.timeMs * (last.size / first.size) ** (power - 1 + MAYBE_STEEP_EXPONENT)
  )
}

/**
 * Adds the largest of the halves of an input that was too deep, itself the smallest of its series,
 * whose recursion the runtime has room for.
 */
async function belowTheDepth(
  points: GrowthPoint[],
  measure: (size: number) => Promise<Series>,
): Promise<GrowthPoint[]> {
  if (points.length > 1) return points
  for (let size = halfOf(points[0]?.size); size > 0; size = halfOf(size)) {
    const smaller = await measure(size)
    if (!smaller.points) return points
    if (!isTooDeep(smaller.points)) return [...smaller.points, ...points]
  }
  return points
}

const halfOf = (size = 0) => Math.floor(size / 2)

function endingOf({ status, error, timeMs }: TestResult): GrowthPoint['ending'] | null {
  // A single step of a runtime, such as a search through a list, goes on beyond the time limit.
  if (timeMs > RUN_LIMIT_MS) return 'timeout'
  if (status === 'passed' || status === 'failed') return 'finished'
  if (status === 'timeout') return 'timeout'
  if (error?.message.startsWith(TOO_DEEP)) return 'too-deep'
  return error?.message === OUT_OF_MEMORY ? 'out-of-memory' : null
}
