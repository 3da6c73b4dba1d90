import type { ReactNode } from 'react'

/** A number with its unit, its name above and its meaning below. */
export function Stat({
  label,
  value,
  unit,
  note,
}: {
  label: string
  value: string
  unit?: string
  note?: ReactNode
}) {
  return (
    <div className="flex flex-col">
      <span className="text-sm text-muted">{label}</span>
      <span className="text-2xl font-semibold tabular-nums">
        {value}
        {unit && <span className="ml-1 text-base font-normal text-muted">{unit}</span>}
      </span>
      {note && <span className="text-sm text-muted">{note}</span>}
    </div>
  )
}
