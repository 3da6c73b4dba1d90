import { ApiError, errorMessage } from '@sightline/client/errors'
import type { UnsentEvents } from '@sightline/client/unsent-events'
import type { ReportedEvent } from '@sightline/contracts/interviews/events'
import type { InterviewDetail } from '@sightline/contracts/interviews/interviews'
import { Button, ButtonLink } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import { Link, useRevalidator } from 'react-router'
import { pageTitle } from '../content/brand.ts'
import { loadWhenSignedIn, PageData } from '../shell/page-data.tsx'
import type { Route } from './+types/route'
import { interviewsApi } from './api.ts'
import { SpokenWorkspace } from './conversation/spoken-workspace.tsx'
import { openInterviewEvents } from './log/unsent-events.ts'
import { PlanPage } from './plan/plan-page.tsx'
import { CodingWorkspace } from './workspace/coding-workspace.tsx'

export const meta = () => [{ title: pageTitle('Interview') }]

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({
  interview: loadWhenSignedIn(() => load(params.id)),
})

type LoadedInterview = {
  detail: InterviewDetail
  /** What this device keeps of the interview's events. */
  unsent: UnsentEvents<ReportedEvent>
  /**
   * Another number after each load. A workspace keeps its own copy of the events, so a reload needs
   * a new workspace.
   */
  version: number
}

let version = 0

async function load(id: string): Promise<LoadedInterview> {
  const [detail, unsent] = await Promise.all([interviewsApi.read(id), openInterviewEvents(id)])
  return { detail, unsent, version: ++version }
}

/** One interview: its plan before it begins, then its workspace. */
export default function InterviewPage({ params, loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <PageData
      key={params.id}
      promise={loaderData.interview}
      loading={<Loading />}
      renderFailure={(error, retry) => <Failed error={error} onRetry={retry} />}
    >
      {(interview) => <PlanOrWorkspace {...interview} onReload={() => void revalidate()} />}
    </PageData>
  )
}

function PlanOrWorkspace({
  version,
  onReload,
  ...interview
}: LoadedInterview & { onReload: () => void }) {
  const { questions, spokenQuestions } = interview.detail
  if (spokenQuestions.length > 0)
    return <SpokenWorkspace key={version} {...interview} onReload={onReload} />
  const question = questions.at(-1)
  if (!question) return <PlanPage detail={interview.detail} onChange={onReload} />
  return <CodingWorkspace key={version} {...interview} question={question} onReload={onReload} />
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
        title={isMissing ? 'Interview not found' : 'The interview could not be loaded'}
        text={
          isMissing
            ? 'This account has no interview at this address. Your interviews are on the dashboard.'
            : `${errorMessage(error)} What you wrote is safe.`
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
