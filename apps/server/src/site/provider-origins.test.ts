import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '../platform/env.ts'
import { createInstallers } from '../releases/installers.ts'
import { readPages } from './pages.ts'

const SITE_DIR = mkdtempSync(join(tmpdir(), 'sightline-providers-'))
afterAll(() => rmSync(SITE_DIR, { recursive: true }))
writeFileSync(
  join(SITE_DIR, 'index.html'),
  '<script type="application/json" id="site-config">{}</script><footer data-value="%tagManagerId%%pixelId%%insightId%">',
)

const base = {
  WEB_ORIGIN: 'https://sightline.example',
  AUTH_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
}

const silent = { info: () => {}, warn: () => {} }
const noInstallers = await createInstallers(readEnv(base), silent)

function build(overrides: Record<string, string>) {
  const [page] = readPages(SITE_DIR, readEnv({ ...base, ...overrides }), noInstallers)
  const { html = '', policy = '' } = page ?? {}
  return {
    html,
    policy,
    directive: (name: string) => policy.split('; ').find((line) => line.startsWith(name)),
  }
}

test('allows no other origin when no analytics provider is configured', () => {
  const page = build({ PIXEL_URL: 'https://pixel.example/p.js' })
  expect(page.directive('script-src')).toBe("script-src 'self'")
  expect(page.directive('connect-src')).toBe("connect-src 'self'")
  expect(page.html).toContain('data-value=""')
})

test('allows the origin of a configured provider and no other', () => {
  const page = build({ PIXEL_ID: '42', PIXEL_URL: 'https://pixel.example/v1/p.js?x=1' })
  expect(page.directive('script-src')).toBe("script-src 'self' https://pixel.example")
  expect(page.directive('connect-src')).toBe("connect-src 'self' https://pixel.example")
  expect(page.html).toContain('data-value="42"')
  expect(JSON.parse(page.html.match(/>({.*?})</)?.[1] ?? '')).toMatchObject({
    pixelId: '42',
    pixelUrl: 'https://pixel.example/v1/p.js?x=1',
    insightId: '',
  })
})

test('allows the pictures of Google accounts when Google sign-in is configured', () => {
  expect(build({}).directive('img-src')).toBe("img-src 'self' data:")
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(build(google).directive('img-src')).toBe(
    "img-src 'self' data: https://*.googleusercontent.com",
  )
})

test('allows the usual providers and the origins they send to', () => {
  const page = build({ TAG_MANAGER_ID: 'GTM-ABC123', PIXEL_ID: '42', INSIGHT_ID: '77' })
  expect(page.directive('script-src')).toBe(
    "script-src 'self' https://www.googletagmanager.com https://connect.facebook.net https://snap.licdn.com",
  )
  for (const origin of [
    'https://*.google-analytics.com',
    'https://www.facebook.com',
    'https://px.ads.linkedin.com',
  ])
    expect(page.directive('connect-src')).toContain(origin)
  expect(page.policy).not.toContain('unsafe')
})

test.each(['GTM-1;script-src *', '<script>', "'; alert(1)", 'a b'])(
  'rejects the provider id %j',
  (id) => {
    expect(() => readEnv({ ...base, TAG_MANAGER_ID: id })).toThrow('TAG_MANAGER_ID')
  },
)

test('rejects script and installer addresses that are not on the web', () => {
  expect(() => readEnv({ ...base, PIXEL_URL: 'javascript:alert(1)' })).toThrow('PIXEL_URL')
  expect(() => readEnv({ ...base, WINDOWS_INSTALLER_URL: 'file:///setup.exe' })).toThrow(
    'WINDOWS_INSTALLER_URL',
  )
})
