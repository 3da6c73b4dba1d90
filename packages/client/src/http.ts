import { ApiError, broken, parseError, unreachable } from './errors.ts'

const TIMEOUT_MS = 15_000
/**
 * For requests that carry a file, and for downloads: a slow line takes its time, and the server
 * itself waits 30 s for an upload.
 */
const FILE_TIMEOUT_MS = 60_000

/**
 * Checks a response's body against its contract and returns what the caller needs; throws when the
 * body has another shape. Imports its contracts inside, so that public pages do not load zod.
 */
type Parse<T> = (body: unknown) => T | Promise<T>
type RequestOptions = { timeoutMs?: number; signal?: AbortSignal }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Options {
  /** What stands before each path, as in `/api` or `https://sightline.example/api`. */
  baseUrl: string
  /** The token of this device; without it, the browser sends the cookies of the user's log-in. */
  token?: () => string | null
  /** Called whenever the server answers that nobody is signed in, or that this device has ended. */
  onSignedOut: () => void
  /** How requests are made; the platform's own way by default. */
  fetch?: typeof fetch
}

/** Requests to the server; all throw ApiError. */
export interface Http {
  /** A request whose response has no body that matters. */
  send(method: Method, path: string, body?: object): Promise<void>
  /** A request whose JSON response is checked by `parse`. */
  fetchJson<T>(
    method: Method,
    path: string,
    parse: Parse<T>,
    body?: object,
    options?: RequestOptions,
  ): Promise<T>
  /** Downloads a file. */
  fetchFile(path: string): Promise<Blob>
  /** A request whose response is read piece by piece, until it ends or `signal` is aborted. */
  fetchTextStream(
    method: 'GET' | 'POST',
    path: string,
    options: { body?: object; signal: AbortSignal },
  ): Promise<ReadableStream<string>>
  /**
   * Sends a body that is delivered even after the window was left or closed. Best effort: large
   * bodies are dropped, the response is not read.
   */
  sendBeacon(path: string, body: object): void
}

export function createHttp({ baseUrl, token, onSignedOut, fetch = globalFetch }: Options): Http {
  function start(method: Method, path: string, body: object | undefined, signal: AbortSignal) {
    const key = token?.()
    const { headers, ...encoded } = body ? encode(body) : {}
    return fetch(`${baseUrl}${path}`, {
      method,
      cache: 'no-store',
      signal,
      ...encoded,
      headers: { ...headers, ...(key && { authorization: `Bearer ${key}` }) },
    }).catch((cause: unknown) => {
      throw unreachable(cause)
    })
  }

  async function requireOk(response: Response): Promise<Response> {
    if (response.ok) return response
    const error = await parseError(response)
    if (error.code === 'unauthenticated' || error.code === 'device_ended') onSignedOut()
    throw error
  }

  async function request(
    method: Method,
    path: string,
    body?: object,
    options: RequestOptions = {},
  ): Promise<Response> {
    const isFile = body instanceof FormData
    const { timeoutMs = isFile ? FILE_TIMEOUT_MS : TIMEOUT_MS, signal } = options
    const timeout = AbortSignal.timeout(timeoutMs)
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout
    const ask = async () => requireOk(await start(method, path, body, either))
    return method === 'GET' ? withPatience(ask, either) : ask()
  }

  return {
    async send(method, path, body) {
      const response = await request(method, path, body)
      // An unread body keeps its connection busy, and a browser has only six per server.
      await response.body?.cancel()
    },
    async fetchJson(method, path, parse, body, options) {
      const response = await request(method, path, body, options)
      const json: unknown = await response.json().catch((cause: unknown) => {
        throw unreachable(cause)
      })
      try {
        return await parse(json)
      } catch (cause) {
        throw broken(response.status, cause)
      }
    },
    async fetchFile(path) {
      const response = await request('GET', path, undefined, { timeoutMs: FILE_TIMEOUT_MS })
      return response.blob().catch((cause: unknown) => {
        throw unreachable(cause)
      })
    },
    async fetchTextStream(method, path, { body, signal }) {
      const { body: bytes } = await requireOk(await start(method, path, body, signal))
      if (!bytes) throw unreachable('A response without a body')
      return bytes.pipeThrough(new TextDecoderStream())
    },
    sendBeacon(path, body) {
      const json = JSON.stringify(body)
      const headers = { 'content-type': 'application/json' }
      const url = `${baseUrl}${path}`
      // A beacon carries the cookies of the page, and no token.
      const { sendBeacon } = navigator as { sendBeacon?: (url: string, body: Blob) => boolean }
      if (!token && fetch === globalFetch && sendBeacon)
        sendBeacon.call(navigator, url, new Blob([json], { type: headers['content-type'] }))
      else {
        const key = token?.()
        const all = { ...headers, ...(key && { authorization: `Bearer ${key}` }) }
        fetch(url, { method: 'POST', body: json, headers: all, keepalive: true }).catch(() => {})
      }
    },
  }
}

/** A server that reads enough for this account is asked again this often, if it says when. */
const ATTEMPTS_WHILE_BUSY = 5
const PATIENCE_S = 5

async function withPatience<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await ask()
    } catch (error) {
      const waitS =
        error instanceof ApiError && error.status === 429 ? error.retryAfterS : undefined
      if (waitS === undefined || waitS > PATIENCE_S || attempt === ATTEMPTS_WHILE_BUSY) throw error
      await new Promise((resolve) => setTimeout(resolve, waitS * 1000))
      if (signal.aborted) throw error
    }
}

const globalFetch: typeof fetch = (...request) => globalThis.fetch(...request)

/**
 * The platform writes the content type of a form itself, because the header names the boundary
 * between the form's parts.
 */
function encode(body: object): { body: FormData | string; headers?: Record<string, string> } {
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}
