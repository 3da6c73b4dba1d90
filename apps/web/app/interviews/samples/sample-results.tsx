import type { Remark } from '@sightline/analysis/remark'
import type { Language } from '@sightline/contracts/languages/languages'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { useState } from 'react'
import { FeedbackList } from '../feedback/feedback-list.tsx'
import { ResultsPane } from '../run/results-pane.tsx'
import type { SampleRuns } from './use-sample-run.ts'

type SampleResultsProps = {
  runs: SampleRuns
  isOutdated: boolean
  failing: TestResult | undefined
  remarks: Remark[] | null
  language: Language
  onShowLine: (line: number) => void
}

/** The results of the last run, and the remarks on the code in a tab beside them. */
export function SampleResults({
  runs,
  isOutdated,
  failing,
  remarks,
  language,
  onShowLine,
}: SampleResultsProps) {
  const [tab, setTab] = useState('tests')
  const remarkCount = (remarks?.length ?? 0) + (failing ? 1 : 0)
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto max-lg:min-h-64">
      <ResultsPane
        last={runs.last}
        isOutdated={isOutdated}
        progress={runs.progress}
        problem={runs.problem}
        onShowLine={onShowLine}
        tab={tab}
        onTab={setTab}
        hasClock={false}
        whenAllPassed={null}
        moreTabs={[
          {
            id: 'feedback',
            label: remarkCount > 0 ? `Feedback ${remarkCount}` : 'Feedback',
            content: (
              <FeedbackList
                remarks={remarks}
                failing={failing}
                language={language}
                onShowLine={onShowLine}
              />
            ),
          },
        ]}
      />
    </div>
  )
}
