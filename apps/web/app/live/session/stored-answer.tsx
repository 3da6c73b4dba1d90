import type { LiveAnswer, LivePrompt } from '@sightline/coach/live/session'
import { Markdown } from '../../interviews/public.ts'
import { inSeconds } from '../labels.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { AnswerCheck } from './answer-check.tsx'
import type { LiveSessionView } from './use-live-session.ts'

interface Props {
  view: LiveSessionView
  prompt: LivePrompt
  answer: LiveAnswer
  isCompact: boolean
}

/** An answer that is written: its text, its check, who wrote it, from what, and its buttons. */
export function StoredAnswer({ view, prompt, answer, isCompact }: Props) {
  const isByModel = answer.by !== 'coach'
  return (
    <>
      <Markdown>{answer.text}</Markdown>
      <AnswerCheck view={view} prompt={prompt} answer={answer} />
      <p className="text-xs text-muted">
        {isByModel
          ? `Written by the model ${answer.by}, first words after ${inSeconds(answer.firstWordsMs)}.`
          : 'By the coach, from rules.'}
        {answer.sawPicture && ' It saw a picture of the screen.'}
        {answer.isCutShort && ' It was cut short.'}
      </p>
      {!isCompact && answer.sources.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer text-muted">
            What it may rest on: {answer.sources.map(({ label }) => label).join(', ')}
          </summary>
          <ul className="mt-2 flex flex-col gap-2 border-l-2 border-line pl-3">
            {answer.sources.map(({ label, text }) => (
              <li key={label}>
                <span className="font-medium">{label}:</span> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      <AnswerButtons view={view} prompt={prompt} answer={answer} />
    </>
  )
}
