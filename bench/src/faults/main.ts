import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withDatabase } from '../databases.ts'
import { atMost, formatTable, type Row } from '../row.ts'
import { startDatabase, stopDatabase, terminateConnections } from './cluster.ts'
import { diskFull } from './full-disk.ts'
import { logsAreFilled } from './full-logs.ts'
import { judge } from './judge.ts'
import { createCandidates, startLoad } from './load.ts'
import { databaseIsLostOrSlow } from './lost-database.ts'
import { type FaultyServer, withTwoServers } from './servers.ts'
import { thirdPartiesStall } from './third-parties.ts'

/**
 * `npm run faults` takes about four minutes; `npm run faults -- --long` repeats each fault ten times
 * as often.
 */
const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } })
const times = (count: number) => (values.long ? 10 * count : count)
const databaseUrl = process.env.FAULTS_DATABASE_URL
if (!databaseUrl)
  throw new Error('Start this with npm run faults, which makes a PostgreSQL that may be stopped.')

/** How long a fault is left in place. */
const FAULT_MS = 1500
const RECOVERY_BUDGET_MS = 1000

interface Scene {
  servers: [FaultyServer, FaultyServer]
  databaseUrl: string
  load: ReturnType<typeof startLoad>
}
/** Returns the times to recover, in milliseconds. */
type Fault = (scene: Scene) => Promise<number[]>

const databaseStopped: Fault = async ({ load }) => {
  const recoveries: number[] = []
  for (let count = 0; count < times(3); count++) {
    await stopDatabase()
    await setTimeout(FAULT_MS)
    await startDatabase()
    recoveries.push(await load.untilAcknowledged(performance.now()))
    await setTimeout(FAULT_MS)
  }
  return recoveries
}

const connectionsTerminated: Fault = async ({ databaseUrl, load }) => {
  const recoveries: number[] = []
  for (let count = 0; count < times(10); count++) {
    await terminateConnections(databaseUrl)
    recoveries.push(await load.untilAcknowledged(performance.now()))
    await setTimeout(FAULT_MS / 10)
  }
  return recoveries
}

const serverKilled: Fault = async ({ servers, load }) => {
  const recoveries: number[] = []
  for (let count = 0; count < times(2); count++) {
    for (const server of servers) await server.kill()
    await Promise.all(servers.map((server) => server.start()))
    recoveries.push(await load.untilAcknowledged(performance.now()))
  }
  return recoveries
}

const rollingRestart: Fault = async ({ servers, load }) => {
  const stops: number[] = []
  for (let count = 0; count < times(1); count++)
    for (const server of servers) {
      const { exitCode, tookMs } = await server.stop()
      if (exitCode !== 0)
        load.report.wrong.push(`a stopped server ended with exit code ${exitCode}`)
      stops.push(tookMs)
      await server.start()
    }
  return stops
}

const FAULTS: { name: string; inject: Fault; figure: string; budgetMs: number }[] = [
  {
    name: 'PostgreSQL crashes',
    inject: databaseStopped,
    figure: 'until the first answer',
    budgetMs: RECOVERY_BUDGET_MS,
  },
  {
    name: 'all connections are closed',
    inject: connectionsTerminated,
    figure: 'until the first answer',
    budgetMs: RECOVERY_BUDGET_MS,
  },
  {
    name: 'both servers are killed',
    inject: serverKilled,
    figure: 'from their start to the first answer',
    budgetMs: RECOVERY_BUDGET_MS,
  },
  {
    name: 'rolling restart',
    inject: rollingRestart,
    figure: 'until a stopped server has ended',
    budgetMs: 30_000,
  },
]

const rows: Row[] = []
await withDatabase(databaseUrl, async ({ url }) => {
  await withTwoServers(url, async (servers, standIns, dataDir) => {
    const origins = servers.map(({ origin }) => origin)
    const candidates = await createCandidates(servers[0].origin, standIns)
    for (const { name, inject, figure, budgetMs } of FAULTS) {
      const load = startLoad(candidates, origins)
      await setTimeout(FAULT_MS)
      const durations = await inject({ servers, databaseUrl: url, load })
      await setTimeout(FAULT_MS)
      const report = await load.stop()
      rows.push(
        atMost(budgetMs, {
          name: `${name}: ${figure}, at most`,
          value: Math.max(...durations),
          unit: 'ms',
        }),
      )
      rows.push(...(await judge(name, report, servers, url)))
    }
    rows.push(...(await logsAreFilled(servers[0], standIns)))
    rows.push(...(await diskFull(servers[0].origin, dataDir)))
    rows.push(
      ...(await thirdPartiesStall(servers[0].origin, standIns, candidates[0]?.cookie ?? '')),
    )
  })
  rows.push(...(await databaseIsLostOrSlow(url)))
})
console.log(formatTable(rows))
process.exit(rows.some(({ verdict }) => verdict === 'over') ? 1 : 0)
