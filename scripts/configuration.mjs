import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './install.mjs'

/**
 * @typedef {{ variable: string, words: string }} StandIn
 * @typedef {{ env: NodeJS.ProcessEnv, origin: string, host: string, port: number, standIns: StandIn[],
 *   standInsPort: number | undefined }} Configuration
 *   env: for every child; origin: where this machine reaches the server; standInsPort: undefined when none is needed
 */

/** Where Node keeps what it has compiled and freed of types: each start but the first takes about half a second less. */
export const compileCache = join(root, 'node_modules', '.cache', 'compile')

/** A problem the person at the keyboard can mend; shown without a stack. */
export class Refusal extends Error {}

/** Reads the `.env` file of the repository, if there is one; what the environment says already stays. */
export function readEnvFile() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * Completes the environment for this machine: ports, addresses, a secret and, for each third party that is not
 * configured, its stand-in. In production nothing is stood in for and the server names what is missing.
 * @param {NodeJS.ProcessEnv} given empty values count as unset
 * @returns {Configuration}
 */
export function configure(given) {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()))
  const port = portOf(set, 'PORT', 3000, 65_535)
  const host = set.HOST ?? '127.0.0.1'
  const origin = `http://${connectable(host)}:${port}`
  const siteDir = join(root, 'apps', 'web', 'build', 'client')
  const base = { SITE_DIR: siteDir, NODE_COMPILE_CACHE: compileCache, ...set, HOST: host, PORT: String(port) }
  if (set.NODE_ENV === 'production') return { env: base, origin, host, port, standIns: [], standInsPort: undefined }

  const standInsPort = portOf(set, 'STAND_INS_PORT', 4000, 65_534)
  const missing = offers(standInsPort).filter(({ env }) => !Object.keys(env).some((name) => set[name]))
  const env = {
    LOG_LEVEL: 'warn',
    WEB_ORIGIN: `http://localhost:${port}`,
    AUTH_SECRET: set.AUTH_SECRET ?? keptSecret(set.DATA_DIR ?? './data'),
    ...Object.assign({}, ...missing.map((offer) => offer.env)),
    ...base,
    STAND_INS_PORT: String(standInsPort),
  }
  const standIns = missing.map(({ variable, words }) => ({ variable, words }))
  return { env, origin, host, port, standIns, standInsPort: standIns.length > 0 ? standInsPort : undefined }
}

/** What the stand-ins can stand in for, and the environment that points the server at them. @param {number} port */
const offers = (port) => [
  {
    variable: 'SMTP_URL',
    words: `mail is kept and shown at http://127.0.0.1:${port}/mail`,
    env: { SMTP_URL: `smtp://sightline:stand-in@127.0.0.1:${port + 1}` },
  },
  {
    variable: 'GOOGLE_CLIENT_ID',
    words: 'Google sign-in is a local login page that lets anyone in',
    env: {
      GOOGLE_CLIENT_ID: 'sightline',
      GOOGLE_CLIENT_SECRET: 'stand-in-secret',
      GOOGLE_DISCOVERY_URL: `http://127.0.0.1:${port}/oidc/.well-known/openid-configuration`,
    },
  },
  {
    variable: 'IP_LOOKUP_URL',
    words: 'the public IP address is a made-up one',
    env: { IP_LOOKUP_URL: `http://127.0.0.1:${port}/ip` },
  },
  {
    variable: 'RAZORPAY_KEY_ID',
    words: `payments are a dialog in which nothing is charged, kept at http://127.0.0.1:${port}/razorpay`,
    env: {
      RAZORPAY_KEY_ID: 'rzp_test_standin',
      RAZORPAY_KEY_SECRET: 'stand-in-secret',
      RAZORPAY_WEBHOOK_SECRET: 'stand-in-webhook-secret',
      RAZORPAY_PLAN_IDS: 'Basic=plan_standinBasic001,Pro=plan_standinPro00001,Premium=plan_standinPremium1',
      RAZORPAY_API_URL: `http://127.0.0.1:${port}/razorpay`,
      RAZORPAY_CHECKOUT_URL: `http://127.0.0.1:${port}/razorpay/v1/checkout.js`,
    },
  },
  {
    variable: 'EXCHANGE_RATES_URL',
    words: 'the rate of the rupee is a fixed one',
    env: { EXCHANGE_RATES_URL: `http://127.0.0.1:${port}/rates` },
  },
]

/** @param {NodeJS.ProcessEnv} env @param {string} name @param {number} usual @param {number} highest */
function portOf(env, name, usual, highest) {
  const port = Number(env[name] ?? usual)
  if (Number.isInteger(port) && port > 0 && port <= highest) return port
  throw new Refusal(`${name} must be a port number from 1 to ${highest}.`)
}

/** An address to connect to, for an address to listen on. @param {string} host */
function connectable(host) {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/** A secret that outlives a restart, so that sessions do too; readable by its owner alone. @param {string} dataDir */
function keptSecret(dataDir) {
  const fresh = randomBytes(32).toString('base64url')
  if (dataDir.includes('://')) return fresh
  const folder = resolve(root, dataDir)
  const file = join(folder, 'auth-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${fresh}\n`, { mode: 0o600 })
  return fresh
}
