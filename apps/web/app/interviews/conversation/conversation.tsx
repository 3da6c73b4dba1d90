import type { Authorship, Interview, LeadIn, QuestionProgress } from '@sightline/coach/interview/state'
import type { CandidateSpokenQuestion } from '@sightline/contracts/interviews'
import { Spinner } from '@sightline/ui/spinner'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { Markdown } from '../markdown.tsx'
import { LeadInNote } from '../plan/lead-in-note.tsx'
import type { SyncedInterview } from '../session/use-synced-interview.ts'
import { ReplyAuthor, ReplyFootnotes, ReplyText, StreamedReplyText } from './coach-reply.tsx'

type ConversationProps = { live: SyncedInterview; questions: CandidateSpokenQuestion[]; isWaiting: boolean }

/** What was asked and answered so far, question by question, the latest in sight. */
export function Conversation({ live, questions, isWaiting }: ConversationProps) {
  const { interview, reply, saveState } = live
  const end = useRef<HTMLDivElement>(null)
  const length = turnsIn(interview)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another turn that brings the end into sight
  useEffect(() => {
    // In braces: newer browsers answer it with a promise, which an effect may not return.
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [length, isWaiting])
  const introduction = interview.talk.find(({ by }) => by === 'introduction')
  return (
    <div role="log" aria-label="Conversation">
      <ol className="flex flex-col gap-6 px-4 py-6 sm:px-6">
        {introduction && (
          <Turn by="Coach">
            <p>{introduction.text}</p>
          </Turn>
        )}
        {interview.questions.map((progress, index) => (
          <Fragment key={progress.question}>
            <Question
              number={index + 1}
              progress={progress}
              leadIn={interview.leadIns[progress.question]}
              question={questions.find(({ slug }) => slug === progress.question)}
              onAgain={reply.streamed ? undefined : () => reply.open(true)}
            />
          </Fragment>
        ))}
        {reply.streamed && (
          <Turn by={isModel(reply.streamed.author) ? 'Model' : 'Coach'}>
            <StreamedReplyText spoken={reply.streamed} onStop={reply.stop} />
          </Turn>
        )}
        {isWaiting && !reply.streamed && (
          <Turn by="Coach">
            <p className="flex items-center gap-3 text-muted">
              <Spinner />
              {saveState === 'kept'
                ? 'You are offline. The coach goes on once you are back.'
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
  progress: QuestionProgress
  question: CandidateSpokenQuestion | undefined
  leadIn: LeadIn | undefined
  onAgain: (() => void) | undefined
}

/** Nobody is known to speak before the first words. */
const isModel = (author: string | null) => author !== null && author !== 'coach'

/** A question with its answers and follow-ups, which take turns. */
function Question({ number, progress, question, leadIn, onAgain }: QuestionProps) {
  const { answers, pastFollowUps, followUp, doneClockMs } = progress
  const followUps = [...pastFollowUps, ...(followUp ? [followUp] : [])]
  return (
    <>
      {question && (
        <Turn by={`Question ${number}`}>
          <h2 className="text-lg">{question.title}</h2>
          {leadIn && <LeadInNote leadIn={leadIn} />}
          <Markdown>{question.statement}</Markdown>
        </Turn>
      )}
      {Array.from({ length: Math.max(answers.length, followUps.length) }, (_, index) => {
        const [answer, asked] = [answers[index], followUps[index]]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added at the end
          <Fragment key={index}>
            {answer && (
              <Turn by="You">
                <p className="break-words whitespace-pre-wrap">{answer.text}</p>
              </Turn>
            )}
            {asked && <Asked {...asked} onAgain={asked === followUp ? onAgain : undefined} />}
          </Fragment>
        )
      })}
      {answers.length === 0 && doneClockMs !== null && (
        <Turn by="You">
          <p className="text-muted">Passed over.</p>
        </Turn>
      )}
    </>
  )
}

type AskedProps = Authorship & { text: string; onAgain: (() => void) | undefined }

function Asked({ text, onAgain, ...authorship }: AskedProps) {
  return (
    <Turn by={authorship.author === undefined ? 'Coach' : 'Model'}>
      <ReplyText text={text} {...(authorship.author !== undefined && { author: authorship.author })} />
      <ReplyAuthor {...authorship} onAgain={onAgain} />
    </Turn>
  )
}

function Turn({ by, children }: { by: string; children: ReactNode }) {
  const isOwn = by === 'You'
  return (
    <li className={`flex max-w-reading flex-col gap-1 ${isOwn ? 'border-l-2 border-accent pl-4' : ''}`}>
      <p className="text-sm font-medium text-muted">{by}</p>
      {children}
    </li>
  )
}

const turnsIn = ({ questions }: Interview) =>
  questions.reduce(
    (sum, { answers, pastFollowUps, followUp }) => sum + 1 + answers.length + pastFollowUps.length + (followUp ? 1 : 0),
    0,
  )
