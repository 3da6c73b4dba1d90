import * as z from 'zod/mini'

/** All error codes of the API. The server maps each code to one HTTP status. */
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
  'range_not_satisfiable',
  'wrong_code',
  'wrong_device_code',
  'authorization_pending',
  'slow_down',
  'access_denied',
  'expired_token',
  'device_ended',
  'wrong_token',
  'wrong_signature',
  'other_browser',
  'no_credits',
  'repeats_question',
  'already_subscribed',
  'no_room',
  'unfit_question',
  'too_many_requests',
  'upstream_failed',
  'unavailable',
  'not_configured',
  'internal',
])
export type ErrorCode = z.infer<typeof ErrorCode>

/**
 * The body of every error response. `field` names the first invalid input, and `pointer` leads to
 * the invalid value within it, as in `/document/work/0/startDate`. `retryAfterS` is the time to wait
 * before a retry.
 */
export const ErrorBody = z.object({
  code: ErrorCode,
  message: z.string(),
  field: z.optional(z.string()),
  pointer: z.optional(z.string()),
  retryAfterS: z.optional(z.int()),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
