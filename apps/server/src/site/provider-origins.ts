import type { Env } from '../platform/env.ts'

/** Where the real providers' scripts send to, beside the origin they come from. */
const COLLECTORS: Record<string, string[]> = {
  'https://www.googletagmanager.com': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  'https://connect.facebook.net': ['https://www.facebook.com'],
  'https://snap.licdn.com': ['https://px.ads.linkedin.com'],
}

/**
 * The origins that a page's policy lets analytics reach: those of the configured providers and no others, so none where
 * none is configured. Scripts also send to the origin they come from.
 */
export function providerOrigins(env: Env): { scripts: string[]; collectors: string[] } {
  const configured = [
    env.TAG_MANAGER_ID && env.TAG_MANAGER_URL,
    env.PIXEL_ID && env.PIXEL_URL,
    env.INSIGHT_ID && env.INSIGHT_URL,
  ]
  const scripts = [...new Set(configured.filter((url) => url !== undefined).map((url) => new URL(url).origin))]
  return { scripts, collectors: scripts.flatMap((origin) => [origin, ...(COLLECTORS[origin] ?? [])]) }
}
