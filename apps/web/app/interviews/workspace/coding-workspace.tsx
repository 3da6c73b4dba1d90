import type { Interview } from '@sightline/coach/interview/state'
import { writtenByText } from '@sightline/coach/report/report-sections'
import { LANGUAGES } from '@sightline/languages/registry'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { CodingConversation } from '../conversation/coding-conversation.tsx'
import { ROUND_LABELS } from '../labels.ts'
import type { NextQuestion } from '../log/use-next-question.ts'
import { RunBar } from '../run/run-bar.tsx'
import { resultsAnnouncement } from '../run/summary.ts'
import { CodePane } from './code-pane.tsx'
import { CodingResults } from './coding-results.tsx'
import { Panes } from './panes.tsx'
import { QuestionPane } from './question-pane.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import { EndedNote, PausedNote } from './state-notes.tsx'
import type { CodingFeedback } from './use-coding-feedback.ts'
import type { CodingRuns } from './use-coding-runs.ts'
import {
  type CodingSession,
  type CodingSessionOptions,
  useCodingSession,
} from './use-coding-session.ts'
import { useConversation } from './use-conversation.ts'
import { useIsWide } from './use-is-wide.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useWorkspaceView, type WorkspaceView } from './use-workspace-view.ts'
import { WorkspaceBar } from './workspace-bar.tsx'

/**
 * A coding interview in progress: the question, the conversation with the coach, the code and the
 * results.
 */
export function CodingWorkspace(options: CodingSessionOptions) {
  const { questions, hasModels, interview: listed } = options.detail
  const session = useCodingSession(options)
  const { log, state, code, results, feedback, toCoach, unsentText, nextQuestion } = session
  const { progress, question, isEnded, isPaused } = state
  const { runs } = results
  const view = useWorkspaceView()
  const { turns, hints, hasNews } = useConversation({
    log,
    state,
    questions,
    saveCode: code.save,
    view,
  })
  const isWide = useIsWide()
  const run = () => {
    view.showTests()
    return runs.run()
  }
  const submit = () => {
    view.showTests()
    view.growResults()
    return runs.submit()
  }
  useCodingShortcuts({ session, view, run, submit })

  return (
    <div className="flex h-dvh min-h-96 flex-col">
      <WorkspaceBar
        log={log}
        title={`${ROUND_LABELS[listed.round]} · ${LANGUAGES[code.language].label}`}
        unsentText={unsentText}
      />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        {isEnded && <EndedNote log={log} />}
        {isPaused ? (
          <PausedNote log={log} />
        ) : (
          <>
            <Panes
              selected={view.pane}
              onSelect={view.setPane}
              hasNews={hasNews}
              resultsPanel={view.resultsPanel}
              conversationPanel={view.conversationPanel}
              question={
                <QuestionPane
                  question={question}
                  leadIn={log.interview.leadIns[question.slug]}
                  writtenBy={writtenByText(log.interview, question.slug)}
                  isTopicKnown={log.interview.requested.topic !== undefined}
                  introduction={isWide ? null : openingWords(log.interview)}
                />
              }
              conversation={
                <CodingConversation
                  log={log}
                  progress={progress}
                  turns={turns}
                  questions={questions}
                  hints={hints}
                  hintOnCode={feedback.hintOnCode}
                  hintButton={view.hintButton}
                  toCoach={toCoach}
                  isShown={isWide || view.pane === 'conversation'}
                />
              }
              code={
                <CodePane
                  {...{ state, code, results }}
                  marks={feedback.lineMarks}
                  editorRef={view.editor}
                />
              }
              results={
                <CodingResults
                  {...{ log, state, code, results, nextQuestion, hasModels, view }}
                  remarks={feedback.remarks}
                />
              }
            />
            <RunBar
              isRunning={runs.progress !== null}
              onRun={run}
              onSubmit={submit}
              onStop={runs.stop}
              hintsAsked={progress?.hintsAsked ?? 0}
              isEnded={isEnded}
              isGivenUp={state.isGivenUp}
              onHints={view.showHints}
              onShortcuts={() => view.setIsListingShortcuts(true)}
              onResultsSize={view.toggleResultsSize}
              nextLabel={nextQuestion.label}
              onNext={nextQuestion.request}
            />
          </>
        )}
        <Announcements results={results} feedback={feedback} />
      </main>
      <Dialogs
        nextQuestion={nextQuestion}
        view={view}
        onGiveUp={() => {
          runs.stop()
          log.report({ type: 'gave-up', question: question.slug })
        }}
      />
    </div>
  )
}

type DialogsProps = { nextQuestion: NextQuestion; view: WorkspaceView; onGiveUp: () => void }

function Dialogs({ nextQuestion, view, onGiveUp }: DialogsProps) {
  return (
    <>
      <ConfirmDialog
        isOpen={nextQuestion.isConfirming}
        title="Go on without a solution?"
        text="Nothing was submitted for this question yet, so it will count as not solved. You cannot come back to it."
        confirmLabel="Go on"
        onCancel={nextQuestion.cancel}
        onConfirm={nextQuestion.confirm}
      />
      <ConfirmDialog
        isOpen={view.isGivingUp}
        title="Give up this question?"
        text="The solution opens, and you can submit no more code and ask for no more hints. Your best submission so far counts for correctness, and independence scores 0. You cannot take this back."
        confirmLabel="Give up and open the solution"
        isDangerous
        onCancel={view.closeGivingUp}
        onConfirm={() => {
          view.closeGivingUp()
          onGiveUp()
          view.showSolution()
        }}
      />
      <ShortcutList
        isOpen={view.isListingShortcuts}
        onClose={() => view.setIsListingShortcuts(false)}
      />
    </>
  )
}

/** The coach's introduction, until the second question is asked. */
const openingWords = ({ talk, questions }: Interview) =>
  questions.length === 1 ? (talk.find(({ by }) => by === 'introduction')?.text ?? null) : null

type AnnouncementsProps = {
  results: Pick<CodingRuns, 'runs' | 'lastResults'>
  feedback: Pick<CodingFeedback, 'announcement'>
}

/** What screen readers say when a run starts or ends, and when the feedback changes. */
function Announcements({ results: { runs, lastResults }, feedback }: AnnouncementsProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {runs.progress
          ? 'Running your code.'
          : lastResults && resultsAnnouncement(lastResults.results)}
      </p>
      <p role="status" className="sr-only">
        {feedback.announcement}
      </p>
    </>
  )
}

type Actions = {
  session: Pick<CodingSession, 'log' | 'state' | 'nextQuestion' | 'saveAndReload'>
  view: Pick<WorkspaceView, 'setIsListingShortcuts' | 'showHints'>
  run: () => void
  submit: () => void
}

function useCodingShortcuts({ session, view, run, submit }: Actions) {
  const { log, nextQuestion } = session
  const { isEnded, isGivenUp, isPaused } = session.state
  const canRun = !isEnded && !isPaused
  useShortcuts(['run', 'submit', 'hints', 'next', 'pause', 'refresh', 'shortcuts'], (action) => {
    if (action === 'shortcuts') view.setIsListingShortcuts(true)
    else if (action === 'hints') view.showHints()
    else if (action === 'refresh') void session.saveAndReload()
    else if (action === 'pause' && !isEnded)
      log.report(isPaused ? { type: 'resumed' } : { type: 'paused', reason: 'asked' })
    else if (action === 'next') nextQuestion.request()
    else if (canRun && action === 'run') run()
    else if (canRun && !isGivenUp && action === 'submit') submit()
  })
}
