/** One line of the table: a figure of the product and its budget. */
export interface Row {
  name: string
  figure: string
  budget: string
  verdict: 'within' | 'over' | 'not measured'
}

interface Measurement {
  name: string
  value: number
  /** Printed after the number, as in `12 ms`. */
  unit: string
  /** Digits after the decimal point; 0 by default. */
  digits?: number
}

const format = ({ value, unit, digits = 0 }: Omit<Measurement, 'name'>) =>
  `${value.toFixed(digits)} ${unit}`.trim()

export const atMost = (budget: number, measurement: Measurement): Row => ({
  name: measurement.name,
  figure: format(measurement),
  budget: `≤ ${format({ ...measurement, value: budget })}`,
  verdict: measurement.value <= budget ? 'within' : 'over',
})

export const atLeast = (budget: number, measurement: Measurement): Row => ({
  name: measurement.name,
  figure: format(measurement),
  budget: `≥ ${format({ ...measurement, value: budget })}`,
  verdict: measurement.value >= budget ? 'within' : 'over',
})

/** A figure without a budget, for comparison with the others. */
export const comparison = (measurement: Measurement): Row => ({
  name: measurement.name,
  figure: format(measurement),
  budget: '',
  verdict: 'within',
})

export const notMeasured = (name: string, reason: string): Row => ({
  name,
  figure: reason,
  budget: '',
  verdict: 'not measured',
})

/** The middle value; the upper of the two middle values when their number is even. */
export function median(values: number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('No values to take the median of')
  return middle
}

/** The 95th percentile. */
export const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

/** The 99th percentile. */
export const p99 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0

/** The rows as a table for the terminal. */
export function formatTable(rows: Row[]): string {
  const lines = [
    ['', 'figure', 'budget', 'verdict'],
    ...rows.map(({ name, figure, budget, verdict }) => [
      name,
      figure,
      budget,
      budget || verdict !== 'within' ? verdict : '',
    ]),
  ]
  const widths = [0, 1, 2].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
