import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { atMost, comparison, median, notMeasured, type Row } from './row.ts'
import { withServer } from './server.ts'
import { post, signUp } from './users.ts'

/** The parameters of the server's password hash at its default cost, as in its `auth/passwords`. */
const SCRYPT = { N: 32_768, r: 8, p: 3, maxmem: 128 * 32_768 * 8 * 2 }
const KEY_BYTES = 64
/**
 * Fewer than the 10 log-ins that a client may try in a minute: a refusal and its repeat would be
 * measured too.
 */
const LOG_INS = 7

const hashPassword = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt)

/** A log-in takes at most twice as long as its password hash. */
export async function logIn(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl)
    return [notMeasured('Log-in on PostgreSQL', 'there is no PostgreSQL on this machine')]
  return withServer(databaseUrl, async (server) => {
    const { email, password } = await signUp(server)
    const hashesMs: number[] = []
    const logInsMs: number[] = []
    for (let turn = 0; turn < LOG_INS; turn++) {
      hashesMs.push(
        await measureMs(() => hashPassword(password, randomBytes(16), KEY_BYTES, SCRYPT)),
      )
      logInsMs.push(
        await measureMs(() => post(`${server.origin}/api/auth/log-in`, { email, password })),
      )
    }
    const [hashMs, logInMs] = [median(hashesMs), median(logInsMs)]
    return [
      comparison({ name: 'Password hash alone', value: hashMs, unit: 'ms' }),
      comparison({ name: 'POST /api/auth/log-in', value: logInMs, unit: 'ms' }),
      atMost(2, {
        name: 'Log-in, multiple of its password hash',
        value: logInMs / hashMs,
        unit: '×',
        digits: 2,
      }),
    ]
  })
}

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
