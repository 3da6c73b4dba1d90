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

/** What the coach has to say now, above the work: a follow-up that waits for an answer, or time for the candidate's questions. */
export function CoachBar({ live, progress }: { live: SyncedInterview; progress: QuestionProgress | null }) {
  const { interview, report, reply } = live
  if (interview.state === 'ended') return null
  if (isClosing(interview)) return <Closing live={live} />
  const spoken = streamedOfKind(reply, 'follow-up')
  if (spoken)
    return (
      <Bar title="A follow-up">
        <StreamedReplyText spoken={spoken} onStop={reply.stop} />
        <ReplyFootnotes reply={reply} />
      </Bar>
    )
  const followUp = progress?.followUp
  const isOpen = followUp && followUp.answer === null
  if (progress && progress.doneClockMs !== null && !isOpen) return <Choosing isOffline={live.saveState === 'kept'} />
  if (!progress || !isOpen) return null
  const answer = (text: string) => report({ type: 'follow-up-answered', question: progress.question, text })
  return (
    <Bar title={followUp.author === undefined ? 'A follow-up from the coach' : 'A follow-up from a model'}>
      <div className="flex max-w-reading flex-col gap-1">
        <ReplyText {...followUp} />
        <ReplyAuthor {...followUp} onAgain={() => reply.open(true)} />
      </div>
      <Reply label="Your answer" sendLabel="Answer" onSend={answer}>
        <Button variant="quiet" size="small" onClick={() => answer('')}>
          Pass over
        </Button>
      </Reply>
      <ReplyFootnotes reply={reply} />
    </Bar>
  )
}

function Choosing({ isOffline }: { isOffline: boolean }) {
  return (
    <Bar title="What comes next">
      <p className="flex items-center gap-3 text-muted">
        <Spinner />
        {isOffline ? 'You are offline. The coach goes on once you are back.' : 'The coach decides.'}
      </p>
    </Bar>
  )
}

function Closing({ live: { interview, report, reply, flush } }: { live: SyncedInterview }) {
  const spoken = streamedOfKind(reply, 'answer')
  const navigate = useNavigate()
  async function end() {
    report({ type: 'ended' })
    // Written on the server, which must know of the end.
    if (await flush()) await navigate('report')
  }
  const said = interview.talk.slice(interview.talk.findIndex(({ by }) => by === 'closing'))
  return (
    <Bar title="Time for your questions">
      <ol aria-live="polite" aria-busy={spoken !== null} className="flex max-w-reading flex-col gap-2">
        {said.map(({ seq, by, text, ...authorship }, index) => (
          <li key={`${seq} ${text}`} className={by === 'candidate' ? 'text-muted' : 'flex flex-col gap-1'}>
            <span className="sr-only">{by === 'candidate' ? 'You: ' : authorship.author ? 'Model: ' : 'Coach: '}</span>
            {by === 'candidate' ? text : <ReplyText text={text} {...authorship} />}
            <ReplyAuthor
              {...authorship}
              onAgain={index === said.length - 1 && !spoken ? () => reply.open(true) : undefined}
            />
          </li>
        ))}
        {spoken && (
          <li>
            <StreamedReplyText spoken={spoken} onStop={reply.stop} />
          </li>
        )}
      </ol>
      <ReplyFootnotes reply={reply} />
      <Reply
        label="Your question"
        sendLabel="Ask"
        isWaiting={spoken !== null}
        onSend={(text) => report({ type: 'candidate-asked', text })}
      >
        <Button variant="primary" size="small" onClick={end}>
          End and read the report
        </Button>
      </Reply>
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
      {/* The question itself is read out where it appears. */}
      <p role="status" className="sr-only">
        {title}
      </p>
    </section>
  )
}

type ReplyProps = {
  label: string
  sendLabel: string
  /** True while the other side speaks. */
  isWaiting?: boolean
  onSend: (text: string) => void
  children: ReactNode
}

function Reply({ label, sendLabel, isWaiting = false, onSend, children }: ReplyProps) {
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
