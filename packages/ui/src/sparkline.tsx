const WIDTH = 120
const HEIGHT = 32
const MARGIN = 4

/**
 * A small line chart of a number over time, oldest first. `label` describes what the line shows.
 */
export function Sparkline({
  label,
  values,
  min,
  max,
}: {
  label: string
  values: number[]
  min: number
  max: number
}) {
  const points = values.map((value, at) => {
    const x = MARGIN + (at / Math.max(1, values.length - 1)) * (WIDTH - 2 * MARGIN)
    const y = HEIGHT - MARGIN - ((value - min) / (max - min)) * (HEIGHT - 2 * MARGIN)
    return [x, y] as const
  })
  const last = points.at(-1)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      fill="none"
    >
      <polyline
        points={points.join(' ')}
        className="stroke-muted"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {last && <circle cx={last[0]} cy={last[1]} r="3" className="fill-accent" />}
    </svg>
  )
}
