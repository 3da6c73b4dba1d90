import type { ScreenLook } from '@sightline/live/session/session'
import { sessionTime } from '../labels.ts'

/** The texts of several looks at the screen, with the time of each. */
export function ScreenTexts({ looks, title }: { looks: readonly ScreenLook[]; title: string }) {
  if (looks.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted">
        {title} ({looks.length})
      </summary>
      <ol className="mt-3 flex flex-col gap-3">
        {looks.map(({ id, atMs, text }) => (
          <li key={id} className="flex flex-col gap-1">
            <span className="text-muted">{sessionTime(atMs)}</span>
            <pre className="max-h-48 overflow-auto rounded-card bg-surface p-3 font-mono text-xs whitespace-pre-wrap">
              {text}
            </pre>
          </li>
        ))}
      </ol>
    </details>
  )
}
