import { type Attempt, changedTests } from '@sightline/coach/interview/attempts'
import { Diff } from '@sightline/ui/diff'
import { Select } from '@sightline/ui/select'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { useState } from 'react'
import { formatClock } from '../labels.ts'
import { resultsSummary } from './summary.ts'

type CompareProps = {
  /** At least one attempt, all in one language. */
  attempts: Attempt[]
  /** The current code in that language. */
  code: string
  /** The title of the question. */
  title: string
}

/** How the code and its test results differ from those of an earlier run or submission. */
export function Compare({ attempts, code, title }: CompareProps) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen =
    attempts.find(({ id }) => id === chosenId) ??
    attempts.findLast((attempt) => attempt.code !== code) ??
    attempts.at(-1)
  if (!chosen) return null
  return (
    <div className="flex flex-col gap-4 py-4">
      <div className="max-w-96">
        <Select
          label="Compare your code with"
          value={chosen.id}
          onChange={({ target }) => setChosenId(target.value)}
          options={attempts.toReversed().map((attempt) => ({
            value: attempt.id,
            label: `${nameOf(attempt)}: ${resultsSummary(attempt.results)}`,
          }))}
        />
      </div>
      {chosen.code === code ? (
        <p className="text-sm text-muted">Your code has not changed since then.</p>
      ) : (
        <Diff
          label={`“${title}”, from ${inSentence(chosen)} to your code`}
          before={chosen.code}
          after={code}
        />
      )}
      <ChangedTests from={chosen} to={attempts.at(-1) ?? chosen} code={code} />
    </div>
  )
}

function ChangedTests({ from, to, code }: { from: Attempt; to: Attempt; code: string }) {
  if (from === to)
    return code === to.code ? null : (
      <p className="text-sm text-muted">
        Run your code to see which tests your changes fix or break.
      </p>
    )
  const { fixed, broken } = changedTests(from.results, to.results)
  return (
    <section className="flex flex-col gap-2 text-sm">
      <h3 className="text-sm text-muted">
        Tests, from {inSentence(from)} to {inSentence(to)}
      </h3>
      {fixed.length + broken.length === 0 && <p>No test changed its result.</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {broken.map((name) => (
          <li key={name} className="flex gap-2">
            <CircleX size={16} aria-hidden className="mt-0.5 shrink-0 text-bad" />
            <span className="min-w-0 break-words">Fails now: {name}</span>
          </li>
        ))}
        {fixed.map((name) => (
          <li key={name} className="flex gap-2">
            <CircleCheck size={16} aria-hidden className="mt-0.5 shrink-0 text-good" />
            <span className="min-w-0 break-words">Passes now: {name}</span>
          </li>
        ))}
      </ul>
      {code !== to.code && <p className="text-muted">You have changed your code since then.</p>}
    </section>
  )
}

const nameOf = ({ submission, clockMs }: Attempt) =>
  `${submission === null ? 'Run' : `Submission ${submission}`} at ${formatClock(clockMs)}`

const inSentence = (attempt: Attempt) =>
  attempt.submission === null
    ? `the run at ${formatClock(attempt.clockMs)}`
    : `submission ${attempt.submission}`
