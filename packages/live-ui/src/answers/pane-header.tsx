import { Button } from '@sightline/ui/button'
import { Switch } from '@sightline/ui/choice'
import type { AnswersView, SessionView } from '../engine/views.ts'
import type { KeyBindings } from '../keys/bindings.ts'

interface Props {
  session: SessionView
  answers: AnswersView
  bindings: KeyBindings
}

/**
 * Above the answers: the button that asks for one, whether questions are answered by themselves,
 * and whether new answers are shown by themselves. On small screens, where the answer needs the
 * height, the line for questions has the button, and the menu the rest.
 */
export function PaneHeader({ session, answers, bindings }: Props) {
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2 max-sm:hidden">
      <span className="flex items-center gap-3">
        <Button
          variant="primary"
          disabled={session.isPaused}
          title="Answers what was said last, or what is on the screen"
          onClick={() => void session.askFor('speech')}
        >
          Answer
        </Button>
        <kbd className="font-mono text-xs text-muted">{bindings.answer}</kbd>
      </span>
      <span className="flex items-center gap-x-4">
        {!session.isEnded && (
          <Switch
            label="Answer by itself"
            title="Off, an answer comes only when you ask for it. It turns itself off after three questions in a row that you called wrong."
            checked={session.state.automaticSince !== null}
            onChange={({ target }) => session.setAutomatic(target.checked)}
          />
        )}
        <Switch
          label="Follow new answers"
          title={`${bindings.follow}. A new answer takes the place of a whole one that you neither pinned nor touched.`}
          checked={answers.isFollowing}
          onChange={({ target }) => answers.follow(target.checked)}
        />
      </span>
      {session.state.automaticSince === null && (
        <p role="status" className="w-full text-sm text-muted">
          Answers come only when you ask for them.
        </p>
      )}
    </div>
  )
}
