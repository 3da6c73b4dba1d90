import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword as verifyWithoutCost } from 'better-auth/crypto'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const BLOCK_SIZE = 8
const PARALLELIZATION = 3
const KEY_BYTES = 64
/** A hash in the PHC string format: https://github.com/P-H-C/phc-string-format */
const HASH_FORMAT =
  /^\$scrypt\$ln=(?<cost>\d+),r=(?<blockSize>\d+),p=(?<parallelization>\d+)\$(?<salt>[\w+/]+)\$(?<key>[\w+/]+)$/

/**
 * Hashes a password with scrypt and a random salt. The result contains the parameters, so that a
 * password stays valid when they are changed. Cost 15 is one of OWASP's settings (N=2^15, r=8,
 * p=3), chosen because it needs 32 MiB:
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 * @param cost logarithm to the base 2 of scrypt's N: each increment doubles time and memory
 */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await deriveKey(password, salt, {
    cost,
    blockSize: BLOCK_SIZE,
    parallelization: PARALLELIZATION,
  })
  return `${parametersOf(cost)}${encode(salt)}$${encode(key)}`
}

/**
 * True when the password matches a hash of `hashPassword`, or a hash of Better Auth, which contains
 * no parameters.
 */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const { cost, blockSize, parallelization, salt, key } = hash.match(HASH_FORMAT)?.groups ?? {}
  if (!salt || !key) return verifyWithoutCost({ hash, password })
  const parameters = {
    cost: Number(cost),
    blockSize: Number(blockSize),
    parallelization: Number(parallelization),
  }
  return timingSafeEqual(
    await deriveKey(password, Buffer.from(salt, 'base64'), parameters),
    Buffer.from(key, 'base64'),
  )
}

/** True for a hash that was made with other parameters than those in use now. */
export const isHashOutdated = (hash: string, cost: number): boolean =>
  !hash.startsWith(parametersOf(cost))

const parametersOf = (cost: number) => `$scrypt$ln=${cost},r=${BLOCK_SIZE},p=${PARALLELIZATION}$`

interface Parameters {
  cost: number
  blockSize: number
  parallelization: number
}

const deriveKey = (
  password: string,
  salt: Buffer,
  { cost, blockSize, parallelization }: Parameters,
) => {
  const N = 2 ** cost
  const options = {
    N,
    r: blockSize,
    p: parallelization,
    maxmem: 256 * (N + parallelization) * blockSize,
  }
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, options)
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
