import type { LiveAnswer, LivePrompt } from '@sightline/live/session/session'
import { Markdown } from '@sightline/ui/markdown'
import { Spinner } from '@sightline/ui/spinner'
import type { AnswersView, SessionView } from '../engine/views.ts'
import type { KeyBindings } from '../keys/bindings.ts'
import { afterSeconds } from '../labels.ts'
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
  const isByModel = answer.by !== 'coach'
  return (
    <>
      <Markdown>{answer.text}</Markdown>
      <AnswerCheck {...answers} prompt={prompt} answer={answer} />
      <p className="text-xs text-muted">
        {isByModel
          ? `Written by the model ${answer.by}, ${timesOf(answer)}.`
          : `By the coach, from rules, ${afterSeconds(answer.firstWordsMs)}.`}
        {answer.sawPicture && ' It saw a picture of the screen.'}
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

/** An answer that was begun early may be whole when it is asked for. */
const timesOf = ({ firstWordsMs, totalMs }: LiveAnswer) => {
  const all = afterSeconds(totalMs)
  return all === afterSeconds(firstWordsMs)
    ? `whole ${all}`
    : `first words ${afterSeconds(firstWordsMs)}, all ${all}`
}
