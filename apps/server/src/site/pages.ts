import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import type { SiteConfig } from '@sightline/contracts/site/site'
import { z } from 'zod'
import type { Env } from '../platform/env.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { type Installers, installerSettings } from '../releases/public.ts'
import { pagePolicy, sandboxPolicy } from './content-security-policy.ts'
import { CHECKOUT_PATH } from './payment-origins.ts'

export interface Page {
  /** The path of the page's address, without a trailing slash. */
  path: string
  html: string
  /** The Content-Security-Policy of the page. */
  policy: string
  /** Further headers of the page. */
  headers?: Record<string, string>
}

/** The client app: React Router's page for addresses that have no prerendered page. */
export const CLIENT_APP = '/__spa-fallback'
export const CLIENT_PATHS_FILE = '__client-paths.json'

/** Closes the browser's features to candidates' code, and with them look-ups of host names. */
const SANDBOX_HEADERS = {
  'permissions-policy':
    'camera=(), geolocation=(), payment=(), usb=(), microphone=(), display-capture=()',
  'x-dns-prefetch-control': 'off',
}

/** The files for search engines, with their content types. */
export const CRAWLER_FILES = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
}

/** Reads the crawler files of the built site and fills in the operator's configuration. */
export function readCrawlerFiles(
  siteDir: string,
  env: Env,
  installers: Installers,
): { path: string; type: string; text: string }[] {
  return Object.entries(CRAWLER_FILES)
    .map(([path, type]) => ({ path, type, file: join(siteDir, path) }))
    .filter(({ file }) => existsSync(file))
    .map(({ path, type, file }) => ({
      path,
      type,
      text: fillIn(readFileSync(file, 'utf8'), siteConfig(env, installers)),
    }))
}

/**
 * Reads every page of the built site and fills in the operator's configuration and the present
 * installers.
 */
export function readPages(siteDir: string, env: Env, installers: Installers): Page[] {
  const read = (file: string, hasCheckout = false) => {
    const config = siteConfig(env, installers, hasCheckout)
    const html = fillIn(readFileSync(join(siteDir, file), 'utf8'), config)
    return { html, policy: pagePolicy(html, env, { hasCheckout }) }
  }
  const files = readdirSync(siteDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  const pages = files.map((file) => {
    const path = `/${file.split(sep).join('/')}`
    const page = read(file)
    if (path.startsWith('/sandbox/')) {
      return { path, html: page.html, policy: sandboxPolicy(page.html), headers: SANDBOX_HEADERS }
    }
    return { path: path.replace(/(\/index)?\.html$/, '') || '/', ...page }
  })
  // One client app for each locale of the site, in the folder of the locale's pages.
  const clientApps = files.filter((file) => basename(file) === `${CLIENT_APP.slice(1)}.html`)
  const checkouts = clientApps.map((file) => ({
    path: addressBeside(file, CHECKOUT_PATH),
    ...read(file, true),
  }))
  return [...pages, ...checkouts]
}

/** The address of a path in the locale of a client app: `/hi/home/pricing`. */
const addressBeside = (clientApp: string, path: string) =>
  dirname(clientApp) === '.' ? path : `/${dirname(clientApp)}${path}`

/**
 * Reads the addresses of the client app, which have no page: patterns with segments of the form
 * `:id`. The site's build writes them down.
 */
export function readClientPaths(siteDir: string): (path: string) => boolean {
  const patterns = z
    .array(z.string())
    .parse(JSON.parse(readFileSync(join(siteDir, CLIENT_PATHS_FILE), 'utf8')))
  const expressions = patterns.map(
    (pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`),
  )
  return (path) => expressions.some((expression) => expression.test(path))
}

const siteConfig = (env: Env, installers: Installers, hasCheckout = false): SiteConfig => ({
  webOrigin: env.WEB_ORIGIN,
  year: String(new Date().getUTCFullYear()),
  supportEmail: env.SUPPORT_EMAIL,
  supportPhone: env.SUPPORT_PHONE,
  postalAddress: env.POSTAL_ADDRESS,
  instagramUrl: env.INSTAGRAM_URL,
  linkedinUrl: env.LINKEDIN_URL,
  youtubeUrl: env.YOUTUBE_URL,
  googleClientId: env.GOOGLE_CLIENT_ID ?? '',
  ...installerSettings(installers),
  checkoutUrl: hasCheckout ? env.RAZORPAY_CHECKOUT_URL : '',
  tagManagerId: env.TAG_MANAGER_ID ?? '',
  tagManagerUrl: env.TAG_MANAGER_URL,
  pixelId: env.PIXEL_ID ?? '',
  pixelUrl: env.PIXEL_URL,
  insightId: env.INSIGHT_ID ?? '',
  insightUrl: env.INSIGHT_URL,
})

/** Replaces `%name%` in text and attributes, and the JSON block that the scripts read. */
function fillIn(html: string, config: SiteConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const withJson = html.replace(
    /(<script[^>]*id="site-config"[^>]*>)[\s\S]*?(<\/script>)/,
    (_, open, close) => `${open}${json}${close}`,
  )
  return withJson.replace(/%(\w+)%/g, (placeholder, name) =>
    isConfigName(name, config) ? escapeHtml(String(config[name])) : placeholder,
  )
}

const isConfigName = (name: string, config: SiteConfig): name is keyof SiteConfig =>
  Object.hasOwn(config, name)
