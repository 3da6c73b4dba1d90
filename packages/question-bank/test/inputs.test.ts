import { parseBounds } from '@sightline/analysis/bounds'
import { isWithinBounds } from '@sightline/analysis/probes/mutations'
import { fitsType } from '@sightline/languages/value-type'
import { describe, expect, test } from 'vitest'
import { createRandomSource, type Input } from '../src/inputs.ts'
import { loadInputs } from '../src/load-inputs.ts'
import type { Question } from '../src/question.ts'
import { programQuestions, readQuestion } from './bank.ts'

const SMALL_SIZES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 50]

describe.each(programQuestions.map(({ slug }) => slug))('%s', async (slug) => {
  const question = readQuestion(slug)
  const inputs = await loadInputs(slug)
  const { least, most } = inputs.sizes

  test.each(Object.entries(inputs.shapes))('draws valid inputs: %s', (_name, draw) => {
    const random = createRandomSource(7)
    const isValid = validityOf(question)
    for (const size of SMALL_SIZES.filter((size) => least <= size && size <= most)) {
      for (let round = 0; round < 8; round++) {
        const input = draw(size, random)
        const text = JSON.stringify(input)
        expect(misfit(question, input), text).toBeNull()
        expect(isValid(input), text).toBe(true)
      }
    }
    expect(misfit(question, draw(most, random))).toBeNull()
  })

  test('draws the same inputs for the same seed', () => {
    const drawAll = () =>
      Object.values(inputs.shapes).map((draw) => draw(least + 3, createRandomSource(5)))
    expect(drawAll()).toEqual(drawAll())
  })
})

/** The part of the longest length at which slow code shows. */
const LONG_SHARE = 0.4

test.each(programQuestions.map(({ slug }) => slug))(
  '%s has a shape for each list and text in which it is long',
  async (slug) => {
    const { signature, constraints } = readQuestion(slug)
    const { shapes, sizes } = await loadInputs(slug)
    const { of } = parseBounds(constraints)
    const drawn = Object.values(shapes).flatMap((draw) =>
      [44_795, 532, 1280].map((seed) => draw(sizes.most, createRandomSource(seed))),
    )
    for (const [index, { name }] of signature.parameters.entries()) {
      const most = of.get(`${name}.length`)?.max
      const lengths = drawn.map((args) => (args[index] as { length?: number } | null)?.length ?? 0)
      if (most != null) expect(Math.max(...lengths), name).toBeGreaterThanOrEqual(LONG_SHARE * most)
    }
  },
)

/** What is wrong with the types, numbers or lengths of an input; null when nothing is. */
function misfit({ signature, constraints, valid }: Question, input: Input): string | null {
  if (input.length !== signature.parameters.length) return 'the number of arguments'
  const misfitting = signature.parameters.find(
    ({ type }, index) => type !== 'call[]' && !fitsType(input[index], type),
  )
  if (misfitting) return `the type of ${misfitting.name}`
  // Questions without a validity have bounds with exceptions.
  return valid === undefined || isWithinBounds(signature, constraints, input) ? null : 'the bounds'
}

/** The question's own `valid` expression, which is plain JavaScript over the parameters. */
function validityOf({ signature, valid }: Question): (input: Input) => boolean {
  const names = signature.parameters.map(({ name }) => name)
  const check = new Function(...names, `return (${valid ?? 'true'})`)
  return (input) => check(...input)
}
