import { errorMessage } from '@sightline/client/errors'
import type { LivePrompt } from '@sightline/live/session/session'
import { Button, TextLink } from '@sightline/ui/button'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { Link } from 'react-router'
import { PractiseButton } from '../../practice-questions/public.ts'
import { liveApi } from '../api.ts'
import type { DebriefState } from './use-debrief.ts'

type Props = { sessionId: string; prompt: LivePrompt; debrief: DebriefState }

/**
 * A question that was asked, to be practised now or kept for later; for a coding problem, one like
 * it.
 */
export function PractiseQuestion({ sessionId, prompt, debrief }: Props) {
  const isKnownToFit =
    prompt.kind !== 'meeting' ||
    (debrief.status === 'loaded' && !debrief.debrief.unfit.includes(prompt.id))
  if (!isKnownToFit) return null
  return (
    <PractiseButton
      label={prompt.kind === 'coding' ? 'Practise a problem like it' : 'Practise this question'}
      create={(interview, mayRepeat) =>
        liveApi.practise(sessionId, prompt.id, interview, mayRepeat)
      }
    >
      {debrief.status === 'loading' ? (
        // Keeps the place of the button.
        <Button size="small" variant="quiet" disabled>
          Keep to practise
        </Button>
      ) : (
        <Keep
          sessionId={sessionId}
          promptId={prompt.id}
          wasKept={debrief.status === 'loaded' && debrief.debrief.kept.includes(prompt.id)}
        />
      )}
    </PractiseButton>
  )
}

/** Keeps a question in the user's list, or says that it is there. */
function Keep({
  sessionId,
  promptId,
  wasKept,
}: {
  sessionId: string
  promptId: string
  wasKept: boolean
}) {
  const [state, setState] = useState<'idle' | 'busy' | 'kept' | { problem: string }>(
    wasKept ? 'kept' : 'idle',
  )
  async function keep() {
    setState('busy')
    try {
      await liveApi.keepQuestion(sessionId, promptId)
      setState('kept')
    } catch (error) {
      setState({ problem: errorMessage(error) })
    }
  }
  return (
    <>
      {state !== 'kept' && (
        <Button
          size="small"
          variant="quiet"
          isBusy={state === 'busy'}
          busyLabel="Keeping..."
          onClick={() => void keep()}
        >
          Keep to practise
        </Button>
      )}
      <span role="status" className="text-sm">
        {state === 'kept' && (
          <span className="inline-flex items-start gap-2 text-muted">
            <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-good" />
            <span>
              Kept in{' '}
              <TextLink as={Link} to="/home/practice-questions">
                your practice questions
              </TextLink>
            </span>
          </span>
        )}
        {typeof state === 'object' && <span className="text-warn">{state.problem}</span>}
      </span>
    </>
  )
}
