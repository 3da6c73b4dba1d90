import { Button, IconButton } from '@sightline/ui/button'
import Keyboard from 'lucide-react/icons/keyboard'
import { VoiceBar } from '../voice/voice-bar.tsx'
import { AnswerBox } from './answer-box.tsx'
import { ClosingQuestions } from './closing-questions.tsx'
import { Conversation } from './conversation.tsx'
import type { SpokenSession } from './use-spoken-session.ts'

type ConversationPaneProps = { session: SpokenSession; hasNotes: boolean; onShowShortcuts: () => void }

/** The conversation so far, and below it the ways to answer. */
export function ConversationPane({ session, hasNotes, onShowShortcuts }: ConversationPaneProps) {
  const { synced, detail, isOver, isEnded, isPaused, isAnswerExpected, nextQuestion } = session
  return (
    <div className={`flex flex-1 flex-col ${hasNotes ? 'lg:min-h-0' : 'mx-auto min-h-0 w-full max-w-content'}`}>
      {/* A scrolling area must be reachable by keyboard. */}
      <section
        aria-label="Interview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the section scrolls
        tabIndex={0}
        className={`flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2 ${hasNotes ? 'max-lg:min-h-96 lg:min-h-0' : 'min-h-0'}`}
      >
        <Conversation
          synced={synced}
          questions={detail.spokenQuestions}
          isWaiting={!isAnswerExpected && !isOver && !isPaused}
        />
        {isOver && !isEnded && <ClosingQuestions synced={synced} />}
      </section>
      {!isOver && (
        <>
          <VoiceBar
            key={session.turn}
            interviewId={session.interviewId}
            openQuestion={session.openQuestion}
            onTranscript={session.appendTranscript}
            onBusy={session.setIsTranscribing}
          />
          <AnswerBox
            label={detail.interview.round === 'sales-call' ? 'What you say' : 'Your answer'}
            text={session.answer}
            onWrite={session.writeAnswer}
            onSend={session.canSend ? session.sendAnswer : null}
            ref={session.answerBox}
          >
            {nextQuestion.label !== null && (
              <Button variant="quiet" onClick={nextQuestion.request}>
                {nextQuestion.label}
              </Button>
            )}
            <IconButton label="Keys" icon={<Keyboard size={20} aria-hidden />} onClick={onShowShortcuts} />
          </AnswerBox>
        </>
      )}
    </div>
  )
}
