import { writtenByText } from '@sightline/coach/report/report-sections'
import { isAllForOneReason, splitEvidence } from '@sightline/coach/report/shared-evidence'
import { levelText } from '@sightline/coach/rubrics/level-text'
import { describeDimension } from '@sightline/coach/rubrics/rubrics'
import { type InterviewRound, LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type { DimensionScore, QuestionScore } from '@sightline/contracts/interviews/scores'
import { durationText } from '@sightline/english/duration-text'
import { Badge } from '@sightline/ui/badge'
import { DIFFICULTY_LABELS, LeadInNote, TOPIC_LABELS } from '../public.ts'
import { CodeVersions } from './code-versions.tsx'
import { ownCodeOf } from './own-code.ts'
import type { ReportFacts } from './report-facts.ts'
import { anchorOf } from './report-labels.ts'
import { CodeAlone, Solution } from './solution.tsx'

/**
 * A question of the report: measurements, levels with their evidence, the code and a good solution.
 */
export function QuestionSection({
  number,
  question,
  facts,
}: {
  number: number
  question: QuestionScore
  facts: ReportFacts
}) {
  const { slug, title, topic, difficulty, score, measured, timeMs, minutes } = question
  const { round } = facts.report.score
  const leadIn = facts.interview.leadIns[slug]
  const writtenBy = writtenByText(facts.interview, slug)
  const progress = facts.interview.questions.find((candidate) => candidate.question === slug)
  const solution = facts.solutions.get(slug)
  const asked = facts.questions.get(slug)
  const explanation =
    progress?.explanations.findLast(({ wording }) => wording?.author)?.wording ?? null
  const own = progress ? ownCodeOf(progress, title) : null
  const { shared, own: dimensions } = splitEvidence(question.dimensions)
  return (
    <section className="flex flex-col gap-6 border-t border-line pt-8">
      <header className="flex flex-col gap-2">
        <h2 className="text-xl">
          <span className="text-muted">{number}. </span>
          {title}
        </h2>
        {!leadIn?.isOpen && (
          <p className="flex flex-wrap gap-2">
            <Badge>{DIFFICULTY_LABELS[difficulty]}</Badge>
            <Badge>{TOPIC_LABELS[topic]}</Badge>
          </p>
        )}
        {writtenBy !== null && <p className="text-sm break-words text-muted">{writtenBy}</p>}
      </header>
      {leadIn && <LeadInNote leadIn={leadIn} />}
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-12">
        <Fact term="Score" value={`${score.toFixed(1)} of ${LEVEL_MAX}`} />
        {measured.map((fact) => (
          <Fact key={fact.term} {...fact} />
        ))}
        <Fact term="Time" value={`${durationText(timeMs)} of ${minutes} min`} />
      </dl>
      {shared.map((text) => (
        <p key={text} className="max-w-reading text-sm">
          {text}
        </p>
      ))}
      {!isAllForOneReason(dimensions) && (
        <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          {dimensions.map((score) => (
            <Dimension key={score.dimension} round={round} {...score} />
          ))}
        </ul>
      )}
      {asked && solution && (
        <Solution
          question={asked}
          solution={solution}
          own={own}
          language={facts.listed.language}
          explanation={explanation}
        />
      )}
      {own && !(asked && solution) && <CodeAlone own={own} />}
      {asked && progress && own && <CodeVersions question={asked} progress={progress} own={own} />}
    </section>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  )
}

function Dimension({
  round,
  dimension,
  meaning,
  evidence,
  ...scored
}: DimensionScore & { round: InterviewRound }) {
  return (
    <li className="flex min-w-0 flex-col gap-2 print:break-inside-avoid">
      <h3 className="flex items-baseline justify-between gap-4 border-b border-line pb-1 text-base">
        {describeDimension(round, dimension).title}
        <span className="text-right text-sm font-normal tabular-nums">{levelText(scored)}</span>
      </h3>
      <p className="text-sm">{meaning}</p>
      <ul className="flex flex-col gap-2 text-sm text-muted">
        {evidence.map(({ text, quote, seq }) => (
          <li key={`${seq} ${text}`} className="flex flex-col gap-1">
            <span>
              {text}{' '}
              {seq !== null && (
                <a
                  href={`#${anchorOf(seq)}`}
                  className="whitespace-nowrap underline underline-offset-4 print:hidden"
                >
                  See the moment
                </a>
              )}
            </span>
            {quote !== null && (
              <blockquote
                className={`border-l-2 border-line pl-3 break-words whitespace-pre-wrap text-ink ${round === 'coding' ? 'font-mono' : ''}`}
              >
                {quote}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}
