import { z } from 'zod'

/** Every code the API answers with. The server maps each to one HTTP status. */
export const ErrorCode = z.enum([
  'bad_request',
  'validation_failed',
  'unauthenticated',
  'wrong_credentials',
  'forbidden',
  'not_found',
  'conflict',
  'email_taken',
  'too_large',
  'unsupported_media_type',
  'wrong_code',
  'wrong_token',
  'wrong_signature',
  'other_browser',
  'no_credits',
  'already_subscribed',
  'too_many_requests',
  'upstream_failed',
  'unavailable',
  'not_configured',
  'internal',
])
export type ErrorCode = z.infer<typeof ErrorCode>

/** The body of every answer that is not a success. `field` names the first input at fault, `retryAfterS` says when to try again. */
export const ErrorBody = z.object({
  code: ErrorCode,
  message: z.string(),
  field: z.string().optional(),
  retryAfterS: z.int().optional(),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
