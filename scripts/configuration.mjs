import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverEnvironment } from '@sightline/stand-ins/server-environment'

/** The repository's folder, absolute. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Where `npm run desktop:build` puts the installers, and where the server looks for them here. */
export const INSTALLERS = join(root, 'build/installers')

/**
 * @typedef {object} Configuration
 * @property {NodeJS.ProcessEnv} env of every process that is started
 * @property {string} origin where this machine reaches the server
 * @property {string} host
 * @property {number} port
 * @property {{ variable: string, description: string }[]} standIns those in use
 * @property {number | undefined} standInsPort undefined when no stand-in is needed
 */

/** A problem that the user can solve; run.mjs prints its message without a stack. */
export class UserError extends Error {
  /** @override */
  name = 'UserError'
}

/**
 * Reads the repository's `.env` file, if there is one. Variables that are already set keep their
 * value.
 */
export function readEnvFile() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * Completes the environment for this machine: ports, addresses, a secret and, for each third party
 * that is not configured, its stand-in. In production there are no stand-ins, and the server names
 * what is missing.
 * @param {NodeJS.ProcessEnv} given empty values count as unset
 * @returns {Configuration}
 * @throws {UserError} when a port is not one
 */
export function configure(given) {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()))
  const port = readPort(set, 'PORT', 3000, 65_535)
  const host = set.HOST ?? '127.0.0.1'
  const origin = `http://${addressToConnect(host)}:${port}`
  const base = {
    SITE_DIR: join(root, 'apps/web/build/client'),
    ...(existsSync(INSTALLERS) && { INSTALLERS_DIR: INSTALLERS }),
    ...set,
    HOST: host,
    PORT: String(port),
  }
  if (set.NODE_ENV === 'production')
    return { env: base, origin, host, port, standIns: [], standInsPort: undefined }

  const standInsPort = readPort(set, 'STAND_INS_PORT', 4000, 65_534)
  const needed = availableStandIns(standInsPort).filter(
    ({ env }) => !Object.keys(env).some((name) => set[name]),
  )
  const env = {
    LOG_LEVEL: 'warn',
    WEB_ORIGIN: `http://localhost:${port}`,
    ...EXAMPLE_CONTACT,
    AUTH_SECRET: set.AUTH_SECRET ?? readOrCreateSecret(set.DATA_DIR ?? './data'),
    ...Object.assign({}, ...needed.map((standIn) => standIn.env)),
    ...base,
    STAND_INS_PORT: String(standInsPort),
  }
  const standIns = needed.map(({ env, description }) => ({
    variable: Object.keys(env)[0] ?? '',
    description,
  }))
  return {
    env,
    origin,
    host,
    port,
    standIns,
    standInsPort: standIns.length > 0 ? standInsPort : undefined,
  }
}

/** Contact details of an example, which pages show until the operator sets their own. */
const EXAMPLE_CONTACT = {
  SUPPORT_EMAIL: 'support@example.com',
  SUPPORT_PHONE: '+1 302 555 0142 (example)',
  POSTAL_ADDRESS: '8 The Green, Dover, DE 19901, USA (example)',
  INSTAGRAM_URL: 'https://www.instagram.com/example',
  LINKEDIN_URL: 'https://www.linkedin.com/company/example',
  YOUTUBE_URL: 'https://www.youtube.com/@example',
}

/**
 * The stand-ins that `npm start` offers, each with the environment that points the server at it.
 * @param {number} port
 */
function availableStandIns(port) {
  const { mail, google, ipLookup, payments, exchangeRates, speech, boards } = serverEnvironment({
    port,
    smtpPort: port + 1,
  })
  return [
    { env: mail, description: `mail is kept and shown at http://127.0.0.1:${port}/mail` },
    { env: google, description: 'Google sign-in is a local login page that lets anyone in' },
    { env: ipLookup, description: 'the public IP address is a made-up one' },
    {
      env: payments,
      description: `payments are a dialog in which nothing is charged, kept at http://127.0.0.1:${port}/razorpay`,
    },
    { env: exchangeRates, description: 'the rate of the rupee is a fixed one' },
    {
      env: boards,
      description: `job boards are those of invented companies, listed at http://127.0.0.1:${port}/boards`,
    },
    { env: speech, description: 'speech of live sessions becomes words that nobody said' },
  ]
}

/**
 * @param {NodeJS.ProcessEnv} env @param {string} name @param {number} defaultPort @param {number}
 * highest
 */
function readPort(env, name, defaultPort, highest) {
  const port = Number(env[name] ?? defaultPort)
  if (Number.isInteger(port) && port > 0 && port <= highest) return port
  throw new UserError(`${name} must be a port number from 1 to ${highest}.`)
}

/** The address to connect to when the server listens on `host`. @param {string} host */
function addressToConnect(host) {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * The secret is kept in a file, readable by its owner only, so that sessions survive a restart.
 * @param {string} dataDir
 */
function readOrCreateSecret(dataDir) {
  const secret = randomBytes(32).toString('base64url')
  // `memory://` keeps nothing, so the secret is not kept either.
  if (dataDir.includes('://')) return secret
  const folder = resolve(root, dataDir)
  const file = join(folder, 'auth-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
