import type { Env } from '../platform/env.ts'

/** The origins that Razorpay's own checkout needs in addition to the origin of its script. */
const RAZORPAY = 'https://checkout.razorpay.com'
const RAZORPAY_FRAME = 'https://api.razorpay.com'
const RAZORPAY_COLLECTOR = 'https://lumberjack.razorpay.com'

const RAZORPAY_IMAGES = 'https://cdn.razorpay.com'

/**
 * The address with the checkout. The page is loaded as a document of its own, because a document
 * that was loaded at another address keeps the policy of that address; see `clientLoader` of the
 * plans.
 */
export const CHECKOUT_PATH = '/home/pricing'

interface PaymentOrigins {
  scripts: string[]
  frames: string[]
  collectors: string[]
  images: string[]
}

export const NO_PAYMENT_ORIGINS: PaymentOrigins = {
  scripts: [],
  frames: [],
  collectors: [],
  images: [],
}

/**
 * The origins that a page's policy allows for the checkout; none if payments are not configured.
 */
export function paymentOrigins(env: Env): PaymentOrigins {
  if (!env.RAZORPAY_KEY_ID) return NO_PAYMENT_ORIGINS
  const { origin } = new URL(env.RAZORPAY_CHECKOUT_URL)
  const isRazorpay = origin === RAZORPAY
  return {
    scripts: [origin],
    frames: isRazorpay ? [origin, RAZORPAY_FRAME] : [origin],
    collectors: isRazorpay ? [RAZORPAY_COLLECTOR] : [],
    images: isRazorpay ? [RAZORPAY_IMAGES] : [origin],
  }
}
