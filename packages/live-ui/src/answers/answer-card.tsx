import type { AnswerStyle } from '@sightline/contracts/live/events'
import { shownAnswer } from '@sightline/live/answers/answer-repair'
import { questionOf } from '@sightline/live/answers/question-of'
import type { LivePrompt } from '@sightline/live/session/session'
import { Button } from '@sightline/ui/button'
import { Markdown } from '@sightline/ui/markdown'
import { Spinner } from '@sightline/ui/spinner'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Pin from 'lucide-react/icons/pin'
import type { StreamedAnswer } from '../engine/answers/answer-streams.ts'
import type { AnswersView, SessionView } from '../engine/views.ts'
import type { KeyBindings } from '../keys/bindings.ts'
import { StoredAnswer } from './stored-answer.tsx'

interface Props {
  session: SessionView
  answers: AnswersView
  bindings: KeyBindings
  prompt: LivePrompt
  isCompact?: boolean
}

/** A prompt point with its newest answer, which never changes under the reader's eyes. */
export function AnswerCard({ session, answers, bindings, prompt, isCompact = false }: Props) {
  const streaming = answers.streamed.filter((answer) => answer.prompt === prompt.id)
  // A repair appears below the answer that it corrects.
  const streamed = streaming.find(({ style }) => style !== 'repair')
  const { answer } = shownAnswer(prompt)
  const outline = answer?.by === 'coach' ? undefined : answers.outlines.get(prompt.id)
  // Until the first words of another answer, the one before stays.
  const isStarting = streamed?.text === '' && streamed.problem === null && answer !== null
  const ask = (style: AnswerStyle) => answers.askAgain(prompt, style)
  return (
    <article aria-label="Answer" className="flex flex-col gap-4">
      <h2 className={`font-medium break-words ${isCompact ? 'line-clamp-2 text-sm' : 'text-lg'}`}>
        {questionOf(prompt)}
      </h2>
      {answer?.isPinned && (
        <p className="flex items-center gap-2 text-sm text-info">
          <Pin size={16} aria-hidden className="shrink-0" />
          Pinned. It stays until you unpin it or show another.
        </p>
      )}
      {outline !== undefined && <Outline text={outline} />}
      {streamed && !isStarting ? (
        <Streaming streamed={streamed} onStop={answers.stop} onAgain={() => ask('first')} />
      ) : answer ? (
        <StoredAnswer
          session={session}
          answers={answers}
          bindings={bindings}
          prompt={prompt}
          answer={answer}
          isStarting={isStarting}
        />
      ) : (
        session.state.setting !== 'not-permitted' && (
          <Button className="self-start" onClick={() => ask('first')}>
            Answer this
          </Button>
        )
      )}
    </article>
  )
}

/** What the coach says while a model takes its time. It stays, so that nothing moves. */
const Outline = ({ text }: { text: string }) => (
  <details open className="rounded-card border border-line bg-surface p-4">
    <summary className="cursor-pointer text-sm text-muted">
      The coach’s outline, while the model takes its time
    </summary>
    <div className="mt-3">
      <Markdown>{text}</Markdown>
    </div>
  </details>
)

type StreamingProps = { streamed: StreamedAnswer; onStop: () => void; onAgain: () => void }

function Streaming({
  streamed: { text, author, isBroken, problem },
  onStop,
  onAgain,
}: StreamingProps) {
  if (problem !== null)
    return (
      <div className="flex flex-col items-start gap-3">
        <p role="alert" className="flex items-start gap-2 text-sm text-bad">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {problem}
        </p>
        <Button size="small" onClick={onAgain}>
          Try again
        </Button>
      </div>
    )
  return (
    <div aria-busy className="flex flex-col items-start gap-3">
      {text === '' || isBroken ? (
        <p className="flex items-center gap-3 text-muted">
          <Spinner />{' '}
          {isBroken
            ? 'The connection broke; another model is answering.'
            : 'Waiting for the first words'}
        </p>
      ) : (
        <Markdown>{text}</Markdown>
      )}
      {author !== 'coach' && (
        <Button size="small" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  )
}
