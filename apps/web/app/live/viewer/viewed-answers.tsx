import { shownAnswer } from '@sightline/coach/live/answer-repair'
import type { LivePrompt, LiveState } from '@sightline/coach/live/session'
import type { LiveView } from '@sightline/contracts/live-viewers'
import { Button } from '@sightline/ui/button'
import { Spinner } from '@sightline/ui/spinner'
import { useState } from 'react'
import { Markdown } from '../../interviews/public.ts'
import { CHANNEL_LABELS } from '../labels.ts'

type Props = { session: LiveState; answering: LiveView['answering'] }

/** One answer in large type. A newer one waits behind a button, so that nothing moves under the reader's eyes. */
export function ViewedAnswers({ session, answering }: Props) {
  const [shownId, setShownId] = useState<string | null>(null)
  const prompts = session.prompts.filter(({ isReplaced, isWrong }) => !isReplaced && !isWrong)
  const isAnswered = ({ id, answers }: LivePrompt) =>
    answers.length > 0 || answering.some(({ prompt }) => prompt === id)
  const newest = prompts.findLast(isAnswered)
  const shown = prompts.find(({ id }) => id === shownId) ?? newest
  // The first answer stays, too, when another one comes.
  if (shown && shown.id !== shownId) setShownId(shown.id)
  const last = session.segments.at(-1)
  return (
    <>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col gap-4 px-4 py-6">
        {shown ? (
          <ViewedAnswer prompt={shown} text={answering.find(({ prompt }) => prompt === shown.id)?.text ?? null} />
        ) : (
          <p className="text-lg text-muted">Answers appear here while the conversation goes on.</p>
        )}
      </main>
      <footer className="sticky bottom-0 flex flex-col gap-3 border-t border-line bg-background px-4 py-3">
        {newest && newest !== shown && (
          <Button variant="primary" onClick={() => setShownId(newest.id)}>
            Show the new answer
          </Button>
        )}
        <p className="line-clamp-2 text-sm text-muted" aria-live="polite">
          {last ? `${CHANNEL_LABELS[last.channel]}: ${last.text}` : 'Nothing said yet'}
        </p>
      </footer>
    </>
  )
}

/** `text`: the words of an answer that is being written; null when none is. */
function ViewedAnswer({ prompt, text }: { prompt: LivePrompt; text: string | null }) {
  const { answer, repair } = shownAnswer(prompt)
  const check = (repair ?? answer)?.check
  const written = answer?.text ?? text ?? ''
  return (
    <article aria-label="Answer" className="flex flex-col gap-4 text-lg">
      <h2 className="line-clamp-3 text-base font-medium text-muted">{prompt.question}</h2>
      {written === '' ? (
        <p className="flex items-center gap-3 text-muted">
          <Spinner /> Waiting for the first words
        </p>
      ) : (
        <Markdown>{written}</Markdown>
      )}
      {repair && (
        <section aria-label="After one repair" className="flex flex-col gap-4 border-t border-line pt-4">
          <Markdown>{repair.text}</Markdown>
        </section>
      )}
      {answer && (
        <p className="text-sm text-muted">
          {answer.by === 'coach' ? 'By the coach, from rules.' : `Written by the model ${answer.by}.`}
          {check && ` ${check.passed} of ${check.total} examples pass${repair ? ' after one repair' : ''}.`}
          {check && check.passed === check.total && ' Other inputs were not tried.'}
        </p>
      )}
    </article>
  )
}
