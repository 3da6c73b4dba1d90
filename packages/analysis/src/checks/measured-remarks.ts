import type { GrowthPoint } from '@sightline/contracts/questions/questions'
import { findCostlyLine } from '../costly-line/find-costly-line.ts'
import { findRecursion } from '../costly-line/find-recursion.ts'
import {
  fitGrowth,
  type Growth,
  growthText,
  isSteep,
  isSteeperThan,
  isTooCostly,
} from '../growth.ts'
import { byUrgency, type Remark } from '../remark.ts'
import { type CheckedCode, lineOfFunction } from './checked-code.ts'
import { asGuesses, COST_KINDS } from './guesses.ts'

/** What running the code in the background has shown of it. */
export type Checks = {
  /** A remark on an input that was found to fail, the smallest of those that were tried. */
  failingInput: Remark | null
  /** How the time of the code grows with its input; null until it is measured. */
  growth: GrowthPoint[] | null
  /** The power of the size with which the time of a good solution grows; 1 by default. */
  power?: number
}

/**
 * What is said of code that did not finish, and of code whose time grows far too fast although it
 * finished. `largest` names the inputs by the parameter that decides.
 */
const WORDS = {
  unfinished: {
    effect: (largest: string) => `too slow for ${largest}`,
    all: (largest: string) => `The code is too slow for ${largest}.`,
  },
  steep: {
    effect: (largest: string) => `slow for ${largest}`,
    all: (largest: string) =>
      `The code is slow for ${largest}: its time grows much faster than they do.`,
  },
}

function largestOf({ points }: Growth): string {
  const [parameter] = points.map((point) => point.parameter)
  return parameter ? `the largest \`${parameter}\`` : 'the largest inputs'
}

const MEASURED_LATER = 'A run measures it once the visible tests pass.'

/**
 * All remarks on the code, the most urgent first. What was measured overrules what was read:
 * remarks on cost stay only where the measured growth bears them out, and then quote it. Until then
 * they are guesses, and remarks on what is unused wait for the first run. Null `checks` are those of
 * code that was not run.
 */
export function withChecks(
  remarks: Remark[],
  checks: Checks | null,
  checked: CheckedCode,
): Remark[] {
  const growth = checks?.growth ? fitGrowth(checks.growth) : null
  const failing = checks?.failingInput ? [checks.failingInput] : []
  // What never ends is not slow.
  const isEndless = failing.some(({ kind }) => kind === 'endless-loop')
  const told = isEndless ? remarks.filter(({ kind }) => kind !== 'complexity') : remarks
  // Code that was not run yet may use later what it names now.
  const complete = checks ? told : told.filter(({ kind }) => kind !== 'unused')
  if (!growth) return byUrgency([...asGuesses(complete, MEASURED_LATER), ...failing])
  const all = [...remarks, ...failing]
  const read = remarks.filter(({ kind }) => COST_KINDS.includes(kind))
  const others = all.filter(({ kind }) => !COST_KINDS.includes(kind))
  const reason = growthText(growth)
  if (growth.failure?.ending === 'too-deep') {
    // Depth ended even the smallest input of this shape, so nothing refutes what was read of the
    // time.
    const isMeasured = growth.points.some(({ ending }) => ending === 'finished')
    const unrefuted = isMeasured ? [] : read.filter(({ kind }) => kind === 'complexity')
    return byUrgency([...others, ...unrefuted, { ...tooDeep(read, checked), reason }])
  }
  if (isTooCostly(growth)) {
    const tooDeepToo = checks?.growth?.filter((point) => point.ending === 'too-deep') ?? []
    const deep = fitGrowth(tooDeepToo.slice(0, 1))
    return byUrgency([
      ...others,
      { ...tooCostly(read, growth, checked), reason },
      ...(deep ? [{ ...tooDeep(read, checked), reason: growthText(deep) }] : []),
    ])
  }
  const readCost = read.find(({ kind }) => kind === 'complexity')
  if (isSteep(growth) && readCost) return byUrgency([...others, { ...readCost, reason }])
  return byUrgency(
    isSteeperThan(checks?.power ?? 1, growth, checked.language)
      ? [...others, { ...costOf(checked, growth, WORDS.steep), reason }]
      : others,
  )
}

type Unreasoned = Omit<Remark, 'reason'>

function tooDeep(read: Remark[], checked: CheckedCode): Unreasoned {
  const line = read.find(({ kind }) => kind === 'deep-recursion')?.line
  const call = line ?? findRecursion(checked.code, checked.language)?.lines[0]
  return {
    kind: 'deep-recursion',
    line: call ?? lineOfFunction(checked),
    message: 'The recursion goes too deep for large inputs.',
  }
}

/** Names the costly line where reading is sure of it, and else the function. */
function tooCostly(read: Remark[], growth: Growth, checked: CheckedCode): Unreasoned {
  const readCost = read.find(({ kind }) => kind === 'complexity')
  if (readCost) return { kind: 'complexity', line: readCost.line, message: readCost.message }
  if (growth.failure?.ending === 'out-of-memory') {
    const message = `The code takes too much memory for ${largestOf(growth)}.`
    return { kind: 'complexity', line: lineOfFunction(checked), message }
  }
  return costOf(checked, growth, WORDS.unfinished)
}

function costOf(
  checked: CheckedCode,
  growth: Growth,
  words: (typeof WORDS)[keyof typeof WORDS],
): Unreasoned {
  const [effect, all] = [words.effect(largestOf(growth)), words.all(largestOf(growth))]
  const recursion = findRecursion(checked.code, checked.language)
  if (recursion?.lines[1] !== undefined) {
    const { name, lines } = recursion
    const message = `\`${name}\` calls itself more than once each time, which is ${effect}.`
    return { kind: 'complexity', line: lines[0] ?? lineOfFunction(checked), message }
  }
  const costly = recursion ? null : findCostlyLine(checked.code, checked.language)
  if (!costly) return { kind: 'complexity', line: lineOfFunction(checked), message: all }
  const what = costly.call
    ? `\`${costly.call}\` goes through the whole list`
    : 'This loop runs again'
  const where =
    costly.outer === costly.line ? 'of the loop around it' : `of the loop in line ${costly.outer}`
  return {
    kind: 'complexity',
    line: costly.line,
    message: `${what} on every turn ${where}, which is ${effect}.`,
  }
}
