import { attemptsOf } from '@sightline/coach/interview/attempts'
import type { QuestionProgress } from '@sightline/coach/interview/state'
import type { CandidateQuestion, TestResult } from '@sightline/contracts/questions/questions'
import { starterFor } from '@sightline/languages/starter'
import { Diff } from '@sightline/ui/diff'
import { Disclosure } from '@sightline/ui/disclosure'
import { Compare } from '../public.ts'
import type { OwnCode } from './own-code.ts'

type CodeVersionsProps = { question: CandidateQuestion; progress: QuestionProgress; own: OwnCode }

/**
 * The changes to the candidate's code: from each submission to the next, and since an earlier run.
 */
export function CodeVersions({ question, progress, own }: CodeVersionsProps) {
  const { title, givenCode } = question
  const { submissions } = progress
  const attempts = attemptsOf(progress, own.language)
  return (
    <div className="border-t border-line empty:hidden print:hidden">
      {submissions.length > 0 && (
        <Disclosure
          summary={
            submissions.length === 1
              ? 'What you changed'
              : 'What you changed from one submission to the next'
          }
        >
          <ol className="flex flex-col gap-6 text-ink">
            {submissions.map(({ id, code, language, results }, index) => {
              const before = submissions
                .slice(0, index)
                .findLast((earlier) => earlier.language === language)
              const from = before
                ? `submission ${submissions.indexOf(before) + 1}`
                : givenCode
                  ? 'the given code'
                  : 'the starter'
              return (
                <li key={id}>
                  <Diff
                    label={`“${title}”, from ${from} to submission ${index + 1}: ${outcomeOf(results)}`}
                    before={before?.code ?? starterFor(question, language)}
                    after={code}
                  />
                </li>
              )
            })}
          </ol>
        </Disclosure>
      )}
      {attempts.some(({ code }) => code !== own.code) && (
        <Disclosure summary="What you changed since an earlier run">
          <div className="text-ink">
            <Compare attempts={attempts} code={own.code} title={title} />
          </div>
        </Disclosure>
      )}
    </div>
  )
}

const outcomeOf = (results: TestResult[] | null) =>
  results
    ? `${results.filter(({ status }) => status === 'passed').length} of ${results.length} tests passed`
    : 'not judged'
