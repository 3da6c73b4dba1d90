import { foldInterview } from '@sightline/coach/interview/fold'
import { timelineOf } from '@sightline/coach/report/timeline'
import { findSources } from '@sightline/coach/sources/find-sources'
import type { InterviewEvent } from '@sightline/contracts/interview-events'
import { Button, ButtonLink } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Spinner } from '@sightline/ui/spinner'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Trash from 'lucide-react/icons/trash-2'
import { Link, useNavigate } from 'react-router'
import { pageTitle } from '../../content/brand.ts'
import { DeleteInterview } from '../../dashboard/public.ts'
import { ApiError, errorMessage } from '../../http.ts'
import { useLoaded } from '../../use-loaded.ts'
import { interviewsApi } from '../api.ts'
import type { Route } from './+types/route'
import { Downloads } from './downloads.tsx'
import { Letter } from './letter.tsx'
import type { ReportFacts } from './report-facts.ts'
import { headingOf } from './report-labels.ts'
import { useReview } from './use-review.ts'

export const meta = () => [{ title: pageTitle('Report') }]

async function load(id: string): Promise<ReportFacts> {
  const [report, { interview: listed, events, questions, spokenQuestions, context }, { items }] = await Promise.all([
    interviewsApi.readReport(id),
    interviewsApi.read(id),
    interviewsApi.list(),
  ])
  // One that was never asked anything, or whose question is gone, has no solution to show; neither have questions answered in words.
  const solutions = await Promise.all(
    questions.map(async ({ slug }) => [slug, await interviewsApi.readSolution(id, slug)] as const),
  )
  const titles = new Map([...questions, ...spokenQuestions].map(({ slug, title }) => [slug, title]))
  return {
    report,
    listed,
    heading: headingOf(listed),
    interview: foldInterview(events),
    timeline: timelineOf(events, titles),
    questions: new Map(questions.map((question) => [question.slug, question])),
    solutions: new Map(solutions),
    claims: context && listed.round !== 'coding' ? findSources(answersIn(events), context) : null,
    newestId: items[0]?.id ?? null,
  }
}

const answersIn = (events: InterviewEvent[]) =>
  events.flatMap((event) => (event.type === 'answered' ? [{ text: event.text, seq: event.seq }] : []))

/** How an interview went: a letter, then the evidence, made to be printed and kept. */
export default function ReportPage({ params }: Route.ComponentProps) {
  const navigate = useNavigate()
  const loaded = useLoaded(params.id, load)
  const review = useReview(loaded.status === 'loaded' ? params.id : null)
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-content flex-col px-4 py-4 sm:px-6 sm:py-6 print:max-w-none print:p-0">
      <header className="mb-8 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ButtonLink as={Link} to="/home" variant="quiet" icon={<ArrowLeft size={16} aria-hidden />}>
          Dashboard
        </ButtonLink>
        {loaded.status === 'loaded' && (
          <div className="flex flex-wrap gap-2">
            <Downloads facts={loaded.value} review={review} />
            <DeleteInterview
              id={params.id}
              name={loaded.value.heading}
              renderTrigger={(ask) => (
                <Button variant="danger" onClick={ask} icon={<Trash size={16} aria-hidden />}>
                  Delete
                </Button>
              )}
              onDeleted={() => navigate('/home')}
            />
          </div>
        )}
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {loaded.status === 'loading' && (
          <p role="status" className="flex items-center gap-3 text-muted">
            <Spinner /> Loading the report
          </p>
        )}
        {loaded.status === 'failed' && <Problem id={params.id} error={loaded.error} onRetry={loaded.retry} />}
        {loaded.status === 'loaded' && <Letter facts={loaded.value} review={review} />}
      </main>
    </div>
  )
}

function Problem({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.code : 'internal'
  if (code === 'not_found')
    return (
      <ErrorState
        title="There is no such interview"
        text="Your interviews are listed on the dashboard, with their reports."
      />
    )
  if (code === 'conflict')
    return (
      <ErrorState
        title="There is no report yet"
        text={errorMessage(error)}
        actions={
          <ButtonLink as={Link} to={`/home/interviews/${id}`} variant="primary">
            Go on with the interview
          </ButtonLink>
        }
      />
    )
  const retry = (
    <Button variant="primary" onClick={onRetry}>
      Try again
    </Button>
  )
  return <ErrorState title="The report could not be loaded" text={errorMessage(error)} actions={retry} />
}
