import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { post, type SignedUpUser, signUp } from '../users.ts'

const USERS = 12
const PAUSE_MS = 15
/** A request without an answer is given up after this time. */
const ANSWER_LIMIT_MS = 40_000

/** A candidate whose live session stores what was said, of which every event is kept. */
interface Candidate extends SignedUpUser {
  sessionId: string
}

/** What happened to the requests of the load. */
export interface LoadReport {
  acknowledged: string[]
  /** Requests that the server refused for the time being, as promised: 503 with a time to retry. */
  refused: number
  /** Requests that got no answer, because no server was running or its connection was cut. */
  unanswered: number
  /** Answers that break the promise. */
  wrong: string[]
  /** How long the slowest answer took, in milliseconds. */
  slowestMs: number
  /** Times of acknowledged requests, in milliseconds since the start of the process. */
  acknowledgedAt: number[]
}

/** Signs up candidates whose live sessions have begun. */
export async function createCandidates(origin: string, standIns: string): Promise<Candidate[]> {
  return Promise.all(
    Array.from({ length: USERS }, async (_, index) => {
      const user = await signUp({ origin, standIns }, `198.51.100.${index + 1}`)
      const sessionId = randomUUID()
      const requested = { id: sessionId, kind: 'behavioral', setting: 'practice', hasConsent: true }
      const begun = await post(`${origin}/api/live`, requested, user.cookie)
      if (!begun.ok) throw new Error(`No live session: ${begun.status} ${await begun.text()}`)
      return { ...user, sessionId }
    }),
  )
}

/**
 * Stores events for all candidates until `stop`, over the servers in turn. Like a page, each
 * candidate repeats an event with the same id until a server has acknowledged it.
 */
export function startLoad(candidates: Candidate[], origins: string[]) {
  const report: LoadReport = {
    acknowledged: [],
    refused: 0,
    unanswered: 0,
    wrong: [],
    slowestMs: 0,
    acknowledgedAt: [],
  }
  let isStopped = false

  const work = async ({ sessionId, cookie }: Candidate, at: number) => {
    for (let turn = at, id = randomUUID(); !isStopped; turn++) {
      const url = `${origins[turn % origins.length]}/api/live/${sessionId}/events`
      const isStored = await send(url, cookie, id)
      if (isStored) {
        report.acknowledged.push(id)
        report.acknowledgedAt.push(performance.now())
        id = randomUUID()
      }
      await setTimeout(PAUSE_MS)
    }
  }

  const send = async (url: string, cookie: string, id: string): Promise<boolean> => {
    const event = {
      id,
      version: 1,
      type: 'segment-heard',
      channel: 'you',
      startMs: 0,
      endMs: 1000,
      text: `What was said: ${id}`,
      how: 'typed',
    }
    const startedAt = performance.now()
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ events: [event] }),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      const text = await response.text()
      report.slowestMs = Math.max(report.slowestMs, performance.now() - startedAt)
      if (response.ok) return true
      if (response.status === 503 && response.headers.has('retry-after')) report.refused++
      else report.wrong.push(`${response.status} ${text.slice(0, 200)}`)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        report.wrong.push('no answer in time')
      else report.unanswered++
    }
    return false
  }

  const working = candidates.map(work)
  return {
    report,
    /** Milliseconds from `since` to the first acknowledged request that began or ended after it. */
    async untilAcknowledged(since: number): Promise<number> {
      for (;;) {
        const first = report.acknowledgedAt.find((at) => at > since)
        if (first !== undefined) return first - since
        if (performance.now() - since > ANSWER_LIMIT_MS) return Number.POSITIVE_INFINITY
        await setTimeout(5)
      }
    },
    async stop(): Promise<LoadReport> {
      isStopped = true
      await Promise.all(working)
      return report
    },
  }
}
