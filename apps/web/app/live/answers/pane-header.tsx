import { Button } from '@sightline/ui/button'
import { Switch } from '@sightline/ui/choice'
import type { LiveSessionView } from '../session/use-live-session.ts'

/**
 * Above the answers: the button that asks for one, and whether new ones are shown by themselves.
 */
export function PaneHeader({ view }: { view: LiveSessionView }) {
  const { bindings } = view.keys
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2 max-sm:min-h-12 max-sm:py-1">
      <span className="flex items-center gap-3">
        <Button
          variant="primary"
          disabled={view.isPaused}
          title="Answers what was said last, or what is on the screen"
          onClick={() => void view.askFor('speech')}
        >
          Answer
        </Button>
        <kbd className="font-mono text-xs text-muted max-sm:hidden">{bindings.answer}</kbd>
      </span>
      <Switch
        label="Follow new answers"
        title={`${bindings.follow}. A new answer takes the place of a whole one that you neither pinned nor touched.`}
        checked={view.isFollowing}
        onChange={({ target }) => view.follow(target.checked)}
      />
    </div>
  )
}
