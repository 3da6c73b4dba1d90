import { CHECKOUT_THEME_COLOR } from '@sightline/contracts/billing'
import type { Plan } from '@sightline/contracts/plans'
import { toast } from '@sightline/ui/toasts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { authApi } from '../auth/public.ts'
import { billingApi } from '../billing/public.ts'
import { productName } from '../content/brand.ts'
import { ApiError, errorMessage } from '../http.ts'
import { type CheckoutPayment, CheckoutUnavailable, loadCheckout } from './checkout.ts'
import { checkoutLogo } from './checkout-logo.ts'

const TOAST = { autoClose: 4000 }

/** Why nothing was bought, beyond what the toast says; `pageUrl` is where it can be bought all the same. */
export type Refusal = { message: string; pageUrl?: string | undefined }

/** Buying a plan: subscription, the provider's dialog, confirmation, thank-you page. `processingId` is the plan it goes on for. */
export function useSubscribe() {
  const navigate = useNavigate()
  const [processingId, setProcessingId] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  /** Takes the dialog away with the page. */
  const closeDialog = useRef(() => {})
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      closeDialog.current()
    }
  }, [])

  /** `button` gets the focus back, which it lost while it was disabled. */
  async function subscribe(plan: Plan, button: HTMLElement) {
    setProcessingId(plan.id)
    setRefusal(null)
    const giveUp = () => {
      flushSync(() => setProcessingId(null))
      button.focus()
    }
    try {
      await startCheckout(plan, giveUp)
    } catch (error) {
      if (isGone.current) return
      toast.error(`Unable to start ${productName} checkout.`, TOAST)
      setRefusal(refusalOf(error, plan))
      giveUp()
    }
  }

  /** Done when the dialog is open; the rest happens in it. */
  async function startCheckout(plan: Plan, giveUp: () => void) {
    const session = await authApi.session()
    if (!session) {
      toast.error('Please login to subscribe.', TOAST)
      return giveUp()
    }
    const { id: userId, email } = session.user
    const [Checkout, created] = await Promise.all([
      loadCheckout(),
      billingApi.createSubscription({ plan_id: plan.id, user_id: userId }),
    ])
    if (!created.subscription_id) throw new Error('The answer names no subscription')
    if (isGone.current) return
    const checkout = new Checkout({
      key: created.key_id,
      subscription_id: created.subscription_id,
      name: productName,
      description: plan.name,
      image: checkoutLogo,
      prefill: { email },
      theme: { color: CHECKOUT_THEME_COLOR },
      handler: (payment) => finish(plan, userId, payment),
      modal: { ondismiss: giveUp },
    })
    checkout.on('payment.failed', () => setProcessingId(null))
    closeDialog.current = () => checkout.close()
    checkout.open()
  }

  /** Paid: from here on everything ends on the thank-you page, which waits where the confirmation does not come through. */
  async function finish(plan: Plan, userId: string, payment: CheckoutPayment) {
    setProcessingId(plan.id)
    try {
      await billingApi.verifyPayment({ ...payment, user_id: userId, plan_id: plan.id })
    } catch (error) {
      console.warn('The payment is confirmed later:', errorMessage(error))
    }
    setProcessingId(null)
    await navigate('/thankyou', { state: { planId: plan.id } })
  }

  return { processingId, refusal, subscribe }
}

function refusalOf(error: unknown, plan: Plan): Refusal | null {
  if (error instanceof ApiError) return { message: error.message }
  if (!(error instanceof CheckoutUnavailable)) return null
  const message = 'Razorpay could not be reached from this browser. A blocker may keep it away. Nothing was charged.'
  return { message, pageUrl: plan.payment_page_url ?? undefined }
}
