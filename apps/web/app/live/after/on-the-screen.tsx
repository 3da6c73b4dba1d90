import type { LivePrompt, LiveState } from '@sightline/live/session/session'

/** The text of the screen that a question was about. */
export function OnTheScreen({
  prompt: { screen },
  looks,
}: {
  prompt: LivePrompt
  looks: LiveState['looks']
}) {
  const look = looks.find(({ id }) => id === screen)
  if (!look) return null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted">On the screen then</summary>
      <pre className="mt-2 max-h-80 overflow-auto rounded-card bg-surface p-3 font-mono text-xs whitespace-pre-wrap">
        {look.text}
      </pre>
    </details>
  )
}
