import type { Billing } from '@sightline/contracts/billing'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import { toast } from '@sightline/ui/toasts'
import { useState } from 'react'
import { ApiError, errorMessage } from '../http.ts'
import { billingApi } from './api.ts'
import { formatDay } from './money.ts'
import { followingPlan } from './standing.ts'

/** A button that asks, and then ends the plan with what is paid of it. */
export function CancelPlan({ billing, onCancelled }: { billing: Billing; onCancelled: () => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function cancel() {
    setIsBusy(true)
    setProblem(null)
    try {
      await billingApi.cancel()
      toast.success('Your plan is cancelled.')
    } catch (error) {
      // Already over, perhaps from another tab: what was asked for.
      if (!(error instanceof ApiError && error.code === 'not_found')) {
        setProblem(errorMessage(error))
        return setIsBusy(false)
      }
    }
    await onCancelled()
    setIsBusy(false)
    setIsAsking(false)
  }

  function close() {
    if (isBusy) return
    setIsAsking(false)
    setProblem(null)
  }

  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Cancel plan
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={`Cancel ${nameOf(billing)}?`}
        actions={
          <>
            <Button onClick={close} disabled={isBusy}>
              Keep the plan
            </Button>
            <Button variant="danger" onClick={cancel} isBusy={isBusy}>
              Cancel plan
            </Button>
          </>
        }
      >
        <p>{consequences(billing)}</p>
        {problem && (
          <div className="mt-4 text-ink">
            <Banner tone="bad">{problem}</Banner>
          </div>
        )}
      </Dialog>
    </>
  )
}

const nameOf = (billing: Billing) => followingPlan(billing)?.plan.name ?? billing.subscription?.plan.name ?? 'your plan'

function consequences(billing: Billing): string {
  const { subscription } = billing
  const next = followingPlan(billing)
  const end = subscription?.status === 'active' ? subscription.current_period_end : null
  const stays = end && `until ${formatDay(end)}`
  if (next && stays)
    return `${next.plan.name} will not begin and is not charged. ${subscription?.plan.name} and your credits stay ${stays}.`
  if (next) return `${next.plan.name} will not begin and is not charged.`
  if (stays)
    return `It takes effect at the end of the paid period. Your plan and your credits stay ${stays}; there is no refund for the rest.`
  return 'It ends now and is not charged again. Credits stay good until the end of the period they were paid for.'
}
