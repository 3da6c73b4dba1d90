import { type QuestionVerdict, questionVerdict } from '@sightline/coach/report/question-verdict'
import { writtenByText } from '@sightline/coach/report/report-sections'
import { isAllForOneReason, splitEvidence } from '@sightline/coach/report/shared-evidence'
import { levelText } from '@sightline/coach/rubrics/level-text'
import { describeDimension } from '@sightline/coach/rubrics/rubrics'
import { type InterviewRound, LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type { DimensionScore, QuestionScore } from '@sightline/contracts/interviews/scores'
import { durationText } from '@sightline/english/duration-text'
import { numberText } from '@sightline/english/number-text'
import { Badge } from '@sightline/ui/badge'
import Check from 'lucide-react/icons/check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleDot from 'lucide-react/icons/circle-dot'
import Target from 'lucide-react/icons/target'
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
  const { shared, own: dimensions } = splitEvidence(round, question.dimensions)
  return (
    <section className="flex flex-col gap-6 border-t border-line pt-8 print:gap-2 print:pt-2">
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
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-12 print:gap-x-6">
        <Fact term="Score" value={`${numberText(score)} of ${LEVEL_MAX}`} />
        {measured.map((fact) => (
          <Fact key={fact.term} {...fact} />
        ))}
        <Fact term="Time" value={`${durationText(timeMs)} of ${minutes} min`} />
      </dl>
      {round === 'coding' ? (
        shared.map((text) => (
          <p key={text} className="max-w-reading text-sm">
            {text}
          </p>
        ))
      ) : (
        <Verdict {...questionVerdict(round, question)} />
      )}
      {!isAllForOneReason(dimensions) && (
        <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-2">
          {dimensions.map((score) =>
            round === 'coding' ? (
              <Dimension key={score.dimension} round={round} {...score} />
            ) : (
              <SpokenDimension key={score.dimension} round={round} {...score} />
            ),
          )}
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

/** What the answer comes to: the verdict, the sentence that shows it, and one thing to do. */
function Verdict({ text, shown, toDo }: QuestionVerdict) {
  return (
    <div className="flex max-w-reading flex-col gap-3">
      <p className="text-lg">{text}</p>
      {shown && <Quote {...shown} />}
      {toDo && (
        <p className="flex gap-3">
          <Target size={20} aria-hidden className="mt-0.5 shrink-0 text-accent-strong" />
          {toDo}
        </p>
      )}
    </div>
  )
}

function Quote({ quote, seq }: { quote: string; seq: number | null }) {
  return (
    <blockquote className="border-l-2 border-line pl-3 break-words whitespace-pre-wrap">
      {quote} {seq !== null && <MomentLink seq={seq} />}
    </blockquote>
  )
}

const MomentLink = ({ seq }: { seq: number }) => (
  <a
    href={`#${anchorOf(seq)}`}
    className="text-sm whitespace-nowrap text-muted underline underline-offset-4 print:hidden"
  >
    See the moment
  </a>
)

/** From this level on a dimension is a strength; up to GAP_MAX it is a gap. */
const STRENGTH_MIN = 3
const GAP_MAX = 1

const levelIcon = (level: number) => {
  if (level >= STRENGTH_MIN) return <Check size={18} aria-hidden className="text-good" />
  return level <= GAP_MAX ? (
    <CircleDashed size={18} aria-hidden className="text-bad" />
  ) : (
    <CircleDot size={18} aria-hidden className="text-warn" />
  )
}

/** A level of a spoken answer: what shows it, and what would raise it. */
function SpokenDimension({
  round,
  dimension,
  evidence,
  advice,
  ...scored
}: DimensionScore & { round: InterviewRound }) {
  return (
    <li className="flex min-w-0 flex-col gap-2 print:break-inside-avoid print:gap-1">
      <h3 className="flex items-center gap-2 border-b border-line pb-1 text-base">
        {levelIcon(scored.level)}
        <span className="flex-1">{describeDimension(round, dimension).title}</span>
        <span className="text-right text-sm font-normal tabular-nums">{levelText(scored)}</span>
      </h3>
      <div className="flex flex-col gap-2 text-sm">
        {evidence.map(({ text, quote, seq }) =>
          quote === null ? (
            <p key={text} className="text-muted">
              {text}
            </p>
          ) : (
            <Quote key={quote} quote={quote} seq={seq} />
          ),
        )}
        {advice && <p className="text-muted">{advice}</p>}
      </div>
    </li>
  )
}

function Dimension({
  round,
  dimension,
  meaning,
  evidence,
  advice,
  ...scored
}: DimensionScore & { round: InterviewRound }) {
  return (
    <li className="flex min-w-0 flex-col gap-2 print:break-inside-avoid print:gap-1">
      <h3 className="flex items-baseline justify-between gap-4 border-b border-line pb-1 text-base">
        {describeDimension(round, dimension).title}
        <span className="text-right text-sm font-normal tabular-nums">{levelText(scored)}</span>
      </h3>
      {meaning && (
        // On paper, the evidence alone says why a level is the highest.
        <p className={`text-sm ${scored.level === LEVEL_MAX ? 'print:hidden' : ''}`}>{meaning}</p>
      )}
      <ul className="flex flex-col gap-2 text-sm text-muted">
        {evidence.map(({ text, quote, seq }) => (
          <li key={`${seq} ${text}`} className="flex flex-col gap-1">
            <span>
              {text} {seq !== null && <MomentLink seq={seq} />}
            </span>
            {quote !== null && (
              <blockquote className="border-l-2 border-line pl-3 font-mono break-words whitespace-pre-wrap text-ink">
                {quote}
              </blockquote>
            )}
          </li>
        ))}
        {advice && <li>{advice}</li>}
      </ul>
    </li>
  )
}
