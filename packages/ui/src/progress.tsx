import { useId } from 'react'

type ProgressProps = {
  label: string
  value: number
  max: number
  /** The value as text with its unit: '3 of 4', '12 MB of 31 MB'. */
  text: string
}

/** A progress bar, for a score or a download. */
export function Progress({ label, value, max, text }: ProgressProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1 text-sm">
      <div className="flex justify-between gap-4">
        <label htmlFor={id}>{label}</label>
        <span className="whitespace-nowrap text-muted tabular-nums">{text}</span>
      </div>
      <progress
        id={id}
        value={value}
        max={max}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line text-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
      >
        {text}
      </progress>
    </div>
  )
}
