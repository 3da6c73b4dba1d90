import type { Complexity } from '@sightline/analysis/cost/estimate-complexity'
import { referenceCode } from '@sightline/coach/report/reference-code'
import type { QuestionSolution } from '@sightline/contracts/interviews/interviews'
import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { LANGUAGES } from '@sightline/languages/registry'
import { CodeBlock } from '@sightline/ui/code-block'
import { useEffect, useState } from 'react'
import { createCodeAnalyser } from '../feedback/code-analyser.ts'

type BesideSolutionProps = {
  question: CandidateQuestion
  solution: QuestionSolution
  /** The candidate's code; `label` names the version. Null when the candidate wrote none. */
  own: { language: Language; code: string; label: string } | null
  /** The language of the good solution where the candidate wrote no code. */
  language: Language | null
  /** The level of the headings. */
  heading: 'h2' | 'h4'
}

/**
 * The candidate's code and a good solution, each with its complexity: side by side where there is
 * room, else stacked.
 */
export function BesideSolution({
  question,
  solution,
  own,
  language,
  heading: Heading,
}: BesideSolutionProps) {
  const reference = referenceCode(solution, own?.language ?? language)
  const cost = useComplexity(question, own)
  return (
    <div className="@container">
      <div className="grid gap-6 @min-[42rem]:grid-cols-2 print:grid-cols-2 print:gap-3">
        {own && (
          <section className="flex min-w-0 flex-col gap-3">
            <Heading className="text-base">Yours</Heading>
            {own.language !== 'sql' && (
              <ComplexityFacts
                {...(cost ?? { time: 'not known', space: 'not known' })}
                isEstimate={cost !== null}
              />
            )}
            <CodeBlock label={own.label} code={own.code.trimEnd()} isNumbered />
          </section>
        )}
        <section className="flex min-w-0 flex-col gap-3">
          <Heading className="text-base">A good solution</Heading>
          <ComplexityFacts {...solution.complexity} isEstimate={false} />
          <CodeBlock
            label={`A good solution to “${question.title}”, ${LANGUAGES[reference.language].label}`}
            code={reference.code}
            language={reference.language}
          />
        </section>
      </div>
    </div>
  )
}

/**
 * The complexity of the candidate's code; null until it is analysed, and where it cannot be
 * estimated.
 */
function useComplexity(
  question: CandidateQuestion,
  own: BesideSolutionProps['own'],
): Complexity | null {
  const [found, setFound] = useState<{ code: string; complexity: Complexity | null } | null>(null)
  const { language, code } = own ?? {}
  useEffect(() => {
    if (code === undefined || language === undefined) return
    const analyser = createCodeAnalyser()
    analyser
      .analyse({ code, language, question })
      .then(({ complexity }) => setFound({ code, complexity }))
    return analyser.close
  }, [code, language, question])
  return found !== null && found.code === code ? found.complexity : null
}

function ComplexityFacts({ time, space, isEstimate }: Complexity & { isEstimate: boolean }) {
  return (
    <dl className="grid grid-cols-[4rem_1fr] gap-y-1 text-sm">
      <dt className="text-muted">Time</dt>
      <dd>
        {time}
        {isEstimate && <span className="text-muted">, estimated</span>}
      </dd>
      <dt className="text-muted">Memory</dt>
      <dd>
        {space}
        {isEstimate && <span className="text-muted">, estimated</span>}
      </dd>
    </dl>
  )
}
