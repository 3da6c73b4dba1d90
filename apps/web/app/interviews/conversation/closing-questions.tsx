import { suggestedQuestions } from '@sightline/coach/rounds/suggested-questions'
import { Button } from '@sightline/ui/button'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { InterviewTalk } from '../log/use-interview-log.ts'
import {
  ReplyAuthor,
  ReplyFootnotes,
  ReplyText,
  StreamedReplyText,
} from '../replies/coach-reply.tsx'
import { streamedOfKind } from '../replies/use-coach-replies.ts'
import { AnswerForm, Exchange } from './exchange.tsx'
import type { TextToCoach } from './use-text-to-coach.ts'

/**
 * The end of an interview: the coach's closing message, and the candidate's questions with the
 * replies to them.
 */
export function ClosingQuestions({
  log: { interview, report, reply, flush },
  toCoach,
}: {
  log: InterviewTalk
  toCoach: TextToCoach
}) {
  const streamed = streamedOfKind(reply, 'answer')
  const asked = new Set(interview.talk.map(({ text }) => text))
  const suggested = suggestedQuestions(interview).filter((question) => !asked.has(question))
  const navigate = useNavigate()
  async function endInterview() {
    toCoach.unsentText.send()
    report({ type: 'ended' })
    // The report is written on the server, so the server must have the end first.
    if (await flush()) await navigate('report')
  }
  const messages = interview.talk.slice(interview.talk.findIndex(({ by }) => by === 'closing'))
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls at each new message
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [messages.length, streamed])
  return (
    <Exchange title="Time for your questions">
      <ol
        aria-live="polite"
        aria-busy={streamed !== null}
        className="flex max-w-reading flex-col gap-2"
      >
        {messages.map(({ seq, by, text, ...authorship }, index) => (
          <li
            key={`${seq} ${text}`}
            className={by === 'candidate' ? 'text-muted' : 'flex flex-col gap-1'}
          >
            <span className="sr-only">
              {by === 'candidate' ? 'You: ' : authorship.author ? 'Model: ' : 'Coach: '}
            </span>
            {by === 'candidate' ? text : <ReplyText text={text} {...authorship} />}
            <ReplyAuthor
              {...authorship}
              onAgain={
                index === messages.length - 1 && !streamed ? () => reply.open(true) : undefined
              }
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
      {suggested.length > 0 && (
        <ul aria-label="Questions to ask" className="flex max-w-reading flex-wrap gap-2">
          {suggested.map((question) => (
            <li key={question}>
              <Button
                size="small"
                disabled={streamed !== null}
                onClick={() => report({ type: 'candidate-asked', text: question })}
              >
                {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AnswerForm
        label="Your question"
        sendLabel="Ask"
        isWaiting={streamed !== null}
        toCoach={toCoach}
      >
        <Button variant="primary" size="small" onClick={endInterview}>
          End and read the report
        </Button>
      </AnswerForm>
      <div ref={end} />
    </Exchange>
  )
}
