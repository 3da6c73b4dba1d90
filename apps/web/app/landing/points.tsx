import Check from 'lucide-react/icons/check'

/** A list of short statements, each with a check mark. */
export function Points({
  points,
  className = '',
}: {
  points: readonly string[]
  className?: string
}) {
  return (
    <ul className={`flex flex-col gap-4 ${className}`}>
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-good" />
          <span className="text-muted">{point}</span>
        </li>
      ))}
    </ul>
  )
}
