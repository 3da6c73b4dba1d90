import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { SiteConfig } from '@sightline/contracts/site'
import type { Env } from '../platform/env.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { paymentOrigins } from './payment-origins.ts'
import { providerOrigins } from './provider-origins.ts'

export interface Page {
  /** As the browser asks for it, without a slash at the end. */
  path: string
  html: string
  /** Its Content-Security-Policy. */
  policy: string
}

/** What tells robots where the pages are. */
export const ROBOT_FILES = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
}

/** Reads those robot files that the built site has, with the operator's configuration in place of the placeholders. */
export function readRobotFiles(siteDir: string, env: Env): { path: string; type: string; text: string }[] {
  return Object.entries(ROBOT_FILES)
    .map(([path, type]) => ({ path, type, file: join(siteDir, path) }))
    .filter(({ file }) => existsSync(file))
    .map(({ path, type, file }) => ({ path, type, text: fillIn(readFileSync(file, 'utf8'), siteConfig(env)) }))
}

/** Reads every page of the built site, with the operator's configuration in place of the placeholders. */
export function readPages(siteDir: string, env: Env): Page[] {
  const config = siteConfig(env)
  return readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const path = `/${file.split(sep).join('/')}`
      const html = fillIn(readFileSync(join(siteDir, file), 'utf8'), config)
      if (path.startsWith('/sandbox/')) return { path, html, policy: sandboxPolicy(html) }
      return { path: path.replace(/(\/index)?\.html$/, '') || '/', html, policy: pagePolicy(html, env) }
    })
}

const siteConfig = (env: Env): SiteConfig => ({
  webOrigin: env.WEB_ORIGIN,
  supportEmail: env.SUPPORT_EMAIL,
  supportPhone: env.SUPPORT_PHONE,
  postalAddress: env.POSTAL_ADDRESS,
  instagramUrl: env.INSTAGRAM_URL,
  linkedinUrl: env.LINKEDIN_URL,
  youtubeUrl: env.YOUTUBE_URL,
  googleClientId: env.GOOGLE_CLIENT_ID ?? '',
  windowsInstallerUrl: env.WINDOWS_INSTALLER_URL ?? '',
  checkoutUrl: env.RAZORPAY_CHECKOUT_URL,
  tagManagerId: env.TAG_MANAGER_ID ?? '',
  tagManagerUrl: env.TAG_MANAGER_URL,
  pixelId: env.PIXEL_ID ?? '',
  pixelUrl: env.PIXEL_URL,
  insightId: env.INSIGHT_ID ?? '',
  insightUrl: env.INSIGHT_URL,
})

/** `%name%` in text and attributes, and the whole of the JSON that the scripts read. */
function fillIn(html: string, config: SiteConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const withJson = html.replace(
    /(<script[^>]*id="site-config"[^>]*>)[\s\S]*?(<\/script>)/,
    (_, open, close) => `${open}${json}${close}`,
  )
  return withJson.replace(/%(\w+)%/g, (placeholder, name) =>
    isSetting(name, config) ? escapeHtml(String(config[name])) : placeholder,
  )
}

const isSetting = (name: string, config: SiteConfig): name is keyof SiteConfig => Object.hasOwn(config, name)

const pagePolicy = (html: string, env: Env) =>
  policy({
    'default-src': "'self'",
    'script-src': [
      "'self'",
      ...inlineScriptHashes(html),
      ...providerOrigins(env).scripts,
      ...paymentOrigins(env).scripts,
    ].join(' '),
    'style-src': "'self'",
    'img-src': "'self' data: https:",
    'connect-src': ["'self'", ...providerOrigins(env).collectors, ...paymentOrigins(env).collectors].join(' '),
    // A recording that one listens to before its words are there.
    'media-src': "'self' blob:",
    'worker-src': "'self'",
    'frame-src': ["'self'", ...paymentOrigins(env).frames].join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })

/** For the frame that runs candidates' code: an origin of its own and no network at all; the page hands over what it needs. */
const sandboxPolicy = (html: string) =>
  policy({
    sandbox: 'allow-scripts',
    'default-src': "'none'",
    'script-src': [...inlineScriptHashes(html), 'blob:', "'wasm-unsafe-eval'"].join(' '),
    'worker-src': 'blob:',
    'connect-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  })

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** Of the scripts that run; a data block such as JSON needs no permission. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<source>[\s\S]*?)<\/script>/g)
  const hashes = [...scripts]
    .filter(({ groups }) => !/\bsrc=|type="application\//.test(groups?.attributes ?? ''))
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.source ?? '')
          .digest('base64')}'`,
    )
  return [...new Set(hashes)]
}
