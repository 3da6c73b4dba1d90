/**
 * Spearman's rank correlation of two lists of the same length, from -1 to 1. Equal values share
 * their mean rank.
 */
export function rankCorrelation(first: number[], second: number[]): number {
  const [a, b] = [ranksOf(first), ranksOf(second)]
  const mean = (a.length + 1) / 2
  const product = (xs: number[], ys: number[]) =>
    xs.reduce((sum, x, index) => sum + (x - mean) * ((ys[index] ?? 0) - mean), 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

const ranksOf = (values: number[]) =>
  values.map((value) => {
    const lower = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return lower + (equal + 1) / 2
  })
