import { costText, lackText } from '@sightline/live-ui/begin/begin-state'
import { Button } from '@sightline/ui/button'
import { Skeleton } from '@sightline/ui/skeleton'
import type { ReactNode } from 'react'
import { ProblemBanner, type useBilling } from '../../billing/public.ts'
import { useCapture } from '../senses/use-capture.ts'

interface Props {
  /** Why the session cannot begin now; null when it can. */
  blocker: string | null
  billing: ReturnType<typeof useBilling>
  isBusy: boolean
  problem: { error: unknown } | null
  onBegin: () => void
}

/** The foot of the page, which stays in sight wherever the page was left. */
export const Foot = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-background px-4 py-3 sm:-mx-6 sm:px-6">
    {children}
  </div>
)

/** The button that begins the session, with what it costs and what is missing. */
export function Begin({ blocker, billing, isBusy, problem, onBegin }: Props) {
  const lacks = lackText(useCapture())
  return (
    <>
      {problem && <ProblemBanner error={problem.error} />}
      <div className="flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center">
        <Button
          variant="primary"
          size="large"
          disabled={blocker !== null}
          isBusy={isBusy}
          busyLabel="Beginning..."
          aria-describedby="begin-state begin-cost"
          onClick={onBegin}
          className="shrink-0"
        >
          Begin the session
        </Button>
        <div className="flex min-w-0 flex-col text-sm">
          <p
            id="begin-state"
            role="status"
            className={blocker === null ? undefined : 'font-medium'}
          >
            {blocker ?? lacks}
          </p>
          <p id="begin-cost" className="flex min-h-6 items-center text-muted">
            <Cost billing={billing} />
          </p>
        </div>
      </div>
    </>
  )
}

function Cost({ billing }: { billing: ReturnType<typeof useBilling> }) {
  if (billing.status === 'loading') return <Skeleton className="h-4 w-64 max-w-full" />
  if (billing.status === 'failed') return 'It takes 1 credit and covers two hours.'
  return costText(billing.value)
}
