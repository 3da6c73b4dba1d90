import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { SiteConfig } from '@sightline/contracts/site'
import type { Env } from '../platform/env.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { pagePolicy, sandboxPolicy } from './content-security-policy.ts'

export interface Page {
  /** The path of the page's address, without a trailing slash. */
  path: string
  html: string
  /** The Content-Security-Policy of the page. */
  policy: string
}

/** The files for search engines, with their content types. */
export const CRAWLER_FILES = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
}

/** Reads the crawler files of the built site and fills in the operator's configuration. */
export function readCrawlerFiles(siteDir: string, env: Env): { path: string; type: string; text: string }[] {
  return Object.entries(CRAWLER_FILES)
    .map(([path, type]) => ({ path, type, file: join(siteDir, path) }))
    .filter(({ file }) => existsSync(file))
    .map(({ path, type, file }) => ({ path, type, text: fillIn(readFileSync(file, 'utf8'), siteConfig(env)) }))
}

/** Reads every page of the built site and fills in the operator's configuration. */
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

const isConfigName = (name: string, config: SiteConfig): name is keyof SiteConfig => Object.hasOwn(config, name)
