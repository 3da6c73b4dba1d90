import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { post, signUp } from './person.ts'
import { atMost, median, notMeasured, type Row, reference } from './row.ts'
import { withServer } from './server.ts'

/** What a password costs unless the configuration says otherwise. */
const parameters = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const KEY_BYTES = 64
/** Fewer than the log-ins a minute that one client may try. */
const LOG_INS = 7

const derive = promisify<string, Buffer, number, typeof parameters, Buffer>(scrypt)

/** A log-in costs what its password hash must cost, and little more. */
export async function logIn(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl) return [notMeasured('Log-in on PostgreSQL', 'there is no PostgreSQL on this machine')]
  return withServer(databaseUrl, async (server) => {
    const { email, password } = await signUp(server)
    const [hashes, logIns]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < LOG_INS; turn++) {
      hashes.push(await msOf(() => derive(password, randomBytes(16), KEY_BYTES, parameters)))
      logIns.push(await msOf(() => post(`${server.origin}/api/auth/log-in`, { email, password })))
    }
    const hash = median(hashes)
    return [
      reference({ name: 'Password hash alone', value: hash, unit: 'ms' }),
      reference({ name: 'POST /api/auth/log-in', value: median(logIns), unit: 'ms' }),
      atMost(2, { name: 'Log-in, multiple of its password hash', value: median(logIns) / hash, unit: '×', digits: 2 }),
    ]
  })
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
