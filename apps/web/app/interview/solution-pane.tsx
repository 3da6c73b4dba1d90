import type { Complexity } from '@sightline/coach/analysis/estimate-complexity'
import type { QuestionSolution } from '@sightline/contracts/interviews'
import type { CandidateQuestion, Language } from '@sightline/contracts/questions'
import { Button } from '@sightline/ui/button'
import { CodeBlock } from '@sightline/ui/code-block'
import { Spinner } from '@sightline/ui/spinner'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../api.ts'
import { messageOf } from '../api-request.ts'
import { createCodeReader } from './code-reader.ts'
import { Markdown } from './markdown.tsx'
import { referenceCode } from './reference-code.ts'
import { LANGUAGE_WORDS } from './words.ts'

type SolutionPaneProps = {
  interviewId: string
  question: CandidateQuestion
  language: Language
  /** The candidate's own code. */
  code: string
  /** Sends what waits: the server shows no solution before it knows that the submission is judged. */
  flush: () => Promise<boolean>
}

/** How a good solution is found, and its code beside the candidate's own. */
export function SolutionPane({ interviewId, question, language, code, flush }: SolutionPaneProps) {
  const [solution, setSolution] = useState<QuestionSolution | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [own, setOwn] = useState<Complexity | null>(null)

  const load = useEffectEvent(async () => {
    setProblem(null)
    try {
      await flush()
      setSolution(await api.interviews.readSolution(interviewId, question.slug))
    } catch (error) {
      setProblem(messageOf(error))
    }
  })
  useEffect(() => void load(), [])

  useEffect(() => {
    const reader = createCodeReader()
    reader.read({ code, language, question }).then(({ complexity }) => setOwn(complexity))
    return reader.close
  }, [code, language, question])

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
  const reference = referenceCode(solution, language)
  return (
    <div className="flex flex-col gap-6 py-4">
      <ol className="flex max-w-reading list-decimal flex-col gap-3 pl-6 text-sm">
        {solution.reasoning.map((step) => (
          <li key={step}>
            <Markdown>{step}</Markdown>
          </li>
        ))}
      </ol>
      <div className="grid gap-6 xl:grid-cols-2">
        <section className="flex min-w-0 flex-col gap-3">
          <h2 className="text-base">Yours</h2>
          <ComplexityFacts time={own?.time ?? 'not known'} space={own?.space ?? 'not known'} />
          <CodeBlock label={`Your ${LANGUAGE_WORDS[language]}`} code={code} />
        </section>
        <section className="flex min-w-0 flex-col gap-3">
          <h2 className="text-base">A good solution</h2>
          <ComplexityFacts {...solution.complexity} />
          <CodeBlock label={`${LANGUAGE_WORDS[reference.language]} of a good solution`} code={reference.code} />
        </section>
      </div>
    </div>
  )
}

function ComplexityFacts({ time, space }: Complexity) {
  return (
    <dl className="grid grid-cols-[4rem_1fr] gap-y-1 text-sm">
      <dt className="text-muted">Time</dt>
      <dd>{time}</dd>
      <dt className="text-muted">Memory</dt>
      <dd>{space}</dd>
    </dl>
  )
}
