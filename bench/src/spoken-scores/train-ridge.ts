/** A labelled row: its measures and the value that they should add up to. */
export interface MeasuredRow {
  measures: Record<string, number>
  value: number
  weight: number
}

/** How strongly weights are drawn to 0. */
const PENALTY = 1
const ROUNDS = 400

/**
 * Fits a ridge regression without negative weights, one measure after the other: more of a measure
 * never lowers the sum.
 */
export function trainRidge(rows: readonly MeasuredRow[]) {
  const names = Object.keys(rows[0]?.measures ?? {})
  const weights = new Map(names.map((name) => [name, 0]))
  const rest = rows.map(({ value }) => value)
  let base = 0
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 0; round < ROUNDS; round++) {
    const shift = rows.reduce((sum, { weight }, index) => sum + weight * (rest[index] ?? 0), 0)
    base += shift / total
    for (const index of rest.keys()) rest[index] = (rest[index] ?? 0) - shift / total
    for (const name of names) {
      const old = weights.get(name) ?? 0
      let [product, square] = [0, PENALTY]
      for (const [index, { measures, weight }] of rows.entries()) {
        const measure = measures[name] ?? 0
        product += weight * measure * ((rest[index] ?? 0) + old * measure)
        square += weight * measure ** 2
      }
      const fitted = Math.max(0, product / square)
      for (const [index, { measures }] of rows.entries())
        rest[index] = (rest[index] ?? 0) - (fitted - old) * (measures[name] ?? 0)
      weights.set(name, fitted)
    }
  }
  return { base, weights }
}
