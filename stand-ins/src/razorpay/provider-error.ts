/** What the API answers in place of a result, in its own words. */
export class ProviderError extends Error {
  readonly statusCode: number
  readonly field: string | undefined

  constructor(statusCode: number, description: string, field?: string) {
    super(description)
    this.statusCode = statusCode
    this.field = field
  }
}

/** An error on the wire. */
export const errorBody = (description: string, field?: string) => ({
  error: {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
    ...(field !== undefined && { field }),
  },
})
