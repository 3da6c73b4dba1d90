import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Interview } from '@sightline/contracts/interviews'
import { Button } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import { pageTitle } from '../content/brand.ts'
import { errorMessage } from '../http.ts'
import { interviewsApi } from '../interviews/public.ts'
import { liveApi } from '../live/public.ts'
import { useLiveData } from '../use-live-data.ts'
import { History } from './history.tsx'
import { isUnfinished } from './interview-labels.ts'
import { LiveSessions } from './live-sessions.tsx'
import { NextStep } from './next-step.tsx'
import { Practice } from './practice.tsx'
import { ScoresOverTime } from './scores-over-time.tsx'

export const meta = () => [{ title: pageTitle(t`Dashboard`) }]

const load = () => interviewsApi.list()
const loadLive = () => liveApi.list()
const keyOf = (items: Interview[]) => items.map(({ id, state }) => `${id} ${state}`).join()

/** The dashboard: the next step, then past interviews. Kept in sync with other tabs and devices. */
export default function Dashboard() {
  const loaded = useLiveData('interviews', 'interviews', load)
  const progress = useLiveData('progress', 'interviews', interviewsApi.progress)
  const live = useLiveData('live', 'interviews', loadLive)
  if (loaded.status === 'loading' || progress.status === 'loading') return <Loading />
  if (loaded.status === 'failed')
    return (
      <ErrorState
        title={t`Your interviews could not be loaded`}
        text={t`${errorMessage(loaded.error)} Nothing of them is lost.`}
        actions={
          <Button variant="primary" onClick={loaded.refresh}>
            {t`Try again`}
          </Button>
        }
      />
    )
  const { items, next } = loaded.value
  return (
    <div className="flex flex-col gap-12">
      <NextStep items={items} practice={progress.status === 'loaded' ? progress.value.next : null} />
      {progress.status === 'loaded' && progress.value.interviews.length > 0 && (
        <>
          <Practice progress={progress.value} items={items} isOffered={items.some(isUnfinished)} />
          <ScoresOverTime interviews={progress.value.interviews} />
        </>
      )}
      {/* The section has a fixed place: without its list while that loads or cannot be loaded. */}
      <LiveSessions sessions={live.status === 'loaded' ? live.value.items.slice(0, 5) : []} />
      {items.length > 0 && <History key={keyOf(items)} first={{ items, next }} />}
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy>
      <p role="status" className="sr-only">
        <Trans>Loading your interviews</Trans>
      </p>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="h-6 w-full max-w-reading" />
        <Skeleton className="mt-2 h-12 w-56" />
      </div>
    </div>
  )
}
