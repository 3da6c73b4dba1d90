import type { ErrorCode } from '@sightline/contracts/platform/errors'

const BROKEN = 'Something went wrong on our side. Try again in a moment.'
const UNREACHABLE = 'Sightline could not be reached. Check your connection and try again.'

interface Details {
  status?: number
  field?: string | undefined
  retryAfterS?: number | undefined
  cause?: unknown
}

/**
 * A failed request; `message` can be shown to the user as it is. `status` is 0 when there was no
 * response at all.
 */
export class ApiError extends Error {
  readonly code: ErrorCode | 'unreachable'
  readonly status: number
  readonly field: string | undefined
  readonly retryAfterS: number | undefined

  constructor(code: ApiError['code'], message: string, more: Details = {}) {
    super(message, { cause: more.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = more.status ?? 0
    this.field = more.field
    this.retryAfterS = more.retryAfterS
  }
}

let translate: (code: ApiError['code']) => string | undefined = () => undefined

/** Sets the words for errors of programs in another locale than English, which servers write. */
export function setErrorTranslation(translation: typeof translate) {
  translate = translation
}

/** The sentence to show to the user for any thrown value. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return translate(error.code) ?? error.message
  return translate('internal') ?? BROKEN
}

/** There was no response, or not the whole of it. */
export const unreachable = (cause: unknown) => new ApiError('unreachable', UNREACHABLE, { cause })

/** A response that does not have the shape of its contract. */
export const broken = (status: number, cause: unknown) =>
  new ApiError('internal', BROKEN, { status, cause })

/** The error that a response with a failure status carries. */
export async function parseError(response: Response): Promise<ApiError> {
  const { status } = response
  const retryAfterS = Number(response.headers.get('retry-after')) || undefined
  try {
    const { ErrorBody } = await import('@sightline/contracts/platform/errors')
    const body = ErrorBody.parse(await response.json())
    const { code, message, field } = body
    return new ApiError(code, message, {
      status,
      field,
      retryAfterS: body.retryAfterS ?? retryAfterS,
    })
  } catch (cause) {
    // The response comes from a proxy in front of our server, whose body is not meant for users.
    return status >= 500
      ? new ApiError('internal', UNREACHABLE, { status, retryAfterS, cause })
      : broken(status, cause)
  }
}
