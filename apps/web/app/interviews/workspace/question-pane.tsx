import type { LeadIn } from '@sightline/coach/interview/state'
import type { Topic } from '@sightline/contracts/interviews/round-schemas'
import type { CandidateQuestion, Example } from '@sightline/contracts/questions/questions'
import { formatInput, formatResult } from '@sightline/languages/format-value'
import { offeredLanguages } from '@sightline/languages/offered-languages'
import { isQuerySignature } from '@sightline/languages/query-signature'
import { listLabels } from '@sightline/languages/registry'
import { Badge } from '@sightline/ui/badge'
import { Markdown } from '@sightline/ui/markdown'
import { memo, useState } from 'react'
import { CoachTurn } from '../conversation/turn.tsx'
import { DIFFICULTY_LABELS, KIND_LABELS, TOPIC_LABELS } from '../labels.ts'
import { LeadInNote } from '../plan/lead-in-note.tsx'
import { Value } from '../run/value-diff.tsx'
import { TableDefinitions } from './table-definitions.tsx'

type QuestionPaneProps = {
  question: CandidateQuestion
  leadIn: LeadIn | undefined
  /** Says that a model wrote the question; null for questions of the bank. */
  writtenBy: string | null
  /**
   * Whether the candidate chose the topic. Otherwise it is shown on request only, since it suggests
   * the approach.
   */
  isTopicKnown: boolean
  /**
   * The coach's introduction, shown above the question where the conversation is behind another
   * tab.
   */
  introduction: string | null
}

/** The question: statement, examples and constraints. */
export const QuestionPane = memo(function QuestionPane(props: QuestionPaneProps) {
  const { question, leadIn, writtenBy, isTopicKnown, introduction } = props
  const { title, kind, topic, difficulty, statement, examples, constraints, signature } = question
  return (
    <article className="flex flex-col gap-6 px-4 py-6 sm:px-6">
      {introduction !== null && (
        <ul className="text-sm">
          <CoachTurn text={introduction} />
        </ul>
      )}
      <header className="flex flex-col gap-2">
        <h2 className="text-xl">{title}</h2>
        <p className="flex flex-wrap gap-2">
          {KIND_LABELS[kind] && <Badge>{KIND_LABELS[kind]}</Badge>}
          <Badge>{DIFFICULTY_LABELS[difficulty]}</Badge>
          {topic !== 'sql' && (
            <TopicBadge key={question.slug} topic={topic} isKnown={isTopicKnown} />
          )}
        </p>
        {writtenBy !== null && (
          <p className="max-w-reading text-sm break-words text-muted">{writtenBy}</p>
        )}
      </header>
      {kind !== 'write' && (
        <p className="text-sm text-muted">
          {kind === 'sql'
            ? 'Queries run on SQLite.'
            : `Offered in ${listLabels(offeredLanguages(kind))}.`}
        </p>
      )}
      {leadIn && <LeadInNote leadIn={leadIn} />}
      <Markdown className="max-w-reading">{statement}</Markdown>
      {isQuerySignature(signature) && <TableDefinitions signature={signature} />}
      <section className="flex flex-col gap-4">
        <h3 className="text-base">Examples</h3>
        {examples.map((example, index) => (
          <ExampleBox
            key={example.explanation}
            question={question}
            example={example}
            number={index + 1}
          />
        ))}
      </section>
      <section className="flex flex-col gap-3">
        <h3 className="text-base">Constraints</h3>
        <ul className="flex flex-col gap-2 text-sm">
          {constraints.map((constraint) => (
            <li key={constraint} className="ml-5 list-disc">
              <Markdown>{constraint}</Markdown>
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
})

function TopicBadge({ topic, isKnown }: { topic: Topic; isKnown: boolean }) {
  const [isRequested, setIsRequested] = useState(false)
  if (isKnown || isRequested) return <Badge>{TOPIC_LABELS[topic]}</Badge>
  return (
    <button
      type="button"
      onClick={() => setIsRequested(true)}
      className="rounded-full border border-control px-2 py-px text-xs font-medium text-muted transition-colors hover:text-ink"
    >
      Show the topic
    </button>
  )
}

type ExampleBoxProps = { question: CandidateQuestion; example: Example; number: number }

function ExampleBox({ question: { signature }, example, number }: ExampleBoxProps) {
  const { args, expected, explanation } = example
  if (isQuerySignature(signature))
    return (
      <div className="flex max-w-reading flex-col gap-3 border-l-2 border-line pl-4 text-sm">
        <dl className="flex flex-col gap-3">
          <dt className="sr-only">Example</dt>
          <dd className="sr-only">{number}</dd>
          <Value label="Tables" text={formatInput(signature, args)} />
          <Value label="Returns" text={formatResult(signature, expected)} />
        </dl>
        <Markdown className="text-muted">{explanation}</Markdown>
      </div>
    )
  return (
    <div className="flex max-w-reading flex-col gap-3 border-l-2 border-line pl-4 text-sm">
      <dl className="grid grid-cols-[4.5rem_1fr] gap-y-2">
        <dt className="sr-only">Example</dt>
        <dd className="sr-only">{number}</dd>
        <dt className="text-muted">Input</dt>
        <dd className="min-w-0 font-mono break-words whitespace-pre-wrap">
          {formatInput(signature, args)}
        </dd>
        <dt className="text-muted">Returns</dt>
        <dd className="min-w-0 font-mono break-words">{formatResult(signature, expected)}</dd>
      </dl>
      <Markdown className="text-muted">{explanation}</Markdown>
    </div>
  )
}
