import { siteConfig } from '../content/brand.ts'

const LOADS_WITHIN_MS = 15_000

/** What the provider's dialog hands over when a payment went through. */
export type CheckoutPayment = {
  razorpay_payment_id: string
  razorpay_subscription_id: string
  razorpay_signature: string
}

type Options = {
  key: string
  subscription_id: string
  name: string
  description: string
  image: string
  prefill: { email: string }
  theme: { color: string }
  handler: (payment: CheckoutPayment) => void
  modal: { ondismiss: () => void }
}

type Checkout = {
  open(): void
  close(): void
  on(event: 'payment.failed', listener: () => void): void
}
type CheckoutClass = new (options: Options) => Checkout

declare global {
  interface Window {
    Razorpay?: CheckoutClass
  }
}

/** The provider's script did not come or did not run. */
export class CheckoutUnavailable extends Error {}

let loading: Promise<CheckoutClass> | undefined

/** The provider's dialog. Its script is loaded on first use; one that failed is loaded anew the next time. @throws CheckoutUnavailable */
export function loadCheckout(): Promise<CheckoutClass> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<CheckoutClass> {
  const script = document.createElement('script')
  script.src = siteConfig.checkoutUrl
  try {
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve)
      script.addEventListener('error', () => reject(new CheckoutUnavailable('The checkout script could not be loaded')))
      setTimeout(() => reject(new CheckoutUnavailable('The checkout script took too long')), LOADS_WITHIN_MS)
      document.head.append(script)
    })
  } catch (error) {
    script.remove()
    throw error
  }
  if (!window.Razorpay) throw new CheckoutUnavailable('The checkout script is not what it should be')
  return window.Razorpay
}
