import { createHash } from 'node:crypto'
import type { Env } from '../platform/env.ts'
import { NO_PAYMENT_ORIGINS, paymentOrigins } from './payment-origins.ts'
import { providerOrigins } from './provider-origins.ts'

/**
 * The Content-Security-Policy of a page: only its own inline scripts run, and only configured third
 * parties may be reached. The payment provider may be reached from pages with a checkout only.
 */
export function pagePolicy(
  html: string,
  env: Env,
  { hasCheckout }: { hasCheckout: boolean },
): string {
  const providers = providerOrigins(env)
  const payment = hasCheckout ? paymentOrigins(env) : NO_PAYMENT_ORIGINS
  return formatPolicy({
    'default-src': "'self'",
    'script-src': [
      "'self'",
      ...inlineScriptHashes(html),
      ...providers.scripts,
      ...payment.scripts,
    ].join(' '),
    'style-src': "'self'",
    'img-src': [
      "'self'",
      'data:',
      ...pictureOrigins(env),
      ...providers.collectors,
      ...payment.images,
    ].join(' '),
    'connect-src': ["'self'", ...providers.collectors, ...payment.collectors].join(' '),
    // Recorded answers are played back from blob addresses.
    'media-src': "'self' blob:",
    'worker-src': "'self'",
    'frame-src': ["'self'", ...payment.frames].join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
}

/**
 * The policy of the frame that runs candidates' code: an opaque origin without network access. The
 * page passes in what the frame needs.
 */
export const sandboxPolicy = (html: string) =>
  formatPolicy({
    sandbox: 'allow-scripts',
    'default-src': "'none'",
    'script-src': [...inlineScriptHashes(html), 'blob:', "'wasm-unsafe-eval'"].join(' '),
    'worker-src': 'blob:',
    'connect-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  })

const formatPolicy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/**
 * The hashes of the inline scripts that run; data blocks, for example of JSON, need no permission.
 */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<source>[\s\S]*?)<\/script>/g)
  const hashes = [...scripts]
    .filter(({ groups }) => !/\bsrc=|type="application\//.test(groups?.attributes ?? ''))
    .map(({ groups }) => sha256Source(groups?.source ?? ''))
  return [...new Set(hashes)]
}

const sha256Source = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const GOOGLE = 'https://accounts.google.com'
const GOOGLE_PICTURES = 'https://*.googleusercontent.com'

/**
 * The origins of account pictures, which come from the sign-in provider; none if it is not
 * configured.
 */
function pictureOrigins(env: Env): string[] {
  if (!env.GOOGLE_CLIENT_ID) return []
  const { origin } = new URL(env.GOOGLE_DISCOVERY_URL)
  return [origin === GOOGLE ? GOOGLE_PICTURES : origin]
}
