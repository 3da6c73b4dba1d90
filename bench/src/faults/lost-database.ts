import { setTimeout } from 'node:timers/promises'
import { type NetworkLine, openNetworkLine } from '../../../stand-ins/src/network-line.ts'
import { atMost, type Row } from '../row.ts'
import { judge } from './judge.ts'
import { createCandidates, type LoadReport, startLoad } from './load.ts'
import { type FaultyServer, withTwoServers } from './servers.ts'

/** Long enough for the servers to give up all that they had begun. */
const LOST_MS = 20_000
const SLOW_MS = 10_000
const ANSWER_BUDGET_MS = 25_000
const HEALTH_BUDGET_MS = 2000
/** What was begun just before the line was repaired has its own limit of some seconds. */
const RECOVERY_BUDGET_MS = 8000

interface Scene {
  line: NetworkLine
  load: ReturnType<typeof startLoad>
  /** Of a signed-in page at one of the servers. */
  page: { origin: string; cookie: string }
}

/** Returns rows of its own, beside those that every fault has. */
type Fault = (scene: Scene, name: string) => Promise<Row[]>

const lost: Fault = async ({ line, load, page }, name) => {
  const { reloadedAt } = await openAnnouncements(page)
  line.loseSilently()
  await setTimeout(LOST_MS)
  const repairedAt = performance.now()
  line.repair()
  const rows: [string, number][] = [
    ['until the first answer', await load.untilAcknowledged(repairedAt)],
    ['until pages reload what they may have missed', (await reloadedAt) - repairedAt],
  ]
  return rows.map(([figure, value]) =>
    atMost(RECOVERY_BUDGET_MS, { name: `${name}: ${figure}`, value, unit: 'ms' }),
  )
}

const slow =
  (delayMs: number): Fault =>
  async ({ line, load }) => {
    line.delay(delayMs)
    await setTimeout(SLOW_MS)
    line.repair()
    await load.untilAcknowledged(performance.now())
    return []
  }

const FAULTS: [string, Fault][] = [
  ['the database is lost silently', lost],
  ['the database is 1 s slow', slow(1000)],
  ['the database is 3 s slow', slow(3000)],
]

/** Puts a line that can fail between two servers and their database. */
export async function databaseIsLostOrSlow(databaseUrl: string): Promise<Row[]> {
  const url = new URL(databaseUrl)
  const line = await openNetworkLine(Number(url.port))
  url.port = String(line.port)
  const rows: Row[] = []
  try {
    await withTwoServers(url.href, async (servers, standIns) => {
      const candidates = await createCandidates(servers[0].origin, standIns)
      const origins = servers.map(({ origin }) => origin)
      const page = { origin: servers[0].origin, cookie: candidates[0]?.cookie ?? '' }
      for (const [name, inject] of FAULTS) {
        const load = startLoad(candidates, origins)
        const health = watchHealth(servers)
        rows.push(...(await inject({ line, load, page }, name)))
        const report = await load.stop()
        rows.push(...slowest(name, report, await health.stop()))
        rows.push(...(await judge(name, report, servers, databaseUrl)))
      }
    })
  } finally {
    await line.close()
  }
  return rows
}

const slowest = (name: string, report: LoadReport, healthMs: number) => [
  atMost(ANSWER_BUDGET_MS, {
    name: `${name}: slowest answer`,
    value: report.slowestMs,
    unit: 'ms',
  }),
  atMost(HEALTH_BUDGET_MS, {
    name: `${name}: slowest answer about health`,
    value: healthMs,
    unit: 'ms',
  }),
]

/** What pages are told of only when notifications may have been missed. */
const ONLY_AFTER_GAP = '"billing"'

/**
 * Opens the stream of what changes. The promise in the answer resolves to the time at which the
 * page is told to reload everything.
 */
async function openAnnouncements({ origin, cookie }: Scene['page']) {
  const leaving = new AbortController()
  const response = await fetch(`${origin}/api/events`, {
    headers: { cookie },
    signal: leaving.signal,
  })
  const untilReload = async () => {
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? [])
      if (decoder.decode(bytes).includes(ONLY_AFTER_GAP)) break
    leaving.abort()
    return performance.now()
  }
  return { reloadedAt: untilReload() }
}

/** Asks all servers for their health, four times a second. */
function watchHealth(servers: FaultyServer[]) {
  let isStopped = false
  let slowestMs = 0
  const ask = async (origin: string) => {
    while (!isStopped) {
      const startedAt = performance.now()
      const response = await fetch(`${origin}/api/health`)
      await response.text()
      slowestMs = Math.max(slowestMs, performance.now() - startedAt)
      await setTimeout(250)
    }
  }
  const asking = servers.map(({ origin }) => ask(origin))
  return {
    /** How long the slowest answer took, in milliseconds. */
    async stop(): Promise<number> {
      isStopped = true
      await Promise.all(asking)
      return slowestMs
    },
  }
}
