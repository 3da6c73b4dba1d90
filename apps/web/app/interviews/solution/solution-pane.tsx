import { errorMessage } from '@sightline/client/errors'
import type { QuestionSolution } from '@sightline/contracts/interviews/interviews'
import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { LANGUAGES } from '@sightline/languages/registry'
import { Button } from '@sightline/ui/button'
import { Markdown } from '@sightline/ui/markdown'
import { Spinner } from '@sightline/ui/spinner'
import { useEffect, useEffectEvent, useState } from 'react'
import { interviewsApi } from '../api.ts'
import type { InterviewTalk } from '../log/use-interview-log.ts'
import { BesideSolution } from './beside-solution.tsx'
import { Explanation } from './explanation.tsx'

type SolutionPaneProps = {
  interviewId: string
  question: CandidateQuestion
  /** The candidate's code and its language. */
  code: string
  language: Language
  log: InterviewTalk
  /** The id of the submission that a model can explain; null before the first judged submission. */
  submission: string | null
  hasModels: boolean
}

/** How a good solution is found, and its code beside the candidate's own. */
export function SolutionPane({
  interviewId,
  question,
  language,
  code,
  log,
  submission,
  hasModels,
}: SolutionPaneProps) {
  const [solution, setSolution] = useState<QuestionSolution | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const load = useEffectEvent(async () => {
    setProblem(null)
    try {
      // The server refuses the solution until it has the judged submission.
      await log.flush()
      setSolution(await interviewsApi.readSolution(interviewId, question.slug))
    } catch (error) {
      setProblem(errorMessage(error))
    }
  })
  useEffect(() => void load(), [])

  const progress = log.interview.questions.find((candidate) => candidate.question === question.slug)
  if (problem !== null)
    return (
      <p className="flex flex-wrap items-center gap-4 py-4 text-sm">
        {problem}
        <Button size="small" onClick={() => load()}>
          Try again
        </Button>
      </p>
    )
  if (!solution)
    return (
      <p className="flex items-center gap-3 py-4">
        <Spinner /> Loading the solution
      </p>
    )
  return (
    <div className="flex flex-col gap-6 py-4">
      <ol className="flex max-w-reading list-decimal flex-col gap-3 pl-6 text-sm">
        {solution.reasoning.map((step) => (
          <li key={step}>
            <Markdown>{step}</Markdown>
          </li>
        ))}
      </ol>
      {progress && submission !== null && (
        <Explanation
          key={submission}
          log={log}
          interviewId={interviewId}
          progress={progress}
          submission={submission}
          hasModels={hasModels}
        />
      )}
      <BesideSolution
        question={question}
        solution={solution}
        own={{ language, code, label: `Your ${LANGUAGES[language].label}` }}
        language={language}
        heading="h2"
      />
    </div>
  )
}
