import type { Env } from '../platform/env.ts'

/** The origins that Razorpay's own checkout needs in addition to the origin of its script. */
const RAZORPAY = 'https://checkout.razorpay.com'
const RAZORPAY_FRAME = 'https://api.razorpay.com'
const RAZORPAY_COLLECTOR = 'https://lumberjack.razorpay.com'

/**
 * The origins that a page's policy allows for the checkout; none if payments are not configured. Every page allows
 * them, because a visitor who follows a link within the site to the plans keeps the policy of the first page.
 */
export function paymentOrigins(env: Env): { scripts: string[]; frames: string[]; collectors: string[] } {
  if (!env.RAZORPAY_KEY_ID) return { scripts: [], frames: [], collectors: [] }
  const { origin } = new URL(env.RAZORPAY_CHECKOUT_URL)
  const isRazorpay = origin === RAZORPAY
  return {
    scripts: [origin],
    frames: isRazorpay ? [origin, RAZORPAY_FRAME] : [origin],
    collectors: isRazorpay ? [RAZORPAY_COLLECTOR] : [],
  }
}
