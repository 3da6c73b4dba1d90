import { attemptsOf } from '@sightline/coach/interview/attempts'
import { isSolutionOpen } from '@sightline/coach/interview/solution-access'
import { Button } from '@sightline/ui/button'
import { lazy, Suspense } from 'react'
import { FeedbackList } from '../feedback/feedback-list.tsx'
import { Compare } from '../run/compare.tsx'
import { ResultsPane, type ResultsTab } from '../run/results-pane.tsx'
import { ClosedSolution } from '../solution/closed-solution.tsx'
import type { CodingSession } from './use-coding-session.ts'
import type { WorkspaceView } from './use-workspace-view.ts'

const SolutionPane = lazy(async () => ({
  default: (await import('../solution/solution-pane.tsx')).SolutionPane,
}))

/**
 * The results pane of the coding workspace, with its tabs for feedback, changes and the solution.
 */
export function CodingResults({ session, view }: { session: CodingSession; view: WorkspaceView }) {
  const { nextQuestion } = session
  const tabs = [feedbackTab(session, view), changesTab(session), solutionTab(session, view)]
  return (
    <ResultsPane
      last={session.lastResults}
      isOutdated={session.isOutdated}
      progress={session.runs.progress}
      problem={session.runs.problem}
      onShowLine={view.showLine}
      tab={view.tab}
      onTab={(tab) => {
        view.setTab(tab)
        // A comparison and a solution need more height than a list of tests.
        if (tab === 'changes' || tab === 'solution') view.growResults()
      }}
      moreTabs={tabs.filter((tab) => tab !== null)}
      whenAllPassed={
        nextQuestion.label === null ? null : (
          <p className="flex flex-wrap items-center gap-4 text-sm">
            Your solution passes every test. Improve it, or go on.
            <Button size="small" onClick={nextQuestion.request}>
              {nextQuestion.label}
            </Button>
          </p>
        )
      }
    />
  )
}

function feedbackTab(
  { remarks, failingTest, language }: CodingSession,
  { showLine }: WorkspaceView,
): ResultsTab {
  const count = (remarks?.length ?? 0) + (failingTest ? 1 : 0)
  return {
    id: 'feedback',
    label: count > 0 ? `Feedback ${count}` : 'Feedback',
    content: (
      <FeedbackList
        remarks={remarks}
        failing={failingTest}
        language={language}
        onShowLine={showLine}
      />
    ),
  }
}

/** Null before the first run. */
function changesTab({ progress, question, language, savedCode }: CodingSession): ResultsTab | null {
  const attempts = progress ? attemptsOf(progress, language) : []
  if (attempts.length === 0) return null
  return {
    id: 'changes',
    label: 'Changes',
    content: <Compare attempts={attempts} code={savedCode(language)} title={question.title} />,
  }
}

/** The solution once it is open; before that, when it opens. Null between questions. */
function solutionTab(session: CodingSession, view: WorkspaceView): ResultsTab | null {
  const { progress, interviewId, question, language, code, log, detail } = session
  if (!progress) return null
  if (!isSolutionOpen(log.interview, progress))
    return progress.doneClockMs === null
      ? {
          id: 'solution',
          label: 'Solution',
          content: <ClosedSolution onGiveUp={view.askToGiveUp} />,
        }
      : null
  const submitted = progress.submissions.findLast(
    (submission) => submission.results !== null && submission.language === language,
  )
  return {
    id: 'solution',
    label: 'Solution',
    content: (
      <Suspense fallback={<p className="py-4 text-sm text-muted">Loading the solution</p>}>
        <SolutionPane
          interviewId={interviewId}
          question={question}
          language={language}
          code={submitted?.code ?? code.current()}
          log={log}
          submission={submitted?.id ?? null}
          hasModels={detail.hasModels}
        />
      </Suspense>
    ),
  }
}
