import { RUN_LIMIT_MS } from '@sightline/contracts/interviews/limits'
import type { Language } from '@sightline/contracts/languages/languages'
import type { GrowthPoint } from '@sightline/contracts/questions/questions'

/**
 * The least exponent of growth that is clearly faster than in step with the input, or with a
 * logarithm on top.
 */
const STEEP_EXPONENT = 1.55

/** How the time of a solution grew with its input, as measured by running the solution. */
export type Growth = {
  /** The measurements of the shape of input that says most about the cost, in ascending size. */
  points: GrowthPoint[]
  /**
   * The smallest input that the solution did not get through; null when it got through all of them.
   */
  failure: GrowthPoint | null
  /** The time grows with this power of the size; null when it was too short to tell. */
  exponent: number | null
}

/** Shapes that cost less than this part of the time of the dearest one say little. */
const DEAR_SHARE = 4
/** Shorter times are noise. */
const RELIABLE_MS = 2
/** Powers of a size are a poor description of growth over smaller inputs. */
const LARGEST_SIZE_MIN = 100
const FITTED_POINTS = 4
/** Steps of growth that differ more than this say more about the machine than about the code. */
const SPREAD_MAX = 1
/**
 * The steps between the largest sizes count alone then, since smaller inputs may cost other things.
 */
const LARGE_STEPS = 2

/**
 * Fits the growth of time to measurements: the slope between the first and the last of the last
 * four reliable ones, on logarithmic scales, if the steps between them agree; where these do not,
 * but the largest are steep, the least of the largest. A time above that of a larger input is not
 * reliable: the engine was still translating the code. Null without measurements.
 */
export function fitGrowth(measured: readonly GrowthPoint[]): Growth | null {
  const shapes = Map.groupBy(measured, ({ shape }) => shape)
  const byShape = [...shapes.values()].map((points) => points.toSorted((a, b) => a.size - b.size))
  const failing =
    byShape.find((points) => points.some(isCostly)) ??
    byShape.find((points) => points.some(isFailure))
  const points = failing ?? mostTelling(byShape)
  return points
    ? { points, failure: points.find(isFailure) ?? null, exponent: exponentOf(points) }
    : null
}

/** Of the shapes that cost most, the steepest if it is steep; else the one that costs the most. */
function mostTelling(shapes: GrowthPoint[][]): GrowthPoint[] | undefined {
  const [dearest, ...others] = shapes.toSorted((a, b) => lastTime(b) - lastTime(a))
  if (!dearest) return undefined
  const dear = [
    dearest,
    ...others.filter((points) => lastTime(points) * DEAR_SHARE >= lastTime(dearest)),
  ]
  return dear.find((points) => (exponentOf(points) ?? 0) >= STEEP_EXPONENT) ?? dearest
}

const isFailure = ({ ending }: GrowthPoint) => ending !== 'finished'
const isCostly = ({ ending }: GrowthPoint) => ending === 'timeout' || ending === 'out-of-memory'
const lastTime = (points: GrowthPoint[]) => points.at(-1)?.timeMs ?? 0

function exponentOf(points: GrowthPoint[]): number | null {
  const finished = points.filter((point) => !isFailure(point))
  const reliable = finished
    .filter(
      ({ timeMs }, index) =>
        timeMs >= RELIABLE_MS && finished.slice(index).every((later) => later.timeMs >= timeMs),
    )
    .slice(-FITTED_POINTS)
  if (reliable.length < 2 || (points.at(-1)?.size ?? 0) < LARGEST_SIZE_MIN) return null
  const slopes = reliable.slice(1).map((point, index) => slope(reliable[index] ?? point, point))
  if (Math.max(...slopes) - Math.min(...slopes) > SPREAD_MAX) {
    const least = Math.min(...slopes.slice(-LARGE_STEPS))
    return least >= STEEP_EXPONENT ? least : null
  }
  const [first, last] = [reliable[0], reliable.at(-1)]
  return first && last ? slope(first, last) : null
}

const slope = (a: GrowthPoint, b: GrowthPoint) =>
  Math.log(b.timeMs / a.timeMs) / Math.log(b.size / a.size)

/** Whether the solution took too much time or memory for the constraints' largest inputs. */
export const isTooCostly = ({ failure }: Growth) => failure !== null && isCostly(failure)
/** Whether the solution's time grows clearly faster than its input. */
export const isSteep = ({ exponent }: Growth) => exponent !== null && exponent >= STEEP_EXPONENT

/**
 * Shorter times, in all and for each item of the input, are too much at the mercy of the machine to
 * call code slow for their growth alone: where other programs fill its caches, a large input takes
 * several times as long as it should.
 */
const NOTICEABLE = {
  cpp: { leastMs: 8, perItemMs: 0.001 },
  other: { leastMs: 150, perItemMs: 0.03 },
}

/**
 * By how much the exponent must exceed the power: logarithms, caches and memory make growth look
 * steeper.
 */
const MARGIN_OF_POWERS = 0.75

/**
 * Whether the time grows clearly faster than that of a good solution, which grows with a power of
 * the size.
 */
export const isSteeperThan = (power: number, { points, exponent }: Growth, language: Language) =>
  exponent !== null &&
  ((exponent >= power + MARGIN_OF_POWERS && isNoticeable(points, language)) ||
    isSteadilySteeperThan(power, points, language))

/**
 * Growth that is steep from step to step is no disturbance, which comes and goes: less of it is
 * enough, and so is less time for each item, as where a single call of the language goes through a
 * list. The longer the last call took, the fewer and the flatter the steps that tell. Margins are
 * over the power of a good solution.
 */
const STEADY = [
  {
    steps: 3,
    marginOfEach: 0.5,
    marginOfLast: 0.5,
    marginOfAll: 0.65,
    lastMs: { cpp: 8, other: 150 },
  },
  {
    steps: 2,
    marginOfEach: 0.6,
    marginOfLast: 0.7,
    marginOfAll: 0.7,
    lastMs: { cpp: 60, other: 250 },
  },
  {
    steps: 2,
    marginOfEach: 0.2,
    marginOfLast: 0.6,
    marginOfAll: 0.45,
    lastMs: { cpp: 400, other: 800 },
  },
]
/** The first of the steps begins at no less. */
const STEADY_FIRST_MS = { cpp: 0.2, other: 2 }

const isSteadilySteeperThan = (power: number, points: GrowthPoint[], language: Language): boolean =>
  STEADY.some(({ steps, marginOfEach, marginOfLast, marginOfAll, lastMs }) => {
    const kind = language === 'cpp' ? 'cpp' : 'other'
    const last = points.filter((point) => !isFailure(point)).slice(-steps - 1)
    const [first, largest] = [last[0], last.at(-1)]
    if (last.length <= steps || !first || !largest) return false
    const slopes = last.slice(1).map((point, index) => slope(last[index] ?? point, point))
    return (
      first.timeMs >= STEADY_FIRST_MS[kind] &&
      largest.timeMs >= lastMs[kind] &&
      largest.size >= LARGEST_SIZE_MIN &&
      Math.min(...slopes) >= power + marginOfEach &&
      (slopes.at(-1) ?? 0) >= power + marginOfLast &&
      slope(first, largest) >= power + marginOfAll
    )
  })

function isNoticeable(points: GrowthPoint[], language: Language): boolean {
  const { leastMs, perItemMs } = language === 'cpp' ? NOTICEABLE.cpp : NOTICEABLE.other
  return lastTime(points) >= Math.max(leastMs, perItemMs * (points.at(-1)?.size ?? 0))
}

/**
 * Whether measuring shows that the solution is too slow, and needlessly slow if it finished.
 * `isReadSlow` says whether reading the code came to the same; `power` is that of a good solution,
 * null where it is not known.
 */
export const isSlow = (
  growth: Growth,
  {
    isReadSlow,
    power,
    language,
  }: { isReadSlow: boolean; power: number | null; language: Language },
) =>
  isTooCostly(growth) ||
  (isReadSlow && isSteep(growth)) ||
  (power !== null && isSteeperThan(power, growth, language))

const ENDINGS = {
  timeout: `did not finish within ${RUN_LIMIT_MS / 1000} s`,
  'too-deep': 'nested too many calls',
  'out-of-memory': 'ran out of memory',
} satisfies Record<Exclude<GrowthPoint['ending'], 'finished'>, string>

/**
 * The measurements in words: `With “cakes that take long”, an input of size 25 000 took 0.9 s, and
 * one of size 50 000 did not finish within 5 s. Twice the input takes about 4 times as long.`
 */
export function growthText({ points, failure, exponent }: Growth): string {
  const finished = points.filter((point) => !isFailure(point)).slice(-2)
  const parts = finished.map(
    ({ size, timeMs }) => `size ${sizeText(size)} took ${timeText(timeMs)}`,
  )
  if (failure && failure.ending !== 'finished')
    parts.push(`size ${sizeText(failure.size)} ${ENDINGS[failure.ending]}`)
  const [shape = ''] = points.map((point) => point.shape)
  const [parameter] = points.map((point) => point.parameter)
  const isShown = exponent !== null && isSure(points) && agrees(exponent, finished, failure)
  const times = isShown ? Math.round(2 ** exponent * 2) / 2 : null
  return [
    `Measured with ${shape}${parameter ? `, where the size is that of \`${parameter}\`` : ''}: ${parts.join(', ')}.`,
    ...(times === null
      ? []
      : [`Twice the input takes about ${times <= 2 ? 'twice' : `${times} times`} as long.`]),
  ].join(' ')
}

/** Readers take the factor from one size to the next from the times that stand before it. */
const SHOWN_SPREAD_MAX = 0.35

/** Whether growth with this power is what the times that are shown say, the limit included. */
function agrees(exponent: number, finished: GrowthPoint[], failure: GrowthPoint | null): boolean {
  const [before, last] = [finished.at(-2), finished.at(-1)]
  if (!before || !last || Math.abs(slope(before, last) - exponent) > SHOWN_SPREAD_MAX) return false
  return (
    failure?.ending !== 'timeout' ||
    slope(last, { ...failure, timeMs: RUN_LIMIT_MS }) <= exponent + SHOWN_SPREAD_MAX
  )
}

/** Two short times are too few to tell somebody how the time grows. */
const isSure = (points: GrowthPoint[]) =>
  lastTime(points) >= NOTICEABLE.other.leastMs ||
  points.some(isFailure) ||
  points.filter(({ timeMs }) => timeMs >= RELIABLE_MS).length > 2

/** In the form of the question bank, which stands beside it: `5000`, `25 000`. */
const sizeText = (size: number) =>
  size < 10_000 ? String(size) : String(size).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
const timeText = (ms: number) =>
  ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`
