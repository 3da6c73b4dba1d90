import { isClosing, type QuestionProgress } from '@sightline/coach/interview/state'
import { ANSWER_MAX_LENGTH } from '@sightline/contracts/interview-limits'
import { Button } from '@sightline/ui/button'
import { Spinner } from '@sightline/ui/spinner'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SyncedInterview } from '../session/use-synced-interview.ts'
import { ReplyAuthor, ReplyFootnotes, ReplyText, StreamedReplyText } from './coach-reply.tsx'
import { streamedOfKind } from './use-coach-replies.ts'

/** The coach's message above the workspace: an open follow-up, or the time for the candidate's own questions. */
export function CoachBar({ synced, progress }: { synced: SyncedInterview; progress: QuestionProgress | null }) {
  const { interview, report, reply } = synced
  if (interview.state === 'ended') return null
  if (isClosing(interview)) return <ClosingQuestions synced={synced} />
  const streamed = streamedOfKind(reply, 'follow-up')
  if (streamed)
    return (
      <Bar title="A follow-up">
        <StreamedReplyText streamed={streamed} onStop={reply.stop} />
        <ReplyFootnotes reply={reply} />
      </Bar>
    )
  const followUp = progress?.followUp
  const isOpen = followUp && followUp.answer === null
  if (progress && progress.doneClockMs !== null && !isOpen)
    return <ChoosingNext isOffline={synced.saveState === 'offline'} />
  if (!progress || !isOpen) return null
  const answer = (text: string) => report({ type: 'follow-up-answered', question: progress.question, text })
  return (
    <Bar title={followUp.author === undefined ? 'A follow-up from the coach' : 'A follow-up from a model'}>
      <div className="flex max-w-reading flex-col gap-1">
        <ReplyText {...followUp} />
        <ReplyAuthor {...followUp} onAgain={() => reply.open(true)} />
      </div>
      <AnswerForm label="Your answer" sendLabel="Answer" onSend={answer}>
        <Button variant="quiet" size="small" onClick={() => answer('')}>
          Pass over
        </Button>
      </AnswerForm>
      <ReplyFootnotes reply={reply} />
    </Bar>
  )
}

function ChoosingNext({ isOffline }: { isOffline: boolean }) {
  return (
    <Bar title="What comes next">
      <p className="flex items-center gap-3 text-muted">
        <Spinner />
        {isOffline ? 'You are offline. The coach goes on once you are back.' : 'The coach decides.'}
      </p>
    </Bar>
  )
}

function ClosingQuestions({ synced: { interview, report, reply, flush } }: { synced: SyncedInterview }) {
  const streamed = streamedOfKind(reply, 'answer')
  const navigate = useNavigate()
  async function end() {
    report({ type: 'ended' })
    // The report is written on the server, so the server must have the end first.
    if (await flush()) await navigate('report')
  }
  const messages = interview.talk.slice(interview.talk.findIndex(({ by }) => by === 'closing'))
  return (
    <Bar title="Time for your questions">
      <ol aria-live="polite" aria-busy={streamed !== null} className="flex max-w-reading flex-col gap-2">
        {messages.map(({ seq, by, text, ...authorship }, index) => (
          <li key={`${seq} ${text}`} className={by === 'candidate' ? 'text-muted' : 'flex flex-col gap-1'}>
            <span className="sr-only">{by === 'candidate' ? 'You: ' : authorship.author ? 'Model: ' : 'Coach: '}</span>
            {by === 'candidate' ? text : <ReplyText text={text} {...authorship} />}
            <ReplyAuthor
              {...authorship}
              onAgain={index === messages.length - 1 && !streamed ? () => reply.open(true) : undefined}
            />
          </li>
        ))}
        {streamed && (
          <li>
            <StreamedReplyText streamed={streamed} onStop={reply.stop} />
          </li>
        )}
      </ol>
      <ReplyFootnotes reply={reply} />
      <AnswerForm
        label="Your question"
        sendLabel="Ask"
        isWaiting={streamed !== null}
        onSend={(text) => report({ type: 'candidate-asked', text })}
      >
        <Button variant="primary" size="small" onClick={end}>
          End and read the report
        </Button>
      </AnswerForm>
    </Bar>
  )
}

function Bar({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex max-h-[45dvh] shrink-0 animate-appear gap-3 overflow-y-auto border-b border-line bg-surface px-4 py-3 text-sm sm:px-6"
    >
      <MessageSquareQuote size={20} aria-hidden className="mt-px text-accent-strong" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h2 id={id} className="text-sm">
          {title}
        </h2>
        {children}
      </div>
      {/* Screen readers announce only the title; the question itself follows in reading order. */}
      <p role="status" className="sr-only">
        {title}
      </p>
    </section>
  )
}

type AnswerFormProps = {
  label: string
  sendLabel: string
  /** True while a coach reply is arriving. */
  isWaiting?: boolean
  onSend: (text: string) => void
  children: ReactNode
}

function AnswerForm({ label, sendLabel, isWaiting = false, onSend, children }: AnswerFormProps) {
  const [text, setText] = useState('')
  const id = useId()
  const send = () => {
    if (text.trim() === '') return
    onSend(text.trim())
    setText('')
  }
  return (
    <div className="flex max-w-reading flex-col gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={ANSWER_MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="w-full rounded-control border border-control bg-background px-3 py-2 text-ink"
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={send} disabled={isWaiting || text.trim() === ''}>
          {sendLabel}
        </Button>
        {children}
      </div>
    </div>
  )
}
