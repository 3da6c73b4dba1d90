import { words } from './words.tsx'

const WIDTH = 320
const HEIGHT = 120
const LEFT = 20
const MARGIN = 10

type LineChartProps = {
  title: string
  /**
   * The points, oldest first; null is a missing value. `label` identifies a point, for example by
   * its date.
   */
  points: readonly { key: string; label: string; value: number | null }[]
  /**
   * Horizontal grid lines with labels at their left; the first and the last are the limits of the
   * chart.
   */
  ticks: readonly number[]
}

/**
 * A line chart of a number over time. Pointing at a point shows its value; screen readers get the
 * whole chart as one sentence.
 */
export function LineChart({ title, points, ticks }: LineChartProps) {
  const [min, max] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const x = (at: number) =>
    LEFT + MARGIN + (at / Math.max(1, points.length - 1)) * (WIDTH - LEFT - 2 * MARGIN)
  const y = (value: number) =>
    HEIGHT - MARGIN - ((value - min) / (max - min)) * (HEIGHT - 2 * MARGIN)
  const drawn = points.flatMap(({ key, label, value }, at) =>
    value === null ? [] : [{ key, label, value, x: x(at), y: y(value) }],
  )
  const [first, last] = [drawn[0], drawn.at(-1)]
  const summary =
    first && last && first !== last
      ? words.valuesBetween(
          drawn.length,
          [words.number(first.value), first.label],
          [words.number(last.value), last.label],
        )
      : last
        ? words.oneValue(words.number(last.value), last.label)
        : words.noValueYet
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="flex items-baseline justify-between gap-4 text-sm">
        {title}
        <span className="text-muted tabular-nums">{last ? words.number(last.value) : '–'}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title}. ${summary}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        fill="none"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text
              x={0}
              y={y(tick)}
              dominantBaseline="central"
              className="fill-muted text-lg tabular-nums sm:text-xs"
            >
              {tick}
            </text>
          </g>
        ))}
        <polyline
          points={drawn.map((point) => `${point.x},${point.y}`).join(' ')}
          className="stroke-muted"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {drawn.map((point) => (
          <circle
            key={point.key}
            cx={point.x}
            cy={point.y}
            r={point === last ? 4 : 2.5}
            className={point === last ? 'fill-accent' : 'fill-muted'}
          >
            <title>{`${point.label}: ${words.number(point.value)}`}</title>
          </circle>
        ))}
      </svg>
    </figure>
  )
}
