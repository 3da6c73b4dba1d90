import { Button, IconButton } from '@sightline/ui/button'
import Keyboard from 'lucide-react/icons/keyboard'
import type { TextReader } from '../read-aloud/use-read-aloud.ts'
import { VoiceInput } from '../transcripts/voice-input.tsx'
import { AnswerBox } from './answer-box.tsx'
import { ClosingQuestions } from './closing-questions.tsx'
import { Conversation } from './conversation.tsx'
import type { SpokenSession } from './use-spoken-session.ts'

type ConversationPaneProps = Pick<
  SpokenSession,
  'log' | 'state' | 'answer' | 'toCoach' | 'nextQuestion'
> & {
  readAloud: TextReader
  onShowShortcuts: () => void
  /** Whether nothing stands beside it, so that it is one column in the middle of the page. */
  isAlone: boolean
}

/** The conversation so far, and below it the ways to answer. */
export function ConversationPane({
  log,
  state,
  answer,
  toCoach,
  nextQuestion,
  readAloud,
  onShowShortcuts,
  isAlone,
}: ConversationPaneProps) {
  const { detail, progress, isOver, isEnded, isPaused, isAnswerExpected } = state
  return (
    <div
      className={`mx-auto flex h-full min-h-0 w-full flex-1 flex-col ${isAlone ? 'max-w-reading' : 'max-w-content'}`}
    >
      {/* A scrolling area must be reachable by keyboard. */}
      <section
        aria-label="Interview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the section scrolls
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <Conversation
          log={log}
          questions={detail.spokenQuestions}
          isWaiting={!isAnswerExpected && !isOver && !isPaused}
          shownAbove={isOver ? null : (progress?.question ?? null)}
        />
        {isOver && !isEnded && <ClosingQuestions log={log} toCoach={toCoach} />}
      </section>
      {!isOver && (
        <AnswerBox
          label={detail.interview.round === 'sales-call' ? 'What you say' : 'Your answer'}
          text={answer.text}
          onWrite={answer.write}
          onSend={answer.canSend ? answer.send : null}
          ref={answer.box}
          voice={
            <VoiceInput
              key={answer.turn}
              interviewId={detail.interview.id}
              isAnswerExpected={isAnswerExpected}
              readAloud={readAloud}
              onTranscript={answer.appendTranscript}
              onBusy={answer.setIsSpeaking}
            />
          }
        >
          {nextQuestion.label !== null && (
            <Button variant="quiet" onClick={nextQuestion.request}>
              {nextQuestion.label}
            </Button>
          )}
          <IconButton
            label="Keyboard shortcuts"
            icon={<Keyboard size={20} aria-hidden />}
            onClick={onShowShortcuts}
          />
        </AnswerBox>
      )}
    </div>
  )
}
