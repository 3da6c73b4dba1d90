import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword as verifyWithoutCost } from 'better-auth/crypto'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const BLOCK_SIZE = 16
const KEY_BYTES = 64
/** As the PHC string format has it: https://github.com/P-H-C/phc-string-format */
const STORED = /^\$scrypt\$ln=(?<cost>\d+),r=16,p=1\$(?<salt>[\w+/]+)\$(?<key>[\w+/]+)$/

/**
 * What is kept of a password: salted, hashed by scrypt, and beside it what that cost, so that passwords hashed before the cost was
 * changed stay good.
 * @param cost logarithm to the base 2 of scrypt's N: one more doubles time and memory (14: 32 MiB)
 */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, cost)
  return `$scrypt$ln=${cost},r=${BLOCK_SIZE},p=1$${encode(salt)}$${encode(key)}`
}

/** Whether this is the password of which `hash` was kept, by us or, without a cost, by Better Auth. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const { cost, salt, key } = hash.match(STORED)?.groups ?? {}
  if (!cost || !salt || !key) return verifyWithoutCost({ hash, password })
  return timingSafeEqual(await keyOf(password, Buffer.from(salt, 'base64'), Number(cost)), Buffer.from(key, 'base64'))
}

const keyOf = (password: string, salt: Buffer, cost: number) => {
  const N = 2 ** cost
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, { N, r: BLOCK_SIZE, p: 1, maxmem: 256 * N * BLOCK_SIZE })
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
