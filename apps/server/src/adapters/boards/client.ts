import type { BoardProblem } from '@sightline/contracts/postings/kinds'
import { type Clock, DAY_MS, MINUTE_MS, SECOND_MS } from '../../platform/clock.ts'

/** How long a request may take, and how large the answer may be once it is unpacked. */
const ANSWER_LIMIT_MS = 10 * SECOND_MS
const ANSWER_MAX_BYTES = 2 * 1024 * 1024
const REDIRECTS_MAX_COUNT = 2
/** How long a provider is left alone that is busy and does not say for how long. */
const DEFAULT_PAUSE_MS = 15 * MINUTE_MS

/** A board that could not be read. `retryAt` is when a provider wants to be asked again. */
export class BoardError extends Error {
  readonly problem: BoardProblem
  readonly retryAt: Date | undefined

  constructor(problem: BoardProblem, more: { retryAt?: Date; cause?: unknown } = {}) {
    super(`The board is ${problem}`, { cause: more.cause })
    this.problem = problem
    this.retryAt = more.retryAt
  }
}

/** What a provider said of an answer, for asking later whether it has changed. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

export interface BoardClient {
  /**
   * Reads JSON. With the validators of an earlier answer, `body` is undefined when it has not
   * changed. Redirects are followed within the origin of the address and within the provider's
   * `domain`. @throws BoardError
   */
  read(
    url: string,
    options: { domain: string; validators?: Validators },
  ): Promise<{ body: unknown; validators: Validators }>
}

/**
 * Asks providers of boards, naming the product. This process sends one request at a time to a host,
 * and none while the host asks to wait.
 */
export function createBoardClient({
  clock,
  origin,
}: {
  clock: Clock
  origin: string
}): BoardClient {
  const lastOfHost = new Map<string, Promise<unknown>>()
  const pausedUntil = new Map<string, Date>()

  /** Runs work for a host after all earlier work for it. */
  const inTurn = <Result>(host: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (lastOfHost.get(host) ?? Promise.resolve()).then(work, work)
    const settled = result.catch(() => {})
    lastOfHost.set(host, settled)
    void settled.then(() => lastOfHost.get(host) === settled && lastOfHost.delete(host))
    return result
  }

  const ask = (url: URL, validators: Validators | undefined, signal: AbortSignal) =>
    fetch(url, {
      signal,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        'user-agent': `Sightline/1 (+${origin})`,
        ...(validators?.etag && { 'if-none-match': validators.etag }),
        ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
      },
    })

  const readNow: BoardClient['read'] = async (address, { domain, validators }) => {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
    let url = new URL(address)
    for (let count = 0; count <= REDIRECTS_MAX_COUNT; count++) {
      const retryAt = pausedUntil.get(url.host)
      if (retryAt && retryAt > clock()) throw new BoardError('busy', { retryAt })
      const response = await ask(url, validators, signal)
      const target = redirectTarget(response, url)
      if (!target) return await bodyOf(response, url)
      await response.body?.cancel()
      if (!mayFollow(url, target, domain)) break
      url = target
    }
    throw new BoardError('redirected')
  }

  const bodyOf = async (response: Response, { host }: URL) => {
    const validators = {
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
    }
    if (response.status === 304) return { body: undefined, validators }
    if (response.ok) return { body: parse(await textOf(response)), validators }
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) throw new BoardError('gone')
    if (response.status !== 429 && response.status !== 503) throw new BoardError('failed')
    const retryAt = retryTime(response, clock())
    pausedUntil.set(host, retryAt)
    throw new BoardError(response.status === 429 ? 'busy' : 'failed', { retryAt })
  }

  return {
    read: (url, options) =>
      inTurn(new URL(url).host, async () => {
        try {
          return await readNow(url, options)
        } catch (cause) {
          throw cause instanceof BoardError ? cause : new BoardError('failed', { cause })
        }
      }),
  }
}

function redirectTarget(response: Response, url: URL): URL | null {
  if (response.status < 300 || response.status >= 400 || response.status === 304) return null
  return URL.parse(response.headers.get('location') ?? '', url.href)
}

const mayFollow = (from: URL, to: URL, domain: string) =>
  to.origin === from.origin || (to.protocol === 'https:' && to.hostname.endsWith(`.${domain}`))

/** When to ask again: as the provider says in seconds or as a date, within a minute and a day. */
function retryTime(response: Response, now: Date): Date {
  const said = response.headers.get('retry-after') ?? ''
  const waitMs = /^\d+$/.test(said) ? Number(said) * SECOND_MS : Date.parse(said) - now.getTime()
  const ms = Number.isNaN(waitMs) ? DEFAULT_PAUSE_MS : waitMs
  return new Date(now.getTime() + Math.min(DAY_MS, Math.max(MINUTE_MS, ms)))
}

/** The text of an answer. What it claims of its size does not count. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the body, and with it the connection.
    if (bytes > ANSWER_MAX_BYTES) throw new BoardError('too-large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new BoardError('unreadable', { cause })
  }
}
