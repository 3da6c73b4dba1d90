import type { QuestionSolution } from '@sightline/contracts/interviews'
import type { Language } from '@sightline/contracts/questions'
import { CodeBlock } from '@sightline/ui/code-block'
import { LANGUAGE_WORDS, Markdown, referenceCode } from '../interview/public.ts'

type SolutionProps = { title: string; solution: QuestionSolution; language: Language | null }

/** How a good solution is found, what it costs, and its code. `title` is that of the question. */
export function Solution({ title, solution, language }: SolutionProps) {
  const { reasoning, complexity } = solution
  const shown = referenceCode(solution, language)
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-lg">A good solution</h3>
      <div className="grid items-start gap-8 lg:grid-cols-2 [&>*]:min-w-0">
        <div className="flex flex-col gap-4">
          <ol className="flex list-decimal flex-col gap-3 pl-5">
            {reasoning.map((step) => (
              <li key={step}>
                <Markdown>{step}</Markdown>
              </li>
            ))}
          </ol>
          <dl className="flex flex-col gap-2 text-sm">
            <div>
              <dt className="text-muted">Time</dt>
              <dd>{complexity.time}</dd>
            </div>
            <div>
              <dt className="text-muted">Memory</dt>
              <dd>{complexity.space}</dd>
            </div>
          </dl>
        </div>
        <CodeBlock label={`A good solution to “${title}”, ${LANGUAGE_WORDS[shown.language]}`} code={shown.code} />
      </div>
    </section>
  )
}
