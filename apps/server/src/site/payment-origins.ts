import type { Env } from '../platform/env.ts'

/** What the real provider's checkout needs beside the origin of its script. */
const REAL = 'https://checkout.razorpay.com'
const REAL_FRAME = 'https://api.razorpay.com'
const REAL_COLLECTOR = 'https://lumberjack.razorpay.com'

/**
 * The origins that a page's policy lets the checkout reach; none where payments are not configured. Every page has them: whoever
 * comes to the plans by a link within the site keeps the policy of the page they started on.
 */
export function paymentOrigins(env: Env): { scripts: string[]; frames: string[]; collectors: string[] } {
  if (!env.RAZORPAY_KEY_ID) return { scripts: [], frames: [], collectors: [] }
  const { origin } = new URL(env.RAZORPAY_CHECKOUT_URL)
  const isReal = origin === REAL
  return {
    scripts: [origin],
    frames: isReal ? [origin, REAL_FRAME] : [origin],
    collectors: isReal ? [REAL_COLLECTOR] : [],
  }
}
