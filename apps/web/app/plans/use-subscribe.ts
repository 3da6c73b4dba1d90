import { t } from '@lingui/core/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import {
  type Billing,
  CHECKOUT_THEME_COLOR,
  type PlanStart,
} from '@sightline/contracts/billing/billing'
import type { Plan } from '@sightline/contracts/plans/plans'
import { toast } from '@sightline/ui/toasts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { authApi } from '../auth/public.ts'
import { billingApi, type Purchase } from '../billing/public.ts'
import { productName } from '../content/brand.ts'
import {
  type Checkout,
  type CheckoutPayment,
  CheckoutUnavailable,
  loadCheckout,
} from './checkout.ts'

const PROVIDER = 'Razorpay'
const TOAST = { autoClose: 4000 }

/**
 * Why the checkout could not start. The plan can still be bought at `pageUrl`, the provider's own
 * page.
 */
export type CheckoutProblem = { planId: string; message: string; pageUrl?: string | undefined }

/**
 * Buys a plan: creates a subscription, opens the provider's dialog, confirms the payment and leads
 * to the thank-you page. `processingId` is the plan that is being bought. `userPlans` are those of
 * before the purchase, null if unknown.
 */
export function useSubscribe(userPlans: Pick<Billing, 'subscription' | 'next'> | null) {
  const navigate = useNavigate()
  const [processingId, setProcessingId] = useState<string | null>(null)
  const [problem, setProblem] = useState<CheckoutProblem | null>(null)
  const dialog = useCheckoutDialog()

  /** Afterwards `button` gets the focus back, which it loses while it is disabled. */
  async function subscribe(plan: Plan, button: HTMLElement, starts: PlanStart) {
    setProcessingId(plan.id)
    setProblem(null)
    const stopProcessing = () => {
      flushSync(() => setProcessingId(null))
      button.focus()
    }
    try {
      await startCheckout(plan, starts, stopProcessing)
    } catch (error) {
      if (dialog.hasLeftPage()) return
      toast.error(t`Unable to start ${PROVIDER} checkout.`, TOAST)
      setProblem(problemOf(error, plan))
      stopProcessing()
    }
  }

  /** Resolves when the dialog is open. The dialog calls `finish` after the payment. */
  async function startCheckout(plan: Plan, starts: PlanStart, stopProcessing: () => void) {
    const session = await authApi.session()
    if (!session) {
      toast.error(t`Please login to subscribe.`, TOAST)
      return stopProcessing()
    }
    const { id: userId, email } = session.user
    const [Checkout, created] = await Promise.all([
      loadCheckout(),
      billingApi.createSubscription({ plan_id: plan.id, user_id: userId, starts }),
    ])
    if (!created.subscription_id) throw new Error('The response has no subscription')
    if (dialog.hasLeftPage()) return
    const checkout = new Checkout({
      key: created.key_id,
      subscription_id: created.subscription_id,
      name: productName,
      description: plan.name,
      image: checkoutLogo,
      prefill: { email },
      theme: { color: CHECKOUT_THEME_COLOR },
      handler: (payment) => finish(plan, userId, payment),
      modal: { ondismiss: stopProcessing },
    })
    checkout.on('payment.failed', () => setProcessingId(null))
    dialog.open(checkout)
  }

  /**
   * After the payment. A confirmation that fails is left to the provider's webhook: the thank-you
   * page waits for it.
   */
  async function finish(plan: Plan, userId: string, payment: CheckoutPayment) {
    setProcessingId(plan.id)
    try {
      await billingApi.verifyPayment({ ...payment, user_id: userId, plan_id: plan.id })
    } catch (error) {
      console.warn('The payment is confirmed later:', errorMessage(error))
    }
    setProcessingId(null)
    const earlierIds = [userPlans?.subscription, userPlans?.next].flatMap((earlier) =>
      earlier ? [earlier.id] : [],
    )
    const purchase: Purchase = { planId: plan.id, earlierIds }
    await navigate('/thankyou', { state: purchase })
  }

  return { processingId, problem, subscribe }
}

function problemOf(error: unknown, plan: Plan): CheckoutProblem | null {
  if (error instanceof ApiError) return { planId: plan.id, message: errorMessage(error) }
  if (!(error instanceof CheckoutUnavailable)) return null
  const message = t`${PROVIDER} could not be reached from this browser. A blocker may keep it away. Nothing was charged.`
  return { planId: plan.id, message, pageUrl: plan.payment_page_url ?? undefined }
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="128" height="128" fill="none"><rect width="32" height="32" rx="6" fill="#fff"/><path d="M8.5 17.2a7.5 7.5 0 0 0 15 0z" fill="#f14f44"/><path d="M8.5 14.8a7.5 7.5 0 0 1 15 0M4.5 16h23" stroke="#17181c" stroke-width="1.7" stroke-linecap="round"/></svg>`

/** The logo in the provider's dialog. A data URL, because other origins may not load our files. */
const checkoutLogo = `data:image/svg+xml;base64,${btoa(SVG)}`

/** Opens the provider's dialog, and closes it when the user leaves the page. */
function useCheckoutDialog() {
  const close = useRef(() => {})
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      close.current()
    }
  }, [])

  return {
    hasLeftPage: () => isUnmounted.current,
    open(checkout: Checkout) {
      close.current = () => checkout.close()
      checkout.open()
    },
  }
}
