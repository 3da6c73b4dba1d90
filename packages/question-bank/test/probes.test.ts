import { makeProbes, PROBES_MAX_COUNT } from '@sightline/analysis/probes/make-probes'
import { isWithinBounds, mutateSeeds } from '@sightline/analysis/probes/mutations'
import type { Signature } from '@sightline/contracts/questions'
import { countingClock, openQuickJs, visible } from '@sightline/languages/test/javascript'
import { openPython } from '@sightline/languages/test/python'
import { describe, expect, test } from 'vitest'
import { readQuestion, slugs } from './bank.ts'

const runtime = await openQuickJs(countingClock())
const runPython = await openPython(() => 0)
const probed = slugs.map(readQuestion).filter(({ valid }) => valid !== undefined)

describe.each(probed.map((question) => [question.slug, question] as const))('%s', (_slug, question) => {
  const { signature, constraints, tests, references } = question

  test('has edge cases that are not tests and on which both references agree', async () => {
    const probes = await makeProbes(question, runtime)
    expect(probes.length).toBeGreaterThan(3)
    expect(probes.length).toBeLessThanOrEqual(PROBES_MAX_COUNT)
    const results = await runPython({ question, code: references.python, tests: visible(probes) })
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
    const known = [...tests.visible, ...tests.hidden].map(({ args }) => JSON.stringify(args))
    expect(probes.filter(({ args }) => known.includes(JSON.stringify(args)))).toEqual([])
  })

  test('has tests within its own bounds', () => {
    const outside = [...tests.visible, ...tests.hidden].filter(
      ({ args }) => !isWithinBounds(signature, constraints, args),
    )
    expect(outside.map(({ name }) => name)).toEqual([])
  })
})

test('most questions have edge cases', () => {
  expect(probed.length).toBeGreaterThan(0.8 * slugs.length)
})

test('lists of equal length are changed together', () => {
  const signature: Signature = {
    name: 'solve',
    parameters: [
      { name: 'starts', type: 'int[]' },
      { name: 'ends', type: 'int[]' },
    ],
    returns: 'int',
  }
  const constraints = ['`0 ≤ starts.length = ends.length ≤ 10`']
  const candidates = mutateSeeds(signature, constraints, [
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ])
  expect(candidates).toContainEqual({ name: 'starts and ends with one item', args: [[1], [4]] })
  expect(candidates).toContainEqual({ name: 'starts and ends empty', args: [[], []] })
})
