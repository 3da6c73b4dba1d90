import type { LiveSessionView } from '../session/use-live-session.ts'

/** The exact picture and text of the latest look at the screen. */
export function ScreenPanel({ view: { screen, session } }: { view: LiveSessionView }) {
  const last = session.looks.at(-1)
  if (!last) return screen.problem ? <p className="text-sm text-warn">{screen.problem}</p> : null
  return (
    <details className="border-t border-line pt-4 text-sm">
      <summary className="cursor-pointer text-muted">
        What the assistant saw{last.isDoubtful && ', hard to read'}
      </summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {screen.look && (
          <img
            src={screen.look.picture}
            alt="The screen as it was read"
            className="w-full rounded-card border border-line"
          />
        )}
        <pre className="max-h-80 overflow-auto rounded-card bg-surface p-3 font-mono text-xs whitespace-pre-wrap">
          {last.text}
        </pre>
      </div>
    </details>
  )
}
