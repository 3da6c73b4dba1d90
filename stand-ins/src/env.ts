import { z } from 'zod'

const Variables = z.object({
  STAND_INS_PORT: z.coerce.number().int().min(1).max(65534).default(4000),
  WEB_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3000')
    .transform((url) => new URL(url).origin),
  RAZORPAY_WEBHOOK_TARGET: z.url({ protocol: /^https?$/ }).optional(),
})

/**
 * Reads the settings of the stand-ins: their port, the site's origin, and the address of webhooks
 * if it is elsewhere.
 * @throws Error that names every invalid variable
 */
export function readEnv(source: Record<string, string | undefined>): z.output<typeof Variables> {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = Variables.safeParse(set)
  if (result.success) return result.data
  throw new Error(
    result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
  )
}
