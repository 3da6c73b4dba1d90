import type { LiveAnswer, LivePrompt } from '@sightline/live/session/session'
import { Button } from '@sightline/ui/button'
import type { LiveSessionView } from '../session/use-live-session.ts'
import type { AnswerAction } from './use-answer-actions.ts'

const LABELS: Record<AnswerAction, string> = {
  shorter: 'Shorter',
  more: 'More detail',
  again: 'Again',
  'wrong-question': 'Wrong question',
  copy: 'Copy',
  pin: 'Pin',
}

type Props = { view: LiveSessionView; prompt: LivePrompt; answer: LiveAnswer }

/** What can be done with an answer. Each button has a key as well. */
export function AnswerButtons({ view: { answerActions, keys }, prompt, answer }: Props) {
  const { actionsFor, act, isCopied } = answerActions
  const labelOf = (action: AnswerAction) => {
    if (action === 'copy' && isCopied(answer.id)) return 'Copied'
    return action === 'pin' && answer.isPinned ? 'Unpin' : LABELS[action]
  }
  return (
    <div className="flex flex-wrap gap-2">
      {actionsFor(prompt).map((action) => (
        <Button
          key={action}
          size="small"
          title={keys.bindings[action]}
          {...(action === 'pin' && { 'aria-pressed': answer.isPinned })}
          onClick={({ currentTarget }) =>
            act(prompt, action, currentTarget.ownerDocument.defaultView ?? window)
          }
        >
          {labelOf(action)}
        </Button>
      ))}
    </div>
  )
}
