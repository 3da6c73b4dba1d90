import { makeProbes } from '@sightline/analysis/probes/make-probes'
import { isWithinBounds, mutateSeeds } from '@sightline/analysis/probes/mutations'
import type { Signature, Value } from '@sightline/contracts/questions/questions'
import { countingClock, openQuickJs, visible } from '@sightline/languages/test/javascript'
import { openPython } from '@sightline/languages/test/python'
import { describe, expect, test } from 'vitest'
import { loadInputs } from '../src/load-inputs.ts'
import { drawProbeInputs } from '../src/probe-inputs.ts'
import { programQuestions as questions } from './bank.ts'

const runtime = await openQuickJs(countingClock())
const runPython = await openPython(() => 0)

const sizeOf = ({ args }: { args: Value[] }) => JSON.stringify(args).length

describe.each(questions.map((question) => [question.slug, question] as const))(
  '%s',
  (slug, question) => {
    const { tests, references } = question

    test('has edge cases that are not tests and on which both references agree', async () => {
      const probes = await makeProbes(question, drawProbeInputs(await loadInputs(slug)), runtime)
      expect(probes.length).toBeGreaterThanOrEqual(40)
      expect(probes.length).toBeLessThanOrEqual(244)
      expect(probes.map(sizeOf)).toEqual(probes.map(sizeOf).toSorted((a, b) => a - b))
      const results = await runPython({ question, code: references.python, tests: visible(probes) })
      expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
      const known = [...tests.visible, ...tests.hidden].map(({ args }) => JSON.stringify(args))
      expect(probes.filter(({ args }) => known.includes(JSON.stringify(args)))).toEqual([])
    })
  },
)

// The bounds of questions without a `valid` expression have exceptions.
const bounded = questions.filter(({ valid }) => valid !== undefined)

test.each(bounded.map((question) => [question.slug, question] as const))(
  '%s has tests within its own bounds',
  (_slug, { signature, constraints, tests }) => {
    const outside = [...tests.visible, ...tests.hidden].filter(
      ({ args }) => !isWithinBounds(signature, constraints, args),
    )
    expect(outside.map(({ name }) => name)).toEqual([])
  },
)

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
