/** An error that the API reports to its caller, with Razorpay's own text. */
export class ProviderError extends Error {
  readonly statusCode: number
  readonly field: string | undefined

  constructor(statusCode: number, description: string, field?: string) {
    super(description)
    this.statusCode = statusCode
    this.field = field
  }
}

/** The JSON body of an error response. */
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
