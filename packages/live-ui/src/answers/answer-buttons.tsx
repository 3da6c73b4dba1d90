import type { LiveAnswer, LivePrompt } from '@sightline/live/session/session'
import { Button } from '@sightline/ui/button'
import type { AnswerAction } from '../engine/answers/answers.ts'
import type { AnswersView } from '../engine/views.ts'
import type { KeyBindings } from '../keys/bindings.ts'

const LABELS: Record<AnswerAction, string> = {
  shorter: 'Shorter',
  more: 'More detail',
  again: 'Again',
  'wrong-question': 'Wrong question',
  copy: 'Copy',
  pin: 'Pin',
}

interface Props {
  answers: AnswersView
  bindings: KeyBindings
  prompt: LivePrompt
  answer: LiveAnswer
}

/** What can be done with an answer. Each button has a key as well. */
export function AnswerButtons({ answers, bindings, prompt, answer }: Props) {
  const labelOf = (action: AnswerAction) => {
    if (action === 'copy' && answers.copied === answer.id) return 'Copied'
    return action === 'pin' && answer.isPinned ? 'Unpin' : LABELS[action]
  }
  return (
    <div className="flex flex-wrap gap-2">
      {answers.actionsFor(prompt).map((action) => (
        <Button
          key={action}
          size="small"
          title={bindings[action]}
          {...(action === 'pin' && { 'aria-pressed': answer.isPinned })}
          onClick={({ currentTarget }) => {
            // Only the window in which the user acts may write to the clipboard.
            const { navigator } = currentTarget.ownerDocument.defaultView ?? window
            answers.act(prompt, action, (text) => navigator.clipboard.writeText(text))
          }}
        >
          {labelOf(action)}
        </Button>
      ))}
    </div>
  )
}
