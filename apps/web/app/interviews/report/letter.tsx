import { LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import { numberText } from '@sightline/english/number-text'
import { Badge } from '@sightline/ui/badge'
import { Card } from '@sightline/ui/card'
import { Progress } from '@sightline/ui/progress'
import Check from 'lucide-react/icons/check'
import Target from 'lucide-react/icons/target'
import type { ReactNode } from 'react'
import { practiceRequest, StartButton } from '../manage/start-button.tsx'
import { DIFFICULTY_LABELS, TOPIC_LABELS } from '../public.ts'
import { HowItScores } from './how-it-scores.tsx'
import { QuestionSection } from './question-section.tsx'
import type { ReportFacts } from './report-facts.ts'
import { detailsOf } from './report-labels.ts'
import { Sources } from './sources.tsx'
import { StrongerAnswer } from './stronger-answer.tsx'
import { Timeline } from './timeline.tsx'

/** The report as a letter: the verdict, strengths and improvements, then the evidence. */
export function Letter({ facts }: { facts: ReportFacts }) {
  const { report, heading, listed, timeline, claims, scoresNote } = facts
  const { score, verdict, strengths, improvements, author } = report
  return (
    <article className="flex flex-col gap-12 print:gap-3">
      <header className="flex flex-col gap-6 print:gap-2">
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl">{heading}</h1>
          <p className="text-sm text-muted">{detailsOf(listed)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <p className="whitespace-nowrap">
            <span className="sr-only">Overall score </span>
            {score.overall === null ? (
              <span className="text-2xl font-semibold">Not scored</span>
            ) : (
              <>
                <span className="text-4xl font-semibold tabular-nums">
                  {numberText(score.overall)}
                </span>
                <span className="text-lg text-muted"> of {LEVEL_MAX}</span>
                {score.isProvisional && (
                  <>
                    {' '}
                    <Badge>Provisional</Badge>
                  </>
                )}
              </>
            )}
          </p>
          <p className="max-w-reading flex-1 basis-80 text-lg">{verdict}</p>
        </div>
      </header>

      {score.overall !== null && (
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
          <Points
            title="What went well"
            none="Nothing to name yet. That changes with practice."
            items={strengths}
            icon={<Check size={20} aria-hidden className="mt-0.5 text-good" />}
          />
          <Points
            title="What to do differently"
            none="Every level is the highest. Try a harder question."
            items={improvements}
            icon={<Target size={20} aria-hidden className="mt-0.5 text-accent-strong" />}
          />
        </div>
      )}

      <NextPractice facts={facts} />

      {score.dimensions.length > 0 && (
        <section className="flex flex-col gap-4 print:gap-2">
          <h2 className="text-xl">Scores</h2>
          <div className="grid gap-x-12 gap-y-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-4 print:gap-x-6 print:gap-y-1">
            {score.dimensions.map(({ dimension, title, score }) => (
              <Progress
                key={dimension}
                label={title}
                value={score}
                max={LEVEL_MAX}
                text={`${numberText(score)} of ${LEVEL_MAX}`}
              />
            ))}
          </div>
          <p role="status" className="max-w-reading text-sm text-muted empty:hidden">
            {scoresNote}
          </p>
        </section>
      )}

      {score.questions.map((question, index) => (
        <QuestionSection key={question.slug} number={index + 1} question={question} facts={facts} />
      ))}
      {claims && <Sources claims={claims} />}
      {report.strongerAnswer && (
        <StrongerAnswer {...report.strongerAnswer} isExample={score.round !== 'coding'} />
      )}
      {/* On paper, the levels of a coding interview already say and quote what happened. */}
      <div className={score.round === 'coding' ? 'contents print:hidden' : 'contents'}>
        <Timeline moments={timeline} />
      </div>
      <footer className="flex flex-col gap-2 border-t border-line pt-6 print:pt-2">
        <p className="max-w-reading text-sm text-muted">{author}</p>
        <div className="print:hidden">
          <HowItScores round={score.round} />
        </div>
      </footer>
    </article>
  )
}

type PointsProps = { title: string; none: string; items: string[]; icon: ReactNode }

function Points({ title, none, items, icon }: PointsProps) {
  return (
    <section className="flex flex-col gap-4 print:gap-2">
      <h2 className="text-xl">{title}</h2>
      {items.length === 0 && <p className="text-muted">{none}</p>}
      <ol className="flex flex-col gap-4 empty:hidden print:gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            {icon}
            <span className="min-w-0 break-words">{item}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The next practice, with a button that starts it. */
function NextPractice({ facts: { report, newestId, listed } }: { facts: ReportFacts }) {
  const { next } = report
  if (!next) return null
  const { topic, difficulty, why, isAgain } = next
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 bg-surface print:p-3">
      <div className="flex max-w-reading flex-1 basis-80 flex-col gap-1">
        <h2 className="text-lg">
          {isAgain ? 'Practise again' : 'Practise next'}: {TOPIC_LABELS[topic]},{' '}
          {DIFFICULTY_LABELS[difficulty].toLowerCase()}
        </h2>
        <p className="text-sm text-muted">{why}</p>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <StartButton
          label={isAgain ? 'Practise again' : 'Start this practice'}
          isPrimary
          size="medium"
          newestId={newestId}
          request={practiceRequest(next, listed.language)}
        />
      </div>
    </Card>
  )
}
