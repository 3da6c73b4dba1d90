import { countingClock, openJavaScript } from '@sightline/languages/test/javascript'
import { expect, test } from 'vitest'
import { readQuestion } from './bank.ts'

/** Textbook solutions from the top down, which call themselves in a loop and in a callback. */
const TOP_DOWN: [slug: string, how: string, code: string][] = [
  [
    'trail-huts',
    'in a loop',
    `function cheapestNights(fees, reach) {
      const memo = new Map()
      const from = (hut) => {
        if (hut >= fees.length) return 0
        if (memo.has(hut)) return memo.get(hut)
        let best = hut + reach > fees.length - 1 ? 0 : Infinity
        for (let next = hut + 1; next <= hut + reach && next < fees.length; next++)
          best = Math.min(best, fees[next] + from(next))
        memo.set(hut, best)
        return best
      }
      return from(-1)
    }`,
  ],
  [
    'trail-huts',
    'in forEach',
    `function cheapestNights(fees, reach) {
      const memo = new Map()
      const from = (hut) => {
        if (hut + reach >= fees.length) return 0
        if (memo.has(hut)) return memo.get(hut)
        let best = Infinity
        fees.slice(hut + 1, hut + 1 + reach).forEach((fee, index) => {
          best = Math.min(best, fee + from(hut + 1 + index))
        })
        memo.set(hut, best)
        return best
      }
      return from(-1)
    }`,
  ],
  [
    'even-lines',
    'in a loop',
    `function leastUnevenness(lengths, width) {
      const memo = new Map()
      const from = (word) => {
        if (memo.has(word)) return memo.get(word)
        let [best, used] = [Infinity, -1]
        for (let last = word; last < lengths.length; last++) {
          used += lengths[last] + 1
          if (used > width) break
          best = last === lengths.length - 1 ? 0 : Math.min(best, (width - used) ** 2 + from(last + 1))
        }
        memo.set(word, best)
        return best
      }
      return from(0)
    }`,
  ],
  [
    'one-checklist',
    'by two indices',
    `function shortestChecklist(first, second) {
      const memo = new Map()
      const length = (i, j) => {
        if (i === 0 || j === 0) return i + j
        const key = i + ',' + j
        if (memo.has(key)) return memo.get(key)
        const value = first[i - 1] === second[j - 1]
          ? 1 + length(i - 1, j - 1)
          : 1 + Math.min(length(i - 1, j), length(i, j - 1))
        memo.set(key, value)
        return value
      }
      return length(first.length, second.length)
    }`,
  ],
  [
    'cheapest-edits',
    'by two indices',
    `function cheapestEdits(before, after, insertCost, deleteCost, replaceCost) {
      const memo = new Map()
      const from = (i, j) => {
        if (i === before.length) return (after.length - j) * insertCost
        if (j === after.length) return (before.length - i) * deleteCost
        const key = i + ',' + j
        if (memo.has(key)) return memo.get(key)
        const value = before[i] === after[j]
          ? from(i + 1, j + 1)
          : Math.min(
              deleteCost + from(i + 1, j),
              insertCost + from(i, j + 1),
              replaceCost + from(i + 1, j + 1),
            )
        memo.set(key, value)
        return value
      }
      return from(0, 0)
    }`,
  ],
  [
    'two-couriers',
    'in map',
    `function shortestRides(first, second, stops) {
      const memo = new Map()
      const from = (next, at, other) => {
        if (next === stops.length) return 0
        const key = next + ',' + at + ',' + other
        if (memo.has(key)) return memo.get(key)
        const choices = [[at, other], [other, at]].map(([rides, stays]) =>
          Math.abs(stops[next] - rides) + from(next + 1, stops[next], stays))
        memo.set(key, Math.min(...choices))
        return memo.get(key)
      }
      return from(0, first, second)
    }`,
  ],
]

test.each(TOP_DOWN)('a right recursion passes %s: %s', async (slug, _how, code) => {
  const runJavaScript = await openJavaScript(countingClock())
  const question = readQuestion(slug)
  const tests = [...question.tests.visible, ...question.tests.hidden]
  const results = await runJavaScript({
    question,
    code,
    tests: tests.map((each) => ({ test: each, isHidden: false })),
  })
  expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
})
