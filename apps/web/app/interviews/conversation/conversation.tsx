import {
  type Interview,
  isClosing,
  type LeadIn,
  type QuestionProgress,
} from '@sightline/coach/interview/state'
import type { CandidateSpokenQuestion } from '@sightline/contracts/interviews/interviews'
import { Markdown } from '@sightline/ui/markdown'
import { Spinner } from '@sightline/ui/spinner'
import { Fragment, useEffect, useRef } from 'react'
import type { InterviewTalk } from '../log/use-interview-log.ts'
import { LeadInNote } from '../plan/lead-in-note.tsx'
import { ReplyFootnotes, StreamedReplyText } from '../replies/coach-reply.tsx'
import { CandidateTurn, CoachTurn, Turn } from './turn.tsx'

type ConversationProps = {
  log: InterviewTalk
  questions: CandidateSpokenQuestion[]
  isWaiting: boolean
  /** The slug of the question that stands above the conversation; null when none does. */
  shownAbove: string | null
}

/** All questions and answers so far, scrolled to the latest. */
export function Conversation({ log, questions, isWaiting, shownAbove }: ConversationProps) {
  const { interview, reply, saveState } = log
  const end = useRef<HTMLDivElement>(null)
  const length = turnsIn(interview)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn scrolls the end into view
  useEffect(() => {
    // In braces, because newer browsers return a promise, which an effect must not return.
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [length, isWaiting])
  const introduction = interview.talk.find(({ by }) => by === 'introduction')
  return (
    <div role="log" aria-label="Conversation">
      <ol className="flex flex-col gap-6 px-4 py-6 sm:px-6">
        {introduction && <CoachTurn text={introduction.text} />}
        {interview.questions.map((progress, index) => (
          <Fragment key={progress.question}>
            <Question
              number={index + 1}
              isShownAbove={progress.question === shownAbove}
              progress={progress}
              leadIn={interview.leadIns[progress.question]}
              question={questions.find(({ slug }) => slug === progress.question)}
              onAgain={reply.streamed ? undefined : () => reply.open(true)}
            />
          </Fragment>
        ))}
        {interview.state === 'ended' &&
          closingTalk(interview).map(({ seq, by, text, ...authorship }) =>
            by === 'candidate' ? (
              <CandidateTurn key={`${seq} ${text}`} text={text} />
            ) : (
              <CoachTurn key={seq} text={text} {...authorship} />
            ),
          )}
        {reply.streamed && (
          <Turn by={isModel(reply.streamed.author) ? 'Model' : 'Coach'}>
            <StreamedReplyText streamed={reply.streamed} onStop={reply.stop} />
          </Turn>
        )}
        {isWaiting && !reply.streamed && (
          <Turn by="Coach">
            <p className="flex items-center gap-3 text-muted">
              <Spinner />
              {saveState === 'offline'
                ? 'You are offline. The interview continues once you are back online.'
                : 'The coach is thinking.'}
            </p>
          </Turn>
        )}
        <li className="text-sm empty:hidden">
          <ReplyFootnotes reply={reply} />
        </li>
      </ol>
      <div ref={end} />
    </div>
  )
}

type QuestionProps = {
  number: number
  /** Whether title and text stand above the conversation and are left out here. */
  isShownAbove: boolean
  progress: QuestionProgress
  question: CandidateSpokenQuestion | undefined
  leadIn: LeadIn | undefined
  onAgain: (() => void) | undefined
}

/** The author is unknown, and null, before the first words. */
const isModel = (author: string | null) => author !== null && author !== 'coach'

/** A question with its answers and follow-ups in turn. */
function Question({ number, isShownAbove, progress, question, leadIn, onAgain }: QuestionProps) {
  const { answers, pastFollowUps, followUp, doneClockMs } = progress
  const followUps = [...pastFollowUps, ...(followUp ? [followUp] : [])]
  return (
    <>
      {question && isShownAbove && (
        <li className="text-sm font-medium text-muted">
          Question {number}: <span className="text-ink">{question.title}</span>
        </li>
      )}
      {question && !isShownAbove && (
        <Turn by={`Question ${number}`}>
          <h2 className="text-lg">{question.title}</h2>
          {leadIn && <LeadInNote leadIn={leadIn} />}
          {question.statement !== question.title && <Markdown>{question.statement}</Markdown>}
        </Turn>
      )}
      {Array.from({ length: Math.max(answers.length, followUps.length) }, (_, index) => {
        const [answer, asked] = [answers[index], followUps[index]]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added at the end
          <Fragment key={index}>
            {answer && <CandidateTurn text={answer.text} />}
            {asked && <CoachTurn {...asked} onAgain={asked === followUp ? onAgain : undefined} />}
          </Fragment>
        )
      })}
      {answers.length === 0 && doneClockMs !== null && <CandidateTurn text="" />}
    </>
  )
}

/** The closing message, and what was said after it. */
const closingTalk = (interview: Interview) =>
  isClosing(interview)
    ? interview.talk.slice(interview.talk.findIndex(({ by }) => by === 'closing'))
    : []

const turnsIn = ({ questions }: Interview) =>
  questions.reduce(
    (sum, { answers, pastFollowUps, followUp }) =>
      sum + 1 + answers.length + pastFollowUps.length + (followUp ? 1 : 0),
    0,
  )
