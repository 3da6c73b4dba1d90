import { z } from 'zod'

const Variables = z.object({
  STAND_INS_PORT: z.coerce.number().int().min(1).max(65534).default(4000),
  WEB_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3000')
    .transform((url) => new URL(url).origin),
  RAZORPAY_WEBHOOK_TARGET: z.url({ protocol: /^https?$/ }).optional(),
})

/** The port of the stand-ins, the address of the site that signs people in through them, and where webhooks go if not there. @throws naming every variable at fault. */
export function readEnv(source: Record<string, string | undefined>): z.output<typeof Variables> {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = Variables.safeParse(set)
  if (result.success) return result.data
  throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
}
