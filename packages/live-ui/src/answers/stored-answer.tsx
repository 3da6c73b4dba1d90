import type { LiveAnswer, LivePrompt, LiveState } from '@sightline/live/session/session'
import { waitForPrompt } from '@sightline/live/session/session-times'
import { Markdown } from '@sightline/ui/markdown'
import { Spinner } from '@sightline/ui/spinner'
import type { AnswersView, SessionView } from '../engine/views.ts'
import type { KeyBindings } from '../keys/bindings.ts'
import { afterSeconds, inSeconds } from '../labels.ts'
import { AnswerBasis } from './answer-basis.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { AnswerCheck } from './answer-check.tsx'

interface Props {
  session: SessionView
  answers: AnswersView
  bindings: KeyBindings
  prompt: LivePrompt
  answer: LiveAnswer
  /** Another answer to the same question has no words yet. */
  isStarting: boolean
}

/** An answer that is written: its text, its check, who wrote it, from what, and its buttons. */
export function StoredAnswer(props: Props) {
  const { session, answers, bindings, prompt, answer, isStarting } = props
  return (
    <>
      <Markdown>{answer.text}</Markdown>
      <AnswerCheck {...answers} prompt={prompt} answer={answer} />
      <p className="text-xs text-muted">
        {answer.by === 'coach' ? 'By the coach, from rules' : `Written by the model ${answer.by}`},{' '}
        {timesOf(session.state, prompt, answer)}.{sawText(answer.picturesSeen)}
        {answer.isCutShort && ' It was cut short.'}
      </p>
      <AnswerBasis session={session.state} prompt={prompt} answer={answer} />
      {isStarting ? (
        <p role="status" className="flex min-h-8 items-center gap-3 text-sm text-muted">
          <Spinner /> Waiting for the first words of another answer
        </p>
      ) : (
        <AnswerButtons answers={answers} bindings={bindings} prompt={prompt} answer={answer} />
      )}
    </>
  )
}

function sawText(pictures: number): string {
  if (pictures === 0) return ''
  return ` It saw ${pictures === 1 ? 'a picture' : `${pictures} pictures`} of the screen.`
}

/**
 * How long the user waited: from the end of the other side's speech for an answer that came by
 * itself, else from the request. An answer that was begun early may be whole when it is asked for.
 */
function timesOf(session: LiveState, prompt: LivePrompt, answer: LiveAnswer): string {
  const wait = answer.style === 'first' ? waitForPrompt(session, prompt) : null
  if (wait) {
    const [first, whole] = [inSeconds(wait.firstWordsMs), inSeconds(wait.wholeMs)]
    const rest = first === whole ? '' : `, all after ${whole}`
    return `first words ${first} after they stopped speaking${rest}`
  }
  const all = afterSeconds(answer.totalMs)
  return all === afterSeconds(answer.firstWordsMs)
    ? `whole ${all}`
    : `first words ${afterSeconds(answer.firstWordsMs)}, all ${all}`
}
