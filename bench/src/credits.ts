import { randomUUID } from 'node:crypto'
import { createLedger } from '../../apps/server/src/credits/public.ts'
import { type BenchDatabase, withDatabase } from './databases.ts'
import { runConcurrently } from './request-rate.ts'
import { atMost, comparison, median, notMeasured, type Row } from './row.ts'

const USERS = 500
const SPENDS = 1500
const CONNECTIONS = 50
const TURNS = 3
const [SMALL, LARGE] = [1000, 1_000_000]

/** Spending a credit costs the same however long the ledger is. */
export async function credits(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl)
    return [notMeasured('Credits on PostgreSQL', 'there is no PostgreSQL on this machine')]
  return withDatabase(databaseUrl, (small) =>
    withDatabase(databaseUrl, (large) => measure(small, large)),
  )
}

async function measure(small: BenchDatabase, large: BenchDatabase): Promise<Row[]> {
  const [smallUsers, largeUsers] = [await fillLedger(small, SMALL), await fillLedger(large, LARGE)]
  const turns = []
  await spendCredits(small, smallUsers)
  await spendCredits(large, largeUsers)
  // Alternating turns share the effect of other work on the machine.
  for (let turn = 0; turn < TURNS; turn++) {
    turns.push({
      small: await spendCredits(small, smallUsers),
      large: await spendCredits(large, largeUsers),
    })
  }
  const name = (rows: number) =>
    `Spend a credit, 99th percentile, ${rows.toLocaleString('en')} ledger rows`
  return [
    comparison({
      name: name(SMALL),
      value: median(turns.map((turn) => turn.small)),
      unit: 'ms',
      digits: 1,
    }),
    comparison({
      name: name(LARGE),
      value: median(turns.map((turn) => turn.large)),
      unit: 'ms',
      digits: 1,
    }),
    atMost(1.5, {
      name: 'Spend a credit, long ledger to short',
      value: median(turns.map((turn) => turn.large / turn.small)),
      unit: '×',
      digits: 2,
    }),
  ]
}

/** Returns the 99th percentile of a spend's duration in milliseconds. */
async function spendCredits({ db }: BenchDatabase, userIds: string[]): Promise<number> {
  const ledger = createLedger({ clock: () => new Date(), secret: 'a secret of the bench' })
  const { p99Ms } = await runConcurrently(SPENDS, CONNECTIONS, (index) =>
    ledger.spend(db, { userId: userIds[index % userIds.length] ?? '', key: randomUUID() }),
  )
  return p99Ms
}

/** Creates users who have many credits and share `rows` ledger rows. Returns their ids. */
async function fillLedger({ query }: BenchDatabase, rows: number): Promise<string[]> {
  const userIds = Array.from({ length: USERS }, () => randomUUID())
  const list = userIds.map((id) => `'${id}'::uuid`).join(',')
  const rowsPerUser = Math.floor(rows / USERS)
  await query(`
    insert into users (id, name, email, email_verified, created_at, updated_at)
      select id, 'Bench', id || '@example.com', true, now(), now() from unnest(array[${list}]) id;
    insert into credit_grants (id, user_id, source, amount, remaining, expires_at)
      select gen_random_uuid(), id, 'payment', 1000000, 1000000 - ${rowsPerUser - 1}, now() + interval '1 year' from users;
    insert into credit_entries (user_id, grant_id, kind, amount, key, created_at)
      select user_id, id, 'grant', amount, 'grant:' || id, now() from credit_grants;
    insert into credit_entries (user_id, grant_id, kind, amount, key, created_at)
      select user_id, id, 'spend', -1, id || ':' || turn, now() from credit_grants, generate_series(1, ${rowsPerUser - 1}) turn;
    analyze;
  `)
  return userIds
}
