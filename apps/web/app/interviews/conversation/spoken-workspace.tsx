import { currentQuestion, isClosing } from '@sightline/coach/interview/state'
import type { ReportedEvent, Speech } from '@sightline/contracts/interview-events'
import { SPOKEN_ANSWER_MAX_LENGTH } from '@sightline/contracts/interview-limits'
import type { InterviewDetail } from '@sightline/contracts/interviews'
import { Button, IconButton } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import Keyboard from 'lucide-react/icons/keyboard'
import { useRef, useState } from 'react'
import { useCodeDraft } from '../editor/use-code-draft.ts'
import { ROUND_LABELS } from '../labels.ts'
import { useNextQuestion } from '../session/use-next-question.ts'
import { useSyncedInterview } from '../session/use-synced-interview.ts'
import { openQuestionText } from '../voice/open-question.ts'
import { useAnswerSpeech } from '../voice/use-answer-speech.ts'
import { VoiceBar } from '../voice/voice-bar.tsx'
import { ShortcutList, SPOKEN_SHORTCUTS } from '../workspace/shortcut-list.tsx'
import { EndedNote, PausedNote } from '../workspace/state-notes.tsx'
import { useShortcuts } from '../workspace/use-shortcuts.ts'
import { WorkspaceBar } from '../workspace/workspace-bar.tsx'
import { AnswerBox } from './answer-box.tsx'
import { CoachBar } from './coach-bar.tsx'
import { Conversation } from './conversation.tsx'
import { DesignNotes } from './design-notes.tsx'
import { useAnswerDraft } from './use-answer-draft.ts'

/** Notes are saved less often than code: they decide nothing until the next answer. */
const SEND_NOTES_AFTER_MS = 3000

type SpokenWorkspaceProps = { detail: InterviewDetail; kept: ReportedEvent[]; onRefused: () => void }

/** An interview in words that has begun: the conversation, where one answers, and in a system design the notes. */
export function SpokenWorkspace({ detail, kept, onRefused }: SpokenWorkspaceProps) {
  const { id, round } = detail.interview
  const live = useSyncedInterview(detail, kept, { onReload: onRefused, onCode: () => {} })
  const { interview, report } = live
  const movingOn = useNextQuestion(live, ({ answers }) => answers.length > 0)
  const progress = currentQuestion(interview)
  const place = `${progress?.question} ${progress?.answers.length}`
  const draft = useAnswerDraft(id, place)
  const voice = useAnswerSpeech(place)
  const notes = useCodeDraft(progress?.notes?.text ?? '', (text) => {
    if (progress) report({ type: 'notes-saved', question: progress.question, text }, SEND_NOTES_AFTER_MS)
  })
  const box = useRef<HTMLTextAreaElement>(null)
  const [isListing, setIsListing] = useState(false)

  const isEnded = interview.state === 'ended'
  const isPaused = interview.state === 'paused' && interview.pausedBecause === 'asked'
  const isOver = isEnded || isClosing(interview)
  const isOpen = progress?.doneClockMs === null && (progress.answers.length === 0 || progress.followUp?.answer === null)
  const canSend = isOpen && !isOver && !isPaused && live.reply.streamed === null && !voice.isBusy

  function send() {
    const text = draft.text.trim()
    if (!progress || !canSend || text === '') return
    // Before the answer, since they are part of it.
    notes.take()
    draft.write('')
    report({ type: 'answered', question: progress.question, text, ...voice.manner })
    box.current?.focus()
  }
  function write(text: string) {
    draft.write(text)
    if (text.trim() === '') voice.forget()
  }
  function hear(text: string, speech: Speech) {
    draft.write([draft.text.trimEnd(), text].filter(Boolean).join(' ').slice(0, SPOKEN_ANSWER_MAX_LENGTH))
    voice.add(speech)
    box.current?.focus()
  }
  useShortcuts(['run', 'next', 'pause', 'refresh', 'keys'], (action) => {
    if (action === 'keys') setIsListing(true)
    else if (action === 'refresh') void live.flush().then((isSent) => isSent && live.reload())
    else if (action === 'pause' && !isEnded)
      report(isPaused ? { type: 'resumed' } : { type: 'paused', reason: 'asked' })
    else if (action === 'next') movingOn.request()
    else if (action === 'run') send()
  })

  const hasNotes = round === 'system-design'
  const talk = (
    <Conversation live={live} questions={detail.spokenQuestions} isWaiting={!isOpen && !isOver && !isPaused} />
  )
  return (
    <div className="flex h-dvh min-h-96 flex-col">
      <WorkspaceBar live={live} title={ROUND_LABELS[round]} />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        {isEnded && <EndedNote live={live} />}
        {isClosing(interview) && !isPaused && <CoachBar live={live} progress={progress} />}
        {isPaused ? (
          <PausedNote live={live} />
        ) : (
          <div
            className={`min-h-0 flex-1 ${hasNotes ? 'grid max-lg:overflow-y-auto lg:grid-cols-[3fr_2fr]' : 'flex flex-col'}`}
          >
            <div className={`flex min-h-0 flex-1 flex-col ${hasNotes ? '' : 'mx-auto w-full max-w-content'}`}>
              {/* What scrolls by itself must be in the reach of the keyboard. */}
              <section
                aria-label="Interview"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
                tabIndex={0}
                className={`flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2 ${hasNotes ? 'max-lg:min-h-96 lg:min-h-0' : 'min-h-0'}`}
              >
                {talk}
              </section>
              {!isOver && (
                <VoiceBar
                  key={place}
                  interviewId={id}
                  asked={isOpen ? openQuestionText(progress, detail.spokenQuestions, interview.leadIns) : null}
                  onHeard={hear}
                  onBusy={voice.setIsBusy}
                />
              )}
              {!isOver && (
                <AnswerBox
                  label={round === 'sales-call' ? 'What you say' : 'Your answer'}
                  text={draft.text}
                  onWrite={write}
                  onSend={canSend ? send : null}
                  ref={box}
                >
                  {movingOn.label !== null && (
                    <Button variant="quiet" onClick={movingOn.request}>
                      {movingOn.label}
                    </Button>
                  )}
                  <IconButton
                    label="Keys"
                    icon={<Keyboard size={20} aria-hidden />}
                    onClick={() => setIsListing(true)}
                  />
                </AnswerBox>
              )}
            </div>
            {hasNotes && progress && (
              <section aria-label="Notes" className="border-line max-lg:border-t lg:overflow-y-auto lg:border-l">
                <DesignNotes
                  key={progress.question}
                  saved={progress.notes?.text ?? ''}
                  isEnded={isOver}
                  notes={notes}
                />
              </section>
            )}
          </div>
        )}
      </main>
      <ConfirmDialog
        isOpen={movingOn.isConfirming}
        title="Go on without an answer?"
        text="This question has no answer yet, so it will score 0. You cannot come back to it."
        confirmLabel="Go on"
        onCancel={movingOn.cancel}
        onConfirm={movingOn.confirm}
      />
      <ShortcutList isOpen={isListing} onClose={() => setIsListing(false)} keys={SPOKEN_SHORTCUTS} />
    </div>
  )
}
