import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { Interview, InterviewPage } from '@sightline/contracts/interviews/lists'
import type { Progress } from '@sightline/contracts/interviews/progress'
import type { LiveSession } from '@sightline/contracts/live/lists'
import { Button } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import { lazy, Suspense } from 'react'
import { pageTitle } from '../content/brand.ts'
import { type AnnouncedData, useAnnouncedData } from '../events/public.ts'
import { interviewsApi } from '../interviews/public.ts'
import { liveApi } from '../live/public.ts'
import type { PageHandle } from '../shell/checking.tsx'
import type { Route } from './+types/route'
import { History } from './history.tsx'
import { isUnfinished } from './interview-labels.ts'
import { LiveSessions } from './live-sessions.tsx'
import { NextStep } from './next-step.tsx'
import { Practice } from './practice.tsx'
import { ScoresOverTime } from './scores-over-time.tsx'

export const handle = { Heading: DashboardHeading } satisfies PageHandle
export const meta = () => [
  { title: pageTitle(t`Dashboard`) },
  { name: 'robots', content: 'noindex' },
]

/**
 * Most users have kept no question, so that neither its code nor its data delays the rest. Left out
 * if it fails.
 */
const LatestQuestions = lazy(() =>
  import('../practice-questions/public.ts').then(
    ({ LatestQuestions }) => ({ default: LatestQuestions }),
    () => ({ default: () => null }),
  ),
)

/**
 * The heading of the dashboard, the same for everybody: the prerendered page shows it before
 * anything has loaded.
 */
function DashboardHeading() {
  return (
    <h1 className="text-2xl sm:text-3xl">
      <Trans>What would you like to practise today?</Trans>
    </h1>
  )
}

const load = () => interviewsApi.list()
const loadLive = () => liveApi.list()

/**
 * Asks for what the dashboard shows beside the session, without which the guard does not show the
 * dashboard.
 */
export function clientLoader() {
  const started = { interviews: load(), progress: interviewsApi.progress(), live: loadLive() }
  // The schemas that check the responses load beside them.
  import('@sightline/contracts/interviews/lists').catch(() => {})
  // The dashboard shows a failure, unless the session has ended, which the guard handles.
  for (const request of Object.values(started)) request.catch(() => {})
  return started
}
export const shouldRevalidate = () => false

const keyOf = (items: Interview[]) => items.map(({ id, state }) => `${id} ${state}`).join()

/** The dashboard: the next step, then past interviews. Kept in sync with other tabs and devices. */
export default function Dashboard({ loaderData: started }: Route.ComponentProps) {
  const loaded = useAnnouncedData('interviews', 'interviews', load, started.interviews)
  const progress = useAnnouncedData(
    'progress',
    'interviews',
    interviewsApi.progress,
    started.progress,
  )
  const live = useAnnouncedData('live', 'interviews', loadLive, started.live)
  const isLoading = loaded.status === 'loading' || progress.status === 'loading'
  return (
    <div className="flex flex-col gap-6">
      <DashboardHeading />
      {isLoading && <Loading />}
      {!isLoading && loaded.status === 'failed' && (
        <Failed error={loaded.error} retry={loaded.refresh} />
      )}
      {!isLoading && loaded.status === 'loaded' && (
        <Content
          page={loaded.value}
          progress={loadedValue(progress)}
          live={loadedValue(live)?.items ?? []}
        />
      )}
    </div>
  )
}

/** What has been loaded, or null while it loads or when that failed. */
const loadedValue = <T,>(data: AnnouncedData<T>) => (data.status === 'loaded' ? data.value : null)

type ContentProps = { page: InterviewPage; progress: Progress | null; live: LiveSession[] }

function Content({ page: { items, next }, progress, live }: ContentProps) {
  return (
    <div className="flex flex-col gap-12">
      <NextStep items={items} practice={progress?.next ?? null} />
      {progress && progress.interviews.length > 0 && (
        <Practice progress={progress} items={items} isOffered={items.some(isUnfinished)} />
      )}
      <Suspense>
        <LatestQuestions />
      </Suspense>
      {/* The section has a fixed place: without its list while that loads or cannot be loaded. */}
      <LiveSessions sessions={live} />
      {progress && progress.interviews.length > 0 && (
        <ScoresOverTime interviews={progress.interviews} />
      )}
      {items.length > 0 && <History key={keyOf(items)} first={{ items, next }} />}
    </div>
  )
}

function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <ErrorState
      title={t`Your interviews could not be loaded`}
      text={t`${errorMessage(error)} Nothing of them is lost.`}
      actions={
        <Button variant="primary" onClick={retry}>
          {t`Try again`}
        </Button>
      }
    />
  )
}

function Loading() {
  return (
    <div aria-busy>
      <p role="status" className="sr-only">
        <Trans>Loading your interviews</Trans>
      </p>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-7 w-72 max-w-full" />
        <Skeleton className="h-6 w-full max-w-reading" />
        <Skeleton className="mt-2 h-12 w-56" />
      </div>
    </div>
  )
}
