import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword as verifyWithoutCost } from 'better-auth/crypto'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const BLOCK_SIZE = 16
const KEY_BYTES = 64
/** A hash in the PHC string format: https://github.com/P-H-C/phc-string-format */
const HASH_FORMAT = /^\$scrypt\$ln=(?<cost>\d+),r=16,p=1\$(?<salt>[\w+/]+)\$(?<key>[\w+/]+)$/

/**
 * Hashes a password with scrypt and a random salt. The result contains the cost, so that a password stays valid when
 * the cost is changed.
 * @param cost logarithm to the base 2 of scrypt's N: each increment doubles time and memory (14: 32 MiB)
 */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await deriveKey(password, salt, cost)
  return `$scrypt$ln=${cost},r=${BLOCK_SIZE},p=1$${encode(salt)}$${encode(key)}`
}

/** True when the password matches a hash of `hashPassword`, or a hash of Better Auth, which contains no cost. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const { cost, salt, key } = hash.match(HASH_FORMAT)?.groups ?? {}
  if (!cost || !salt || !key) return verifyWithoutCost({ hash, password })
  return timingSafeEqual(
    await deriveKey(password, Buffer.from(salt, 'base64'), Number(cost)),
    Buffer.from(key, 'base64'),
  )
}

const deriveKey = (password: string, salt: Buffer, cost: number) => {
  const N = 2 ** cost
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, { N, r: BLOCK_SIZE, p: 1, maxmem: 256 * N * BLOCK_SIZE })
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
