import type { Explanation } from '@sightline/coach/interview/state'
import type { QuestionSolution } from '@sightline/contracts/interviews/interviews'
import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { CodeBlock } from '@sightline/ui/code-block'
import { Markdown } from '@sightline/ui/markdown'
import { BesideSolution, ReplyAuthor } from '../public.ts'
import type { OwnCode } from './own-code.ts'

type SolutionProps = {
  question: CandidateQuestion
  solution: QuestionSolution
  own: OwnCode | null
  language: Language | null
  /** A model's latest explanation; null without any. */
  explanation: Explanation['wording']
}

/** The candidate's code beside a good solution, and the reasoning that leads to it. */
export function Solution({ question, solution, own, language, explanation }: SolutionProps) {
  return (
    <section className="flex flex-col gap-6 print:gap-2">
      <h3 className="text-lg">{own ? 'Your code beside a good solution' : 'A good solution'}</h3>
      {!own && <p className="text-muted">No code was written for this question.</p>}
      <BesideSolution
        question={question}
        solution={solution}
        own={own}
        language={language}
        heading="h4"
      />
      <div className="flex flex-col gap-3 print:gap-1">
        <h4 className="text-base">How it is found</h4>
        <ol className="flex max-w-reading list-decimal flex-col gap-3 pl-5 print:gap-1">
          {solution.reasoning.map((step) => (
            <li key={step}>
              <Markdown>{step}</Markdown>
            </li>
          ))}
        </ol>
      </div>
      {explanation && (
        <div className="flex max-w-reading flex-col gap-3">
          <h4 className="text-base">Your code, step by step</h4>
          <Markdown>{explanation.text}</Markdown>
          <ReplyAuthor {...explanation} />
        </div>
      )}
    </section>
  )
}

/** The candidate's code alone, for questions without a solution. */
export function CodeAlone({ own }: { own: OwnCode }) {
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-lg">Your code</h3>
      <CodeBlock label={own.label} code={own.code.trimEnd()} />
    </section>
  )
}
