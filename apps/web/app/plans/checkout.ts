import { siteConfig } from '../content/brand.ts'

const LOAD_TIMEOUT_MS = 15_000

/** The result of a successful payment in the provider's dialog. */
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

/** The provider's dialog for one purchase. */
export type Checkout = {
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

/** The provider's script could not be loaded, or it does not define the checkout. */
export class CheckoutUnavailable extends Error {}

let loading: Promise<CheckoutClass> | undefined

/**
 * The class of the provider's dialog. Its script is loaded on first use, and again after a failure.
 *
 * @throws CheckoutUnavailable
 */
export function loadCheckout(): Promise<CheckoutClass> {
  loading ??= loadScript().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function loadScript(): Promise<CheckoutClass> {
  const script = document.createElement('script')
  script.src = siteConfig.checkoutUrl
  try {
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve)
      script.addEventListener('error', () =>
        reject(new CheckoutUnavailable('The checkout script could not be loaded')),
      )
      setTimeout(
        () => reject(new CheckoutUnavailable('The checkout script took too long')),
        LOAD_TIMEOUT_MS,
      )
      document.head.append(script)
    })
  } catch (error) {
    script.remove()
    throw error
  }
  if (!window.Razorpay)
    throw new CheckoutUnavailable('The checkout script does not define Razorpay')
  return window.Razorpay
}
