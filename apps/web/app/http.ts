import './zod-without-eval.ts'
import type { ErrorCode } from '@sightline/contracts/platform/errors'

const TIMEOUT_MS = 15_000
/**
 * For requests that carry a file, and for downloads: a slow line takes its time, and the server
 * itself waits 30 s for an upload.
 */
const FILE_TIMEOUT_MS = 60_000
const UNREACHABLE = 'Sightline could not be reached. Check your connection and try again.'
const BROKEN = 'Something went wrong on our side. Try again in a moment.'

/**
 * A failed request; `message` can be shown to the user as it is. `status` is 0 when there was no
 * response at all.
 */
export class ApiError extends Error {
  readonly code: ErrorCode | 'unreachable'
  readonly status: number
  readonly field: string | undefined
  readonly retryAfterS: number | undefined

  constructor(
    code: ApiError['code'],
    message: string,
    more: {
      status?: number
      field?: string | undefined
      retryAfterS?: number | undefined
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = more.status ?? 0
    this.field = more.field
    this.retryAfterS = more.retryAfterS
  }
}

let translate: (code: ApiError['code']) => string | undefined = () => undefined

/**
 * Sets the words for errors on pages in another language than English, in which the server writes.
 */
export function setErrorTranslation(translation: typeof translate) {
  translate = translation
}

/** The sentence to show to the user for any thrown value. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return translate(error.code) ?? error.message
  return translate('internal') ?? BROKEN
}

/**
 * Checks a response's body against its contract and returns what the caller needs; throws when the
 * body has another shape.
 */
type Parse<T> = (body: unknown) => T | Promise<T>
type RequestOptions = { timeoutMs?: number; signal?: AbortSignal }
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

let signedOutListener = () => {}

/**
 * Sets the one listener that is called whenever the server answers any request with 'you are not
 * signed in'.
 */
export function setSignedOutListener(listener: () => void) {
  signedOutListener = listener
}

/** A request whose response has no body that matters. @throws ApiError */
export async function send(method: Method, path: string, body?: object): Promise<void> {
  const response = await request(method, path, body)
  // An unread body keeps its connection busy, and a browser has only six per server.
  await response.body?.cancel()
}

/**
 * A request whose JSON response is checked by `parse`. Feature APIs import their contracts inside
 * `parse`, so that public pages do not load zod. @throws ApiError
 */
export async function fetchJson<T>(
  method: Method,
  path: string,
  parse: Parse<T>,
  body?: object,
  options: RequestOptions = {},
): Promise<T> {
  const response = await request(method, path, body, options)
  const json: unknown = await response.json().catch((cause: unknown) => {
    throw unreachable(cause)
  })
  try {
    return await parse(json)
  } catch (cause) {
    throw new ApiError('internal', BROKEN, { status: response.status, cause })
  }
}

/** Downloads a file. @throws ApiError */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await request('GET', path, undefined, { timeoutMs: FILE_TIMEOUT_MS })
  return response.blob().catch((cause: unknown) => {
    throw unreachable(cause)
  })
}

/**
 * A request whose response is read piece by piece, until it ends or `signal` is aborted. @throws
 * ApiError
 */
export async function fetchTextStream(
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<ReadableStream<string>> {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    cache: 'no-store',
    signal,
    ...encode(body),
  }).catch((cause: unknown) => {
    throw unreachable(cause)
  })
  const { body: bytes } = await requireOk(response)
  if (!bytes) throw unreachable('A response without a body')
  return bytes.pipeThrough(new TextDecoderStream())
}

/**
 * Sends a body that the browser delivers even after the page was left or closed. Best effort: large
 * bodies are dropped, the response is not read.
 */
export function sendBeacon(path: string, body: object): void {
  navigator.sendBeacon(
    `/api${path}`,
    new Blob([JSON.stringify(body)], { type: 'application/json' }),
  )
}

async function request(
  method: Method,
  path: string,
  body: object | undefined,
  {
    timeoutMs = body instanceof FormData ? FILE_TIMEOUT_MS : TIMEOUT_MS,
    signal,
  }: RequestOptions = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(`/api${path}`, {
    method,
    cache: 'no-store',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body && encode(body)),
  }).catch((cause: unknown) => {
    throw unreachable(cause)
  })
  return requireOk(response)
}

async function requireOk(response: Response): Promise<Response> {
  if (response.ok) return response
  const error = await parseError(response)
  if (error.code === 'unauthenticated') signedOutListener()
  throw error
}

/**
 * The browser writes the content type of a form itself, because the header names the boundary
 * between the form's parts.
 */
const encode = (body: object) =>
  body instanceof FormData
    ? { body }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }

const unreachable = (cause: unknown) => new ApiError('unreachable', UNREACHABLE, { cause })

async function parseError(response: Response): Promise<ApiError> {
  const { status } = response
  try {
    const { ErrorBody } = await import('@sightline/contracts/platform/errors')
    const { code, message, field, retryAfterS } = ErrorBody.parse(await response.json())
    return new ApiError(code, message, { status, field, retryAfterS })
  } catch (cause) {
    // The response comes from a proxy in front of our server, whose body is not meant for users.
    return new ApiError('internal', status >= 500 ? UNREACHABLE : BROKEN, { status, cause })
  }
}
