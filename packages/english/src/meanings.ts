/**
 * The meaning of sentences as vectors of length 1: the closer two meanings, the closer to 1 is the
 * product of their vectors. A sentence whose vector is not known has none; scores then rest on
 * words alone and say so.
 */
export type Meanings = { vectorOf: (text: string) => Float32Array | undefined }

/** The product of two vectors of length 1, from -1 to 1. */
export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0)
  return sum
}

/** The vector in the middle of several, at length 1. */
export function meanVector(vectors: Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors)
    vector.forEach((value, index) => {
      sum[index] = (sum[index] ?? 0) + value
    })
  return toUnitLength(sum)
}

/** The mean of the `count` highest values; fewer values count as if the missing ones were 0. */
export const meanOfHighest = (values: number[], count: number): number =>
  values
    .toSorted((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, value) => sum + value, 0) / count

/** A vector scaled to length 1. */
export function toUnitLength(vector: ArrayLike<number>): Float32Array {
  const unit = Float32Array.from(vector)
  const length = Math.sqrt(unit.reduce((sum, value) => sum + value * value, 0))
  return length === 0 ? unit : unit.map((value) => value / length)
}
