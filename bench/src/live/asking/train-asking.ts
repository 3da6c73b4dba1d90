import { askingFeatures } from '@sightline/live/prompts/asking-features'
import type { LabelledTurn } from './labelled-turns.ts'

/** Weights of features in a logistic regression. */
export interface AskingModel {
  bias: number
  weights: Map<string, number>
}

/** Features of fewer turns say nothing. */
const TURNS_MIN = 3
/** How strongly weights are drawn to 0. */
const PENALTY = 1.2
const STEPS = 300
const STEP = 0.05

/**
 * Fits a logistic regression to labelled turns, each as it is and without marks and capitals, since
 * many transcribers give neither. The same turns give the same weights.
 */
export function trainAsking(turns: readonly LabelledTurn[]): AskingModel {
  const said = turns.flatMap((turn) => {
    const plain = turn.text.toLowerCase().replace(/[.,?!;:"”“]/g, '')
    return plain === turn.text ? [turn] : [turn, { ...turn, text: plain }]
  })
  const sets = said.map(({ text, context }) => askingFeatures(text, context))
  const counts = new Map<string, number>()
  for (const set of sets) for (const name of set) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= TURNS_MIN).map(([name]) => name)
  const places = new Map(names.map((name, index) => [name, index]))
  const rows = sets.map((set) =>
    Int32Array.from([...set].flatMap((name) => places.get(name) ?? [])),
  )
  const weights = fit(rows, said, names.length)
  return {
    bias: weights[names.length] ?? 0,
    weights: new Map(names.map((name, index) => [name, weights[index] ?? 0])),
  }
}

/** Gradient descent by Adam on all rows at once; the last weight is the bias. */
function fit(rows: Int32Array[], turns: readonly LabelledTurn[], size: number): Float64Array {
  const weights = new Float64Array(size + 1)
  const [mean, variance] = [new Float64Array(size + 1), new Float64Array(size + 1)]
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight, index) => (index === size ? 0 : weight * PENALTY))
    rows.forEach((row, index) => {
      const sum = row.reduce((total, place) => total + at(weights, place), at(weights, size))
      const error = 1 / (1 + Math.exp(-sum)) - Number(turns[index]?.asks)
      for (const place of row) gradient[place] = at(gradient, place) + error
      gradient[size] = at(gradient, size) + error
    })
    for (let place = 0; place <= size; place++) {
      mean[place] = 0.9 * at(mean, place) + 0.1 * at(gradient, place)
      variance[place] = 0.99 * at(variance, place) + 0.01 * at(gradient, place) ** 2
      const [m, v] = [at(mean, place) / (1 - 0.9 ** step), at(variance, place) / (1 - 0.99 ** step)]
      weights[place] = at(weights, place) - (STEP * m) / (Math.sqrt(v) + 1e-8)
    }
  }
  return weights
}

const at = (values: Float64Array, index: number) => values[index] ?? 0
