import './zod-without-eval.ts'
import type { ErrorCode } from '@sightline/contracts/errors'

const TIMEOUT_MS = 15_000
/** A file on a slow line takes its time, either way; the server waits 30 s for one and then needs a moment to keep it. */
const UPLOAD_TIMEOUT_MS = 60_000
const UNREACHABLE = 'Sightline could not be reached. Check your connection and try again.'
const BROKEN = 'Something went wrong on our side. Try again in a moment.'

/** A call that did not succeed; `message` can be shown as it is. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'unreachable'
  readonly status: number
  readonly field: string | undefined
  readonly retryAfterS: number | undefined

  constructor(
    code: ApiError['code'],
    message: string,
    more: { status?: number; field?: string | undefined; retryAfterS?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = more.status ?? 0
    this.field = more.field
    this.retryAfterS = more.retryAfterS
  }
}

/** The sentence to show for whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : BROKEN)

/** Checks a reply's body and returns what the caller needs of it; throws when the body has another shape. */
type Read<T> = (body: unknown) => T | Promise<T>
/** How long an answer is waited for, and what ends the waiting before that. */
type Patience = { timeoutMs?: number; signal?: AbortSignal }
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

let onSignedOut = () => {}

/** Names the one listener that hears of an answer 'you are not signed in', whatever call it answered. */
export function whenSignedOut(listener: () => void) {
  onSignedOut = listener
}

/** A call whose answer has no body. @throws ApiError */
export async function send(method: Method, path: string, body?: object): Promise<void> {
  const response = await exchange(method, path, body)
  // An answer left unread keeps its connection, of which a browser has six.
  await response.body?.cancel()
}

/** A call whose answer is read by `read`. @throws ApiError */
export async function ask<T>(
  method: Method,
  path: string,
  read: Read<T>,
  body?: object,
  more: Patience = {},
): Promise<T> {
  const response = await exchange(method, path, body, more)
  const answer: unknown = await response.json().catch((cause: unknown) => {
    throw unreachable(cause)
  })
  try {
    return await read(answer)
  } catch (cause) {
    throw new ApiError('internal', BROKEN, { status: response.status, cause })
  }
}

/** A file to keep. @throws ApiError */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await exchange('GET', path, undefined, { timeoutMs: UPLOAD_TIMEOUT_MS })
  return response.blob().catch((cause: unknown) => {
    throw unreachable(cause)
  })
}

/** A call that is answered bit by bit, until its end or until `signal` is aborted. @throws ApiError */
export async function openStream(path: string, body: object, signal: AbortSignal): Promise<ReadableStream<string>> {
  const response = await fetch(`/api${path}`, { method: 'POST', cache: 'no-store', signal, ...encode(body) }).catch(
    (cause: unknown) => {
      throw unreachable(cause)
    },
  )
  const { body: bits } = await accept(response)
  if (!bits) throw unreachable('An answer without a body')
  return bits.pipeThrough(new TextDecoderStream())
}

/** Sends a body that the browser still delivers when the page is gone. Best effort: it may be too large, and no answer is heard. */
export function sendAtLast(path: string, body: object): void {
  navigator.sendBeacon(`/api${path}`, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

async function exchange(
  method: Method,
  path: string,
  body: object | undefined,
  { timeoutMs = body instanceof FormData ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS, signal }: Patience = {},
): Promise<Response> {
  const inTime = AbortSignal.timeout(timeoutMs)
  const response = await fetch(`/api${path}`, {
    method,
    cache: 'no-store',
    signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
    ...(body && encode(body)),
  }).catch((cause: unknown) => {
    throw unreachable(cause)
  })
  return accept(response)
}

async function accept(response: Response): Promise<Response> {
  if (response.ok) return response
  const error = await readError(response)
  if (error.code === 'unauthenticated') onSignedOut()
  throw error
}

/** A form goes as it is: the browser writes its header, which names where its parts end. */
const encode = (body: object) =>
  body instanceof FormData ? { body } : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }

const unreachable = (cause: unknown) => new ApiError('unreachable', UNREACHABLE, { cause })

async function readError(response: Response): Promise<ApiError> {
  const { status } = response
  try {
    const { ErrorBody } = await import('@sightline/contracts/errors')
    const { code, message, field, retryAfterS } = ErrorBody.parse(await response.json())
    return new ApiError(code, message, { status, field, retryAfterS })
  } catch (cause) {
    // Not from our server but from something in front of it, which has no words for a person.
    return new ApiError('internal', status >= 500 ? UNREACHABLE : BROKEN, { status, cause })
  }
}
