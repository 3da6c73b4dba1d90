import { ApiError, errorMessage } from '@sightline/client/errors'
import type { ReviewWritten } from '@sightline/contracts/interviews/scores'
import { Button, ButtonLink } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Spinner } from '@sightline/ui/spinner'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Trash from 'lucide-react/icons/trash-2'
import { Suspense, useEffect, useState } from 'react'
import { Await, Link, useNavigate } from 'react-router'
import { pageTitle } from '../../content/brand.ts'
import { loadWhenSignedIn, PageData } from '../../shell/page-data.tsx'
import { interviewsApi } from '../api.ts'
import { DeleteInterview } from '../manage/delete-interview.tsx'
import type { Route } from './+types/route'
import { Downloads } from './downloads.tsx'
import { Letter } from './letter.tsx'
import { loadReport } from './load-report.ts'
import { withModelScores } from './report-facts.ts'

export const meta = () => [{ title: pageTitle('Report') }]

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const facts = loadWhenSignedIn(() => loadReport(params.id))
  // The coach's report is complete without a model's scores, so a failure of this request changes
  // nothing.
  const modelScores = facts.then(() => interviewsApi.scoreByModel(params.id)).catch(() => null)
  return { facts, modelScores }
}

/** The report of an interview: a letter, then the evidence, made to be printed and kept. */
export default function ReportPage({ params, loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const modelScores = useModelScores(loaderData.modelScores)
  return (
    <div
      data-paper
      className="mx-auto flex min-h-dvh w-full max-w-content flex-col px-4 py-4 sm:px-6 sm:py-6 print:max-w-none print:p-0"
    >
      <header className="mb-8 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ButtonLink as={Link} to="/home" variant="quiet" icon={<ArrowLeft size={16} aria-hidden />}>
          Dashboard
        </ButtonLink>
        <Suspense>
          {/* An empty element, because null would pass the error on; the failure itself is shown
              below. */}
          <Await resolve={loaderData.facts} errorElement={<span hidden />}>
            {(facts) => (
              <div className="flex flex-wrap gap-2">
                <Downloads facts={withModelScores(facts, modelScores)} />
                <DeleteInterview
                  id={params.id}
                  name={facts.heading}
                  renderTrigger={(ask) => (
                    <Button variant="danger" onClick={ask} icon={<Trash size={16} aria-hidden />}>
                      Delete
                    </Button>
                  )}
                  onDeleted={() => navigate('/home')}
                />
              </div>
            )}
          </Await>
        </Suspense>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        <PageData
          key={params.id}
          promise={loaderData.facts}
          loading={
            <p role="status" className="flex items-center gap-3 text-muted">
              <Spinner /> Loading the report
            </p>
          }
          renderFailure={(error, retry) => <Problem id={params.id} error={error} onRetry={retry} />}
        >
          {(facts) => <Letter facts={withModelScores(facts, modelScores)} />}
        </PageData>
      </main>
    </div>
  )
}

function Problem({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.code : 'internal'
  if (code === 'not_found')
    return (
      <ErrorState
        title="Interview not found"
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
  return (
    <ErrorState title="The report could not be loaded" text={errorMessage(error)} actions={retry} />
  )
}

/** What came of asking a model for scores; null until that is known, and when asking failed. */
function useModelScores(promise: Promise<ReviewWritten | null>): ReviewWritten | null {
  const [loaded, setLoaded] = useState<{
    promise: typeof promise
    written: ReviewWritten | null
  } | null>(null)
  useEffect(() => {
    let isStale = false
    void promise.then((written) => isStale || setLoaded({ promise, written }))
    return () => {
      isStale = true
    }
  }, [promise])
  return loaded?.promise === promise ? loaded.written : null
}
