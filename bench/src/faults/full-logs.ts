import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { readPeakResidentKb } from '../process-usage.ts'
import { atMost, notMeasured, p99, type Row } from '../row.ts'
import { post, type SignedUpUser, signUp } from '../users.ts'
import type { FaultyServer } from './servers.ts'

const QUESTION = 'refund-pair'
const STORING = 20
const STORE_MS = 4000
const READING = 20
const READ_MS = 4000
const MEMORY_BUDGET_MB = 1024
const OTHERS_BUDGET_MS = 1000
const LOG_MAX_MB = 5

interface Log {
  user: SignedUpUser
  /** The address of the interview or live session. */
  url: string
  /** As large a request to store events as the server takes. */
  batch(): object[]
}

/**
 * Two accounts, one after the other, that store as much as they can as fast as they can, then read
 * all of it many times at once. The server must live within 1 GiB, refuse what is too much, and answer others meanwhile.
 */
export async function logsAreFilled(server: FaultyServer, standIns: string): Promise<Row[]> {
  const pid = server.pid()
  if (process.platform !== 'linux' || pid === undefined)
    return [notMeasured('full logs', 'only Linux reports what a process uses')]
  const origin = server.origin
  const logs = [await openInterview(origin, standIns), await openSession(origin, standIns)]
  const other = await signUp({ origin, standIns }, '198.51.100.203')
  const watch = watchOther(origin, other.cookie)
  const statuses: string[] = []
  for (const log of logs) {
    statuses.push(...(await storeAll(log)), ...(await readAll(origin, log)))
  }
  const slowMs = p99(await watch.stop())
  const stored = await Promise.all(logs.map(storedMb))
  const peakMb = readPeakResidentKb(pid) / 1024
  const wrong = statuses.filter((status) => !isPromised(status))
  for (const status of new Set(wrong)) console.error(`full logs: ${status}`)
  const unit = ''
  return [
    atMost(0, {
      name: 'full logs: answers other than 2xx, 409, or 429 with Retry-After',
      value: wrong.length,
      unit,
    }),
    atMost(LOG_MAX_MB + 1, {
      name: 'full logs: the largest',
      value: Math.max(...stored),
      unit: 'MB',
      digits: 1,
    }),
    atMost(OTHERS_BUDGET_MS, {
      name: 'full logs: answers to somebody else, 99th percentile',
      value: slowMs,
      unit: 'ms',
    }),
    atMost(MEMORY_BUDGET_MB, {
      name: 'full logs: most memory that the server had',
      value: peakMb,
      unit: 'MB',
    }),
    atMost(0, {
      name: 'full logs: servers that ended by themselves',
      value: server.hasDied() ? 1 : 0,
      unit,
    }),
    atMost(0, {
      name: 'full logs: sessions that were never refused',
      value: statuses.includes('409') ? 0 : 1,
      unit,
    }),
  ]
}

const PROMISED = ['200', '409', '429 with Retry-After']
const isPromised = (status: string) => PROMISED.includes(status)

const newEvent = (type: string, more: object) => ({ id: randomUUID(), version: 1, type, ...more })

async function openInterview(origin: string, standIns: string): Promise<Log> {
  const user = await signUp({ origin, standIns }, '198.51.100.201')
  const url = `${origin}/api/interviews/${randomUUID()}`
  const id = url.split('/').at(-1)
  await post(
    `${origin}/api/interviews`,
    { id, mode: 'mock', round: 'coding', question: QUESTION },
    user.cookie,
  )
  await post(`${url}/events`, { events: [newEvent('begun', {})] }, user.cookie)
  const code = 'x'.repeat(45_000)
  const save = { question: QUESTION, language: 'javascript', code }
  return {
    user,
    url,
    batch: () => Array.from({ length: 20 }, () => newEvent('code-saved', save)),
  }
}

async function openSession(origin: string, standIns: string): Promise<Log> {
  const user = await signUp({ origin, standIns }, '198.51.100.202')
  const id = randomUUID()
  const session = { id, kind: 'meeting', setting: 'practice', hasConsent: true }
  await post(`${origin}/api/live`, session, user.cookie)
  const look = { atMs: 1, text: 'x'.repeat(12_000), isDoubtful: false }
  return {
    user,
    url: `${origin}/api/live/${id}`,
    batch: () => Array.from({ length: 50 }, () => newEvent('screen-read', look)),
  }
}

/** What an answer promises: its status, and whether a refusal for the time being says until when. */
async function ask(url: string, { cookie }: SignedUpUser, body?: object): Promise<string> {
  try {
    const response = await fetch(url, {
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    await response.arrayBuffer()
    const isForNow = response.headers.has('retry-after')
    return `${response.status}${isForNow ? ' with Retry-After' : ''}`
  } catch (error) {
    return `no answer: ${error}`
  }
}

/** Repeats a request in `count` places at once for a time. Returns the answers. */
async function hammer(
  count: number,
  durationMs: number,
  request: (place: number) => Promise<string>,
) {
  const statuses: string[] = []
  const until = performance.now() + durationMs
  await Promise.all(
    Array.from({ length: count }, async (_, place) => {
      while (performance.now() < until) statuses.push(await request(place))
    }),
  )
  return statuses
}

const storeAll = ({ url, user, batch }: Log) =>
  hammer(STORING, STORE_MS, () => ask(`${url}/events`, user, { events: batch() }))

/** Reads details and exports, without waiting for the time that a refusal names. */
const readAll = (origin: string, log: Log) =>
  hammer(READING, READ_MS, (place) =>
    ask(place % 4 === 0 ? `${origin}/api/account/export` : log.url, log.user),
  )

/** The size of a log as its owner reads it, page after page. */
async function storedMb({ url, user: { cookie } }: Log): Promise<number> {
  let bytes = 0
  for (let [after, hasMore] = [0, true]; hasMore; ) {
    const response = await fetch(`${url}/events?after=${after}`, { headers: { cookie } })
    if (response.status === 429) {
      await setTimeout(1000)
      continue
    }
    const text = await response.text()
    bytes += text.length
    const page = JSON.parse(text)
    after = page.lastSeq
    hasMore = page.hasMore
  }
  return bytes / 1024 / 1024
}

/** Asks for a list all the time, as somebody else. */
function watchOther(origin: string, cookie: string) {
  let isStopped = false
  const timesMs: number[] = []
  const watching = (async () => {
    while (!isStopped) {
      const startedAt = performance.now()
      const response = await fetch(`${origin}/api/interviews`, { headers: { cookie } })
      await response.text()
      timesMs.push(response.ok ? performance.now() - startedAt : Number.POSITIVE_INFINITY)
      await setTimeout(20)
    }
  })()
  return {
    /** How long each answer took, in milliseconds. */
    async stop(): Promise<number[]> {
      isStopped = true
      await watching
      return timesMs
    },
  }
}
