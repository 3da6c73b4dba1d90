/** A labelled row: its inputs, of which the last is the constant 1, and how much it counts. */
export interface LabelledRow {
  inputs: ArrayLike<number>
  isTrue: boolean
  weight: number
}

/** How strongly weights are drawn to 0. */
const PENALTY = 1
const STEPS = 150
const STEP = 0.08
/** Of the numbers of a meaning, which are small beside the marks. */
const MEANING_NUMBERS = 512
const MEANING_SCALE = 4

/** Fits a logistic regression by Adam on all rows at once; the same rows give the same weights. */
export function trainLogistic(rows: readonly LabelledRow[]): number[] {
  const scaled = rows.map(({ inputs }) =>
    Float64Array.from(inputs, (value, place) => value * scaleAt(place)),
  )
  const size = scaled[0]?.length ?? 0
  const weights = new Float64Array(size)
  const [mean, variance] = [new Float64Array(size), new Float64Array(size)]
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight, place) => (place === size - 1 ? 0 : weight * PENALTY))
    for (const [index, { isTrue, weight }] of rows.entries()) {
      const inputs = scaled[index] ?? new Float64Array()
      let sum = 0
      for (let place = 0; place < size; place++) sum += at(inputs, place) * at(weights, place)
      const error = (1 / (1 + Math.exp(-sum)) - Number(isTrue)) * weight
      for (let place = 0; place < size; place++)
        gradient[place] = at(gradient, place) + error * at(inputs, place)
    }
    for (let place = 0; place < size; place++) {
      mean[place] = 0.9 * at(mean, place) + 0.1 * at(gradient, place)
      variance[place] = 0.999 * at(variance, place) + 0.001 * at(gradient, place) ** 2
      const [m, v] = [
        at(mean, place) / (1 - 0.9 ** step),
        at(variance, place) / (1 - 0.999 ** step),
      ]
      const size = STEP * (1 - step / (STEPS + 10))
      weights[place] = at(weights, place) - (size * m) / (Math.sqrt(v) + 1e-8)
    }
  }
  return Array.from(weights, (weight, place) => weight * scaleAt(place))
}

const scaleAt = (place: number) => (place < MEANING_NUMBERS ? MEANING_SCALE : 1)
const at = (values: Float64Array, place: number) => values[place] ?? 0
