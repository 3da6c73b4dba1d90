import { Button, ButtonLink } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import { Link } from 'react-router'
import { pageTitle } from '../content/brand.ts'
import { ApiError, errorMessage } from '../http.ts'
import { useLoaded } from '../use-loaded.ts'
import type { Route } from './+types/route'
import { interviewsApi } from './api.ts'
import { SpokenWorkspace } from './conversation/spoken-workspace.tsx'
import { PlanPage } from './plan/plan-page.tsx'
import { readUnsentEvents } from './session/unsent-events.ts'
import { Workspace } from './workspace/coding-workspace.tsx'

export const meta = () => [{ title: pageTitle('Interview') }]

const load = async (id: string) => {
  const [detail, kept] = await Promise.all([interviewsApi.read(id), readUnsentEvents(id)])
  return { detail, kept }
}

export default function Interview({ params }: Route.ComponentProps) {
  const loaded = useLoaded(params.id, load)
  if (loaded.status === 'loading') return <Loading />
  if (loaded.status === 'failed') return <Failed error={loaded.error} onRetry={loaded.retry} />
  const { value, round, reload } = loaded
  const { questions, spokenQuestions } = value.detail
  const key = `${params.id} ${round}`
  if (spokenQuestions.length > 0) return <SpokenWorkspace key={key} {...value} onRefused={reload} />
  const question = questions.at(-1)
  if (!question) return <PlanPage detail={value.detail} onChange={reload} />
  return <Workspace key={key} {...value} question={question} onRefused={reload} />
}

function Loading() {
  return (
    <main id="main" className="flex h-dvh flex-col" aria-busy>
      <p role="status" className="sr-only">
        Loading the interview
      </p>
      <div className="h-14 border-b border-line" />
      <div className="grid flex-1 lg:grid-cols-[2fr_3fr]">
        <div className="flex flex-col gap-4 border-line px-6 py-6 lg:border-r">
          <Skeleton className="h-8 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="mt-2 h-24" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
        <div className="flex flex-col gap-3 p-6 max-lg:hidden">
          {['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5'].map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      </div>
    </main>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && error.code === 'not_found'
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4 py-16">
      <ErrorState
        title={isMissing ? 'There is no such interview' : 'The interview could not be loaded'}
        text={
          isMissing
            ? 'It is not one of this account’s. Check the address, or find your interviews on the dashboard.'
            : `${errorMessage(error)} What you had written is safe.`
        }
        actions={
          <>
            {!isMissing && (
              <Button variant="primary" onClick={onRetry}>
                Try again
              </Button>
            )}
            <ButtonLink as={Link} to="/home" {...(isMissing && { variant: 'primary' })}>
              Go to the dashboard
            </ButtonLink>
          </>
        }
      />
    </main>
  )
}
