import type { LiveAnswer, LivePrompt } from '@sightline/coach/live/session'
import type { AnswerStyle } from '@sightline/contracts/live-events'
import { Button } from '@sightline/ui/button'
import { Spinner } from '@sightline/ui/spinner'
import { useState } from 'react'
import { Markdown } from '../../interviews/public.ts'
import { inSeconds } from '../labels.ts'
import type { StreamedAnswer } from './use-answers.ts'
import type { LiveSessionView } from './use-live-session.ts'

type Props = { view: LiveSessionView; prompt: LivePrompt; isCompact?: boolean }

/** A prompt point with its newest answer, which never changes under the reader's eyes. */
export function AnswerCard({ view, prompt, isCompact = false }: Props) {
  const streamed = view.streamed.find((answer) => answer.prompt === prompt.id)
  const answer = prompt.answers.at(-1)
  const ask = (style: AnswerStyle) => view.askAgain(prompt, style)
  return (
    <article aria-label="Answer" className="flex flex-col gap-4">
      <h2 className={`font-medium break-words ${isCompact ? 'line-clamp-2 text-sm' : 'text-lg'}`}>
        {questionOf(prompt)}
      </h2>
      {streamed ? (
        <Streaming streamed={streamed} onStop={view.stop} onAgain={() => ask('first')} />
      ) : answer ? (
        <Stored view={view} prompt={prompt} answer={answer} onAsk={ask} isCompact={isCompact} />
      ) : (
        view.session.setting !== 'not-permitted' && <Button onClick={() => ask('first')}>Answer this</Button>
      )}
    </article>
  )
}

/** The question in one line: of a screen, its first line of text. */
const questionOf = ({ from, question }: LivePrompt) =>
  from === 'screen' ? `On the screen: ${question.split('\n').find((line) => line.trim() !== '') ?? ''}` : question

type StreamingProps = { streamed: StreamedAnswer; onStop: () => void; onAgain: () => void }

function Streaming({ streamed: { text, author, problem }, onStop, onAgain }: StreamingProps) {
  if (problem !== null)
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-sm text-bad">{problem}</p>
        <Button size="small" onClick={onAgain}>
          Try again
        </Button>
      </div>
    )
  return (
    <div aria-busy className="flex flex-col items-start gap-3">
      {text === '' ? (
        <p className="flex items-center gap-3 text-muted">
          <Spinner /> Waiting for the first words
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

type StoredProps = Props & { answer: LiveAnswer; onAsk: (style: AnswerStyle) => void }

function Stored({ view, answer, onAsk, isCompact }: StoredProps) {
  const [isCopied, setIsCopied] = useState(false)
  const mark = (as: 'pinned' | 'unpinned' | 'wrong-question') =>
    view.synced.report({ type: 'answer-marked', answer: answer.id, mark: as })
  const isByModel = answer.by !== 'coach'
  async function copy() {
    await navigator.clipboard.writeText(answer.text)
    setIsCopied(true)
  }
  return (
    <>
      <Markdown>{answer.text}</Markdown>
      <CheckNote answer={answer} />
      <p className="text-xs text-muted">
        {isByModel
          ? `Written by the model ${answer.by}, first words after ${inSeconds(answer.firstWordsMs)}.`
          : 'By the coach, from rules.'}
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
      <div className="flex flex-wrap gap-2">
        {isByModel && !view.isEnded && (
          <>
            <Button size="small" onClick={() => onAsk('shorter')}>
              Shorter
            </Button>
            <Button size="small" onClick={() => onAsk('more')}>
              More detail
            </Button>
            <Button size="small" onClick={() => onAsk('again')}>
              Again
            </Button>
          </>
        )}
        <Button size="small" onClick={() => mark('wrong-question')}>
          Wrong question
        </Button>
        <Button size="small" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button
          size="small"
          aria-pressed={answer.isPinned}
          onClick={() => mark(answer.isPinned ? 'unpinned' : 'pinned')}
        >
          {answer.isPinned ? 'Unpin' : 'Pin'}
        </Button>
      </div>
    </>
  )
}

/** Whether the code of an answer passes the examples of the problem on the screen. */
function CheckNote({ answer: { check, text } }: { answer: LiveAnswer }) {
  if (check === null)
    return text.includes('```') ? <p className="text-sm text-muted">Not checked: no examples were run.</p> : null
  const isRight = check.passed === check.total
  return (
    <p className={`text-sm ${isRight ? 'text-good' : 'text-bad'}`}>
      {check.passed} of {check.total} examples pass.{check.firstFailure && ` ${check.firstFailure}`}
    </p>
  )
}
