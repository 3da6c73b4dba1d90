import type { Remark } from '@sightline/analysis/remark'
import { attemptsOf } from '@sightline/coach/interview/attempts'
import { isSolutionOpen } from '@sightline/coach/interview/solution-access'
import { Button } from '@sightline/ui/button'
import Flag from 'lucide-react/icons/flag'
import { lazy, Suspense } from 'react'
import { FeedbackList } from '../feedback/feedback-list.tsx'
import type { InterviewTalk } from '../log/use-interview-log.ts'
import type { NextQuestion } from '../log/use-next-question.ts'
import { Compare } from '../run/compare.tsx'
import { ResultsPane, type ResultsTab } from '../run/results-pane.tsx'
import type { CodingRuns } from './use-coding-runs.ts'
import type { CodingState } from './use-coding-session.ts'
import type { WorkspaceView } from './use-workspace-view.ts'
import type { WrittenCode } from './use-written-code.ts'

const SolutionPane = lazy(async () => ({
  default: (await import('../solution/solution-pane.tsx')).SolutionPane,
}))

type CodingResultsProps = {
  log: InterviewTalk
  state: CodingState
  code: WrittenCode
  results: CodingRuns
  remarks: Remark[] | null
  nextQuestion: NextQuestion
  hasModels: boolean
  view: Pick<WorkspaceView, 'tab' | 'setTab' | 'growResults' | 'showLine' | 'askToGiveUp'>
}

/**
 * The results pane of the coding workspace, with its tabs for feedback, changes and the solution.
 */
export function CodingResults(props: CodingResultsProps) {
  const { results, nextQuestion, view } = props
  const { runs } = results
  const tabs = [feedbackTab(props), changesTab(props), solutionTab(props)]
  return (
    <ResultsPane
      last={results.lastResults}
      isOutdated={results.isOutdated}
      progress={runs.progress}
      problem={runs.problem}
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

function feedbackTab({ remarks, results, code, view }: CodingResultsProps): ResultsTab {
  const { failingTest } = results
  const count = (remarks?.length ?? 0) + (failingTest ? 1 : 0)
  return {
    id: 'feedback',
    label: count > 0 ? `Feedback ${count}` : 'Feedback',
    content: (
      <FeedbackList
        remarks={remarks}
        failing={failingTest}
        language={code.language}
        onShowLine={view.showLine}
      />
    ),
  }
}

/** Null before the first run. */
function changesTab({ state, code }: CodingResultsProps): ResultsTab | null {
  const { progress, question } = state
  const attempts = progress ? attemptsOf(progress, code.language) : []
  if (attempts.length === 0) return null
  return {
    id: 'changes',
    label: 'Changes',
    content: <Compare attempts={attempts} code={code.saved} title={question.title} />,
  }
}

/** The solution once it is open; before that, when it opens. Null between questions. */
function solutionTab(props: CodingResultsProps): ResultsTab | null {
  const { log, state, code, hasModels, view } = props
  const { progress, interviewId, question } = state
  const { language } = code
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
          hasModels={hasModels}
        />
      </Suspense>
    ),
  }
}

/**
 * In place of a solution that is not open yet: when it opens, and the button to give up the
 * question.
 */
const ClosedSolution = ({ onGiveUp }: { onGiveUp: () => void }) => (
  <div className="flex max-w-reading flex-col items-start gap-4 py-4 text-sm">
    <p>
      The solution opens when a submission passes all tests, when the interview ends, or when you
      give up this question.
    </p>
    <Button size="small" icon={<Flag size={16} aria-hidden />} onClick={onGiveUp}>
      Give up this question
    </Button>
  </div>
)
