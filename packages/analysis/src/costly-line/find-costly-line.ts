import type { Language } from '@sightline/contracts/languages/languages'
import { blankText } from './blank-text.ts'
import { cppRepetitions } from './cpp-repetitions.ts'
import type { Repetition } from './repetition.ts'
import { rubyRepetitions } from './ruby-repetitions.ts'

/**
 * The line that runs most often: `outer` is the line of the loop around it, `call` the method that
 * goes through a list.
 */
export type CostlyLine = { line: number; outer: number; call: string | null }

/**
 * The most deeply nested repetition in C++ or Ruby code that was measured to be too slow. Null
 * where there is none, or two of equal depth: the cause is not certain then.
 */
export function findCostlyLine(code: string, language: Language): CostlyLine | null {
  if (language !== 'cpp' && language !== 'ruby') return null
  const text = blankText(code, language)
  const repetitions = language === 'cpp' ? cppRepetitions(text) : rubyRepetitions(text)
  const lineAt = (place: number) => text.slice(0, place).split('\n').length
  const nested = repetitions.map((inner) => ({
    inner,
    around: repetitions.filter((outer) => isAround(outer, inner)),
  }))
  const depth = Math.max(0, ...nested.map(({ around }) => around.length))
  const deepest = nested.filter(({ around }) => around.length === depth)
  const [costly] = deepest
  if (depth === 0 || !costly) return null
  const line = lineAt(costly.inner.start)
  if (deepest.some(({ inner }) => lineAt(inner.start) !== line)) return null
  const outer = costly.around.toSorted((a, b) => b.body.from - a.body.from)[0]
  return outer ? { line, outer: lineAt(outer.start), call: costly.inner.call } : null
}

const isAround = (outer: Repetition, inner: Repetition) =>
  outer !== inner && outer.body.from <= inner.start && inner.start < outer.body.to
