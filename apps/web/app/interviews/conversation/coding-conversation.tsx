import { isClosing, type QuestionProgress } from '@sightline/coach/interview/state'
import { isSolved } from '@sightline/coach/interview/test-results'
import { HINTS_PER_QUESTION } from '@sightline/contracts/interviews/limits'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { Markdown } from '@sightline/ui/markdown'
import { Spinner } from '@sightline/ui/spinner'
import { type Ref, useEffect, useRef, useState } from 'react'
import { HintRequest } from '../hints/hint-request.tsx'
import { type Hints, type RequestedHint, requestedHints } from '../hints/use-hints.ts'
import type { InterviewTalk } from '../log/use-interview-log.ts'
import { ReplyAuthor, StreamedReplyText } from '../replies/coach-reply.tsx'
import { type StreamedReply, streamedOfKind } from '../replies/use-coach-replies.ts'
import { CodingExchange, openExchange } from './coding-exchange.tsx'
import type { CodingTurn } from './coding-turns.ts'
import { CandidateTurn, CoachTurn, Turn } from './turn.tsx'
import type { TextToCoach } from './use-text-to-coach.ts'

type CodingConversationProps = {
  log: InterviewTalk
  progress: QuestionProgress | null
  turns: CodingTurn[]
  /** All questions asked so far, with the hints of the earlier ones. */
  questions: CandidateQuestion[]
  hints: Hints
  /** What a hint asked for now says of the code, in Markdown; null while there is nothing to say. */
  hintOnCode: string | null
  hintButton: Ref<HTMLButtonElement>
  toCoach: TextToCoach
  /** False while another pane covers the conversation. */
  isShown: boolean
}

/**
 * The conversation beside the code: introduction, hints, submissions, follow-ups and the closing
 * questions.
 */
export function CodingConversation(props: CodingConversationProps) {
  const { log, progress, turns, questions, hints, hintOnCode, hintButton, isShown } = props
  const end = useRef<HTMLDivElement>(null)
  // Earlier hints were about other code.
  const [earlier] = useState(() => new Set(turns.map(({ id }) => id)))
  const exchange = openExchange(log, progress)
  // The introduction is read from its beginning.
  const isJustBegun = turns.length <= 2 && exchange === null
  const isAnswering =
    progress?.doneClockMs != null ||
    progress?.gaveUp != null ||
    progress?.submissions.some(isSolved) ||
    isClosing(log.interview)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls at each new message
  useEffect(() => {
    if (isJustBegun) return
    // In braces, because newer browsers return a promise, which an effect must not return.
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [turns.length, exchange, isShown])
  return (
    <div className="flex min-h-full flex-col justify-between">
      <div>
        <div role="log" aria-label="Conversation" className="px-4 py-4 text-sm sm:px-6">
          <ol className="flex flex-col gap-4">
            {turns.map((turn) => (
              <CodingTurnItem
                key={turn.id}
                {...{ turn, log, progress, questions, hints }}
                hintOnCode={earlier.has(turn.id) ? null : hintOnCode}
              />
            ))}
          </ol>
        </div>
        {log.interview.state !== 'ended' && !isAnswering && (
          <HintRequest reply={log.reply} hints={hints} buttonRef={hintButton} />
        )}
      </div>
      <CodingExchange log={log} progress={progress} toCoach={props.toCoach} />
      <div ref={end} />
    </div>
  )
}

type CodingTurnItemProps = Pick<
  CodingConversationProps,
  'log' | 'progress' | 'questions' | 'hints' | 'hintOnCode'
> & {
  turn: CodingTurn
}

function CodingTurnItem(props: CodingTurnItemProps) {
  const { turn, log, progress, questions, hints, hintOnCode } = props
  switch (turn.kind) {
    case 'coach': {
      const { kind: _, id: __, ...said } = turn
      return <CoachTurn {...said} />
    }
    case 'candidate':
      return <CandidateTurn text={turn.text} />
    case 'question':
      return (
        <li className="text-muted">
          Question {turn.number}: <span className="text-ink">{turn.title}</span>
        </li>
      )
    case 'submission':
      return (
        <Turn by="You">
          <p>
            Submission {turn.number}: {turn.outcome}
          </p>
        </Turn>
      )
    case 'hint': {
      const isCurrent = turn.question === progress?.question
      const asked = isCurrent
        ? hints.requested
        : requestedHints(
            log.interview.questions.find(({ question }) => question === turn.question),
            questions.find(({ slug }) => slug === turn.question)?.hints ?? [],
          )
      const hint = asked.find(({ position }) => position === turn.position)
      if (!hint) return null
      // A model is shown the code itself.
      const looksAtCode = isCurrent && !hint.isModelAsked
      return (
        <Hint
          {...hint}
          onCode={looksAtCode ? hintOnCode : null}
          streamed={streamedOfKind(log.reply, 'hint')}
          onStop={log.reply.stop}
        />
      )
    }
  }
}

/** A hint: its text, or the text that is still arriving. */
function Hint(props: HintProps) {
  const { position, text, author, isModelAsked, streamed, onStop } = props
  // What was said of the code stays as it was when the hint was asked for.
  const [onCode] = useState(props.onCode)
  return (
    <li className="flex flex-col gap-1">
      <h2 className="text-sm text-muted">
        Hint {position} of {HINTS_PER_QUESTION}
      </h2>
      {text !== null ? (
        <>
          {onCode !== null && <Markdown>{onCode}</Markdown>}
          <Markdown>{text}</Markdown>
          {isModelAsked && author === undefined ? (
            <p className="text-xs text-muted">
              Written by the coach, because no model gave a usable hint.
            </p>
          ) : (
            <ReplyAuthor {...(author !== undefined && { author })} />
          )}
        </>
      ) : isModelAsked && streamed ? (
        <StreamedReplyText streamed={streamed} onStop={onStop} />
      ) : (
        <p className="flex items-center gap-3 text-muted">
          <Spinner /> Waiting for the first words
        </p>
      )}
    </li>
  )
}

type HintProps = RequestedHint & {
  /** What the hint says of the code, in Markdown. */
  onCode: string | null
  /** The streamed text of the hint that is not complete yet. */
  streamed: StreamedReply | null
  onStop: () => void
}
