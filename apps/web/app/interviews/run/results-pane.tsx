import type { LastResults } from '@sightline/coach/interview/state'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { LANGUAGES } from '@sightline/languages/registry'
import { Banner } from '@sightline/ui/banner'
import { Progress as Bar } from '@sightline/ui/progress'
import { Spinner } from '@sightline/ui/spinner'
import { Tabs } from '@sightline/ui/tabs'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import History from 'lucide-react/icons/history'
import type { ReactNode } from 'react'
import { megabytes } from '../labels.ts'
import { resultsSummary } from './summary.ts'
import { TestRow } from './test-row.tsx'
import type { RunProgress } from './use-run.ts'

export type ResultsTab = { id: string; label: string; content: ReactNode }

type ResultsPaneProps = {
  last: LastResults | null
  /** Whether the code has changed since `last`. */
  isOutdated: boolean
  progress: RunProgress | null
  problem: string | null
  onShowLine: (line: number) => void
  /** Shown when a submission has passed every test. */
  whenAllPassed: ReactNode
  /** Tabs beside those for tests and console; their content is mounted only while selected. */
  moreTabs: ResultsTab[]
  tab: string
  onTab: (id: string) => void
  /** Whether an interview's clock stops while a runtime loads. */
  hasClock?: boolean
}

/** The result of each test, what the code printed, and further tabs. */
export function ResultsPane(props: ResultsPaneProps) {
  const { last, isOutdated, progress, problem, onShowLine, whenAllPassed, moreTabs, tab, onTab } =
    props
  const { hasClock = true } = props
  const results = progress ? progress.results : (last?.results ?? [])
  const kind = progress?.kind ?? last?.kind ?? 'run'
  const isAllPassed =
    !progress && kind === 'submission' && results.every(({ status }) => status === 'passed')
  const selected = ['tests', 'console', ...moreTabs.map(({ id }) => id)].includes(tab)
    ? tab
    : 'tests'
  return (
    <div className="flex flex-col gap-2 px-4 pt-3 pb-4">
      {problem && <Banner tone="bad">{problem}</Banner>}
      {progress ? (
        <RunStatus progress={progress} hasClock={hasClock} />
      ) : (
        last && <Summary last={last} isOutdated={isOutdated} />
      )}
      {isAllPassed && results.length > 0 && whenAllPassed}
      <Tabs
        label="Results"
        selected={selected}
        onSelect={onTab}
        tabs={[
          {
            id: 'tests',
            label: 'Tests',
            content: (
              <TestList
                key={progress ? 'running' : 'done'}
                isDone={!progress}
                results={results}
                onShowLine={onShowLine}
              />
            ),
          },
          { id: 'console', label: 'Console', content: <Console results={results} /> },
          ...moreTabs.map((other) => ({
            ...other,
            content: selected === other.id && other.content,
          })),
        ]}
      />
    </div>
  )
}

type RunStatusProps = { progress: RunProgress; hasClock: boolean }

function RunStatus({ progress: { language, phase, results, total }, hasClock }: RunStatusProps) {
  if (phase.name === 'loading' && phase.download.totalBytes > 0) {
    const { loadedBytes, totalBytes } = phase.download
    return (
      <div className="flex flex-col gap-1">
        <Bar
          label={`Loading the ${LANGUAGES[language].label} runtime`}
          value={loadedBytes}
          max={totalBytes}
          text={`${megabytes(loadedBytes)} of ${megabytes(totalBytes)} MB`}
        />
        {hasClock && (
          <p className="text-sm text-muted">The interview clock is stopped while this loads.</p>
        )}
      </div>
    )
  }
  const labels = {
    sending: 'Sending your code',
    loading: `Loading the ${LANGUAGES[language].label} runtime`,
    starting: `Starting the ${LANGUAGES[language].label} runtime`,
    running: 'Running',
  }
  return (
    <p className="flex items-center gap-3">
      <Spinner />
      <span>{labels[phase.name]}</span>
      {phase.name === 'running' && total > 0 && (
        <span className="text-muted tabular-nums">
          {results.length} of {total}
        </span>
      )}
    </p>
  )
}

function Summary({
  last: { kind, language, results },
  isOutdated,
}: {
  last: LastResults
  isOutdated: boolean
}) {
  const isPassed = results.every(({ status }) => status === 'passed')
  const Icon = isPassed ? CircleCheck : CircleX
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-3 font-semibold">
        <Icon size={20} aria-hidden className={isPassed ? 'text-good' : 'text-bad'} />
        <span>{resultsSummary(results)}</span>
        <span className="text-sm font-normal text-muted">
          {kind === 'run' ? 'Run' : 'Submission'}, {LANGUAGES[language].label}
        </span>
      </p>
      {isOutdated && (
        <p className="flex items-center gap-2 text-sm text-warn">
          <History size={16} aria-hidden />
          The code has changed since this {kind === 'run' ? 'run' : 'submission'}.
        </p>
      )}
    </div>
  )
}

/** Tests that did not pass come first. */
const rankOf = ({ status }: TestResult) => (status === 'passed' ? 2 : status === 'not-run' ? 1 : 0)

type TestListProps = { results: TestResult[]; isDone: boolean; onShowLine: (line: number) => void }

function TestList({ results, isDone, onShowLine }: TestListProps) {
  if (results.length === 0)
    return (
      <p className="py-4 text-sm text-muted">
        {isDone ? 'Run your code to see the result of each test.' : 'Waiting for the first result.'}
      </p>
    )
  const sorted = isDone ? results.toSorted((a, b) => rankOf(a) - rankOf(b)) : results
  const firstFailing = isDone ? sorted.find(({ status }) => status !== 'passed') : undefined
  return (
    <ul>
      {sorted.map((result) => (
        <TestRow
          key={`${result.name} ${result.status}`}
          result={result}
          isFirstFailing={result === firstFailing}
          onShowLine={onShowLine}
        />
      ))}
    </ul>
  )
}

function Console({ results }: { results: TestResult[] }) {
  const printed = results.filter(({ output }) => output !== '')
  if (printed.length === 0)
    return (
      <p className="py-4 text-sm text-muted">What your code prints appears here, test by test.</p>
    )
  return (
    <ul className="flex flex-col gap-4 py-4 text-sm">
      {printed.map(({ name, output }) => (
        <li key={name}>
          <h3 className="text-sm text-muted">{name}</h3>
          <pre className="mt-1 break-words whitespace-pre-wrap">{output.trimEnd()}</pre>
        </li>
      ))}
    </ul>
  )
}
