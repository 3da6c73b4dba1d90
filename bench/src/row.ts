/** One line of the table: a figure of the product and what it may be. */
export interface Row {
  name: string
  figure: string
  budget: string
  verdict: 'within' | 'over' | 'not measured'
}

interface Measured {
  name: string
  value: number
  /** Comes after the number, as in `12 ms`. */
  unit: string
  /** How many digits after the point. */
  digits?: number
}

const format = ({ value, unit, digits = 0 }: Omit<Measured, 'name'>) => `${value.toFixed(digits)} ${unit}`.trim()

export function atMost(budget: number, measured: Measured): Row {
  const verdict = measured.value <= budget ? 'within' : 'over'
  return {
    name: measured.name,
    figure: format(measured),
    budget: `≤ ${format({ ...measured, value: budget })}`,
    verdict,
  }
}

export function atLeast(budget: number, measured: Measured): Row {
  const verdict = measured.value >= budget ? 'within' : 'over'
  return {
    name: measured.name,
    figure: format(measured),
    budget: `≥ ${format({ ...measured, value: budget })}`,
    verdict,
  }
}

/** A figure to set the others beside, with no budget of its own. */
export const reference = (measured: Measured): Row => ({
  name: measured.name,
  figure: format(measured),
  budget: '',
  verdict: 'within',
})

export const notMeasured = (name: string, why: string): Row => ({
  name,
  figure: why,
  budget: '',
  verdict: 'not measured',
})

/** The middle one; of an even number the upper of the two. */
export function median(values: number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('No values to take the median of')
  return middle
}

/** What 99 of 100 values stay below. */
export const p99 = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0
