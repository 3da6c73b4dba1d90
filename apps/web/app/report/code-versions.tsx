import type { QuestionProgress } from '@sightline/coach/interview/state'
import type { CandidateQuestion, TestResult } from '@sightline/contracts/questions'
import { CodeBlock } from '@sightline/ui/code-block'
import { Diff } from '@sightline/ui/diff'
import { Disclosure } from '@sightline/ui/disclosure'
import { LANGUAGE_WORDS } from '../interview/public.ts'

type CodeVersionsProps = { title: string; progress: QuestionProgress; starters: CandidateQuestion['starters'] | null }

/** The candidate's last code, and how it changed from one submission to the next. */
export function CodeVersions({ title, progress: { submissions, code }, starters }: CodeVersionsProps) {
  const last = submissions.at(-1)
  const [unsubmitted] = Object.values(code)
  const shown = last?.code ?? unsubmitted
  if (shown === undefined) return <p className="text-muted">No code was written for this question.</p>
  const label = last
    ? `Your last submission to “${title}”, ${LANGUAGE_WORDS[last.language]}`
    : `Your code for “${title}”, not submitted`
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-lg">Your code</h3>
      <CodeBlock label={label} code={shown.trimEnd()} />
      {submissions.length > 0 && (
        <div className="border-t border-line print:hidden">
          <Disclosure
            summary={submissions.length === 1 ? 'What you changed' : 'What you changed from one submission to the next'}
          >
            <ol className="flex flex-col gap-6 text-ink">
              {submissions.map(({ id, code, language, results }, index) => {
                const before = submissions.slice(0, index).findLast((one) => one.language === language)
                const from = before ? `submission ${submissions.indexOf(before) + 1}` : 'the starter'
                return (
                  <li key={id}>
                    <Diff
                      label={`“${title}”, from ${from} to submission ${index + 1}: ${outcomeOf(results)}`}
                      before={before?.code ?? starters?.[language] ?? ''}
                      after={code}
                    />
                  </li>
                )
              })}
            </ol>
          </Disclosure>
        </div>
      )}
    </section>
  )
}

const outcomeOf = (results: TestResult[] | null) =>
  results
    ? `${results.filter(({ status }) => status === 'passed').length} of ${results.length} tests passed`
    : 'not judged'
