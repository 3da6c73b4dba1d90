import { t } from '@lingui/core/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import type { Billing } from '@sightline/contracts/billing/billing'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import { toast } from '@sightline/ui/toasts'
import { useState } from 'react'
import { billingApi } from './api.ts'
import { formatDay } from './money.ts'
import { scheduledPlan } from './plan-summary.ts'

/**
 * A button that cancels the plan after a confirmation. The plan stays until the end of the paid
 * period.
 */
export function CancelPlan({
  billing,
  onCancelled,
}: {
  billing: Billing
  onCancelled: () => Promise<void>
}) {
  const [isConfirming, setIsConfirming] = useState(false)
  const [isCancelling, setIsCancelling] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function cancel() {
    setIsCancelling(true)
    setError(null)
    try {
      await billingApi.cancel()
      toast.success(t`Your plan is cancelled.`)
    } catch (caught) {
      // 'not_found' means that the plan is cancelled already, perhaps in another tab.
      if (!(caught instanceof ApiError && caught.code === 'not_found')) {
        setError(errorMessage(caught))
        return setIsCancelling(false)
      }
    }
    await onCancelled()
    setIsCancelling(false)
    setIsConfirming(false)
  }

  function close() {
    if (isCancelling) return
    setIsConfirming(false)
    setError(null)
  }

  return (
    <>
      <Button variant="danger" onClick={() => setIsConfirming(true)}>
        {t`Cancel plan`}
      </Button>
      <Dialog
        isOpen={isConfirming}
        onClose={close}
        title={t`Cancel ${nameOf(billing)}?`}
        actions={
          <>
            <Button onClick={close} disabled={isCancelling}>
              {t`Keep the plan`}
            </Button>
            <Button variant="danger" onClick={cancel} isBusy={isCancelling}>
              {t`Cancel plan`}
            </Button>
          </>
        }
      >
        <p>{consequences(billing)}</p>
        {error && (
          <div className="mt-4 text-ink">
            <Banner tone="bad">{error}</Banner>
          </div>
        )}
      </Dialog>
    </>
  )
}

const nameOf = (billing: Billing) =>
  scheduledPlan(billing)?.plan.name ?? billing.subscription?.plan.name ?? t`your plan`

function consequences(billing: Billing): string {
  const { subscription } = billing
  const next = scheduledPlan(billing)
  const end = subscription?.status === 'active' ? subscription.current_period_end : null
  const paidUntil = end && formatDay(end)
  if (next && subscription && paidUntil)
    return t`${next.plan.name} will not begin and is not charged. ${subscription.plan.name} and your credits stay until ${paidUntil}.`
  if (next) return t`${next.plan.name} will not begin and is not charged.`
  if (paidUntil)
    return t`It takes effect at the end of the paid period. Your plan and your credits stay until ${paidUntil}; there is no refund for the rest.`
  return t`It ends now and is not charged again. Credits stay good until the end of the period they were paid for.`
}
