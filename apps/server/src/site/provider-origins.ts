import type { Env } from '../platform/env.ts'

/** The origins that the providers' scripts send data to, in addition to their own. */
const COLLECTORS: Record<string, string[]> = {
  'https://www.googletagmanager.com': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'https://connect.facebook.net': ['https://www.facebook.com'],
  'https://snap.licdn.com': ['https://px.ads.linkedin.com'],
}

/**
 * The origins that a page's policy allows for analytics: those of the configured providers only.
 * Scripts also send to their own origin.
 */
export function providerOrigins(env: Env): { scripts: string[]; collectors: string[] } {
  const configured = [
    env.TAG_MANAGER_ID && env.TAG_MANAGER_URL,
    env.PIXEL_ID && env.PIXEL_URL,
    env.INSIGHT_ID && env.INSIGHT_URL,
  ]
  const scripts = [
    ...new Set(configured.filter((url) => url !== undefined).map((url) => new URL(url).origin)),
  ]
  return {
    scripts,
    collectors: scripts.flatMap((origin) => [origin, ...(COLLECTORS[origin] ?? [])]),
  }
}
