import { isClosing, type QuestionProgress } from '@sightline/coach/interview/state'
import { Button } from '@sightline/ui/button'
import { Spinner } from '@sightline/ui/spinner'
import type { InterviewTalk } from '../log/use-interview-log.ts'
import {
  ReplyAuthor,
  ReplyFootnotes,
  ReplyText,
  StreamedReplyText,
} from '../replies/coach-reply.tsx'
import { streamedOfKind } from '../replies/use-coach-replies.ts'
import { ClosingQuestions } from './closing-questions.tsx'
import { AnswerForm, Exchange } from './exchange.tsx'
import type { TextToCoach } from './use-text-to-coach.ts'

type CodingExchangeProps = {
  log: InterviewTalk
  progress: QuestionProgress | null
  toCoach: TextToCoach
}

/**
 * What the coach waits for in a coding interview: the answer to a follow-up, or the candidate's own
 * questions.
 */
export function CodingExchange({ log, progress, toCoach }: CodingExchangeProps) {
  const { interview, report, reply } = log
  if (interview.state === 'ended') return null
  if (isClosing(interview)) return <ClosingQuestions log={log} toCoach={toCoach} />
  const streamed = streamedOfKind(reply, 'follow-up')
  if (streamed)
    return (
      <Exchange title="A follow-up">
        <StreamedReplyText streamed={streamed} onStop={reply.stop} />
        <ReplyFootnotes reply={reply} />
      </Exchange>
    )
  const followUp = progress?.followUp
  const isOpen = followUp && followUp.answer === null
  if (progress && progress.doneClockMs !== null && !isOpen)
    return <ChoosingNext isOffline={log.saveState === 'offline'} />
  if (!progress || !isOpen) return null
  function skip() {
    toCoach.write('')
    if (progress) report({ type: 'follow-up-answered', question: progress.question, text: '' })
  }
  return (
    <Exchange
      title={
        followUp.author === undefined ? 'A follow-up from the coach' : 'A follow-up from a model'
      }
    >
      <div className="flex max-w-reading flex-col gap-1">
        <ReplyText {...followUp} />
        <ReplyAuthor {...followUp} onAgain={() => reply.open(true)} />
      </div>
      <AnswerForm label="Your answer" sendLabel="Answer" toCoach={toCoach}>
        <Button variant="quiet" size="small" onClick={skip}>
          Skip
        </Button>
      </AnswerForm>
      <ReplyFootnotes reply={reply} />
    </Exchange>
  )
}

function ChoosingNext({ isOffline }: { isOffline: boolean }) {
  return (
    <Exchange title="What comes next">
      <p className="flex items-center gap-3 text-muted">
        <Spinner />
        {isOffline
          ? 'You are offline. The interview continues once you are back online.'
          : 'The coach is choosing the next question.'}
      </p>
    </Exchange>
  )
}

/**
 * Names the open exchange: it changes when the coach asks something new. Null while the coach waits
 * for code.
 */
export function openExchange(
  { interview, reply }: InterviewTalk,
  progress: QuestionProgress | null,
): string | null {
  if (interview.state === 'ended') return null
  if (isClosing(interview)) return 'closing'
  const followUp = progress?.followUp
  if (streamedOfKind(reply, 'follow-up') || followUp?.answer === null)
    return `follow-up ${progress?.question}`
  return null
}
