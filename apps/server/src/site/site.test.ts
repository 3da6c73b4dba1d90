import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'

const SITE_DIR = mkdtempSync(join(tmpdir(), 'sightline-site-'))
afterAll(() => rmSync(SITE_DIR, { recursive: true }))
const put = (path: string, content: string | Buffer) => {
  mkdirSync(join(SITE_DIR, path, '..'), { recursive: true })
  writeFileSync(join(SITE_DIR, path), content)
}

const INLINE = 'window.ready = true'
put(
  'index.html',
  `<!doctype html><script type="application/json" id="site-config">{"supportEmail":"%supportEmail%"}</script><script>${INLINE}</script><script type="module" src="/assets/app-1.js"></script><p>Write to %supportEmail% or %somethingElse%</p><link rel="canonical" href="%webOrigin%/">`,
)
put('login/index.html', '<!doctype html><p>log in</p>')
put('__spa-fallback.html', '<!doctype html><p>client app</p>')
put('hi/login/index.html', '<!doctype html><p>log in, in Hindi</p>')
put('hi/__spa-fallback.html', '<!doctype html><p>client app in Hindi</p>')
put(
  '__client-paths.json',
  '["/home","/home/pricing","/home/interviews/:id","/home/interviews/:id/report","/hi/home","/hi/home/pricing"]',
)
put('sandbox/frame.html', '<!doctype html><script>run()</script>')
put('assets/app-1.js', 'export default 1')
put('assets/app-1.js.gz', gzipSync('export default 1'))
put('icon.svg', '<svg/>')
put('robots.txt', 'Sitemap: %webOrigin%/sitemap.xml')
put('sitemap.xml', '<urlset><url><loc>%webOrigin%/help</loc></url></urlset>')
put('sitemap.xml.br', 'compressed before anything was filled in')
writeFileSync(join(SITE_DIR, '..', 'outside.txt'), 'secret')

// Without payments, whose checkout the policy would let in.
const noPayments = { RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '', RAZORPAY_WEBHOOK_SECRET: '' }
const { app, env } = await startApp({
  SITE_DIR,
  SUPPORT_EMAIL: '"><script>alert(1)</script>@example.com',
  ...noPayments,
})
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: '127.0.0.1:3000', ...headers } })
const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

test('a page is not cached, and its policy allows only its own inline scripts', async () => {
  const page = await get('/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['cache-control']).toBe('no-cache')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${hash(INLINE)};`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-inline')
})

test('the page contains the operator’s configuration, escaped', async () => {
  const { body } = await get('/')
  expect(body).toContain(
    'Write to &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;@example.com or %somethingElse%',
  )
  expect(body).toContain('<link rel="canonical" href="http://127.0.0.1:3000/">')
  const json = body.match(/id="site-config">(.*?)<\/script>/)?.[1] ?? ''
  expect(JSON.parse(json)).toMatchObject({
    supportEmail: '"><script>alert(1)</script>@example.com',
    googleClientId: 'sightline',
  })
})

test('robots.txt and the sitemap name the public origin and have their content types', async () => {
  const [robots, sitemap] = [
    await get('/robots.txt'),
    await get('/sitemap.xml', { 'accept-encoding': 'br' }),
  ]
  expect([robots.headers['content-type'], robots.body]).toEqual([
    'text/plain; charset=utf-8',
    'Sitemap: http://127.0.0.1:3000/sitemap.xml',
  ])
  expect([sitemap.headers['content-type'], sitemap.body]).toEqual([
    'application/xml; charset=utf-8',
    '<urlset><url><loc>http://127.0.0.1:3000/help</loc></url></urlset>',
  ])
})

test.each(['/login', '/login/', '/login?next=https://evil.example'])(
  '%s is its prerendered page',
  async (url) => {
    expect((await get(url)).body).toContain('log in')
  },
)

test.each([
  '/home',
  '/home/',
  '/home?tab=1',
  '/home/pricing',
  '/home/interviews/1',
  '/home/interviews/6d0c8a1e-8f6c-4a3c-9a55-0b3a4c7f2c11/report',
])('%s gets the client app', async (url) => {
  const page = await get(url)
  expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><p>client app</p>'])
})

test.each([
  '/no-such-page',
  '//evil.example/x',
  '/home/no-such-page',
  '/home/interviews',
  '/home/interviews/1/no-such-page',
  '/login/no-such-page',
  '/__spa-fallback',
  '/wp-admin/',
])('the unknown path %s gets the client app with the status 404', async (url) => {
  const page = await get(url)
  expect([page.statusCode, page.body]).toEqual([404, '<!doctype html><p>client app</p>'])
})

test.each([
  ['/hi/login', 200, 'log in, in Hindi'],
  ['/hi/home', 200, 'client app in Hindi'],
  ['/hi/no-such-page', 404, 'client app in Hindi'],
  ['/hi/__spa-fallback', 404, 'client app in Hindi'],
  ['/xx/home', 404, 'client app'],
])('%s is in the locale of its address', async (url, status, text) => {
  const page = await get(url)
  expect([page.statusCode, page.body]).toEqual([status, `<!doctype html><p>${text}</p>`])
})

test('only the page with the checkout allows the payment provider', async () => {
  const { app: selling, env: sellingEnv } = await startApp({ SITE_DIR })
  const policyAt = async (url: string) =>
    String(
      (await selling.inject({ url, headers: { host: '127.0.0.1:3000' } })).headers[
        'content-security-policy'
      ],
    )
  const provider = new URL(sellingEnv.RAZORPAY_CHECKOUT_URL).origin
  for (const checkout of ['/home/pricing', '/hi/home/pricing'])
    for (const directive of ['script-src', 'frame-src'])
      expect(await policyAt(checkout)).toMatch(new RegExp(`${directive} [^;]*${provider}`))
  for (const url of ['/', '/login', '/home', '/hi/home', '/home/interviews/1', '/no-such-page'])
    expect(await policyAt(url)).not.toMatch(new RegExp(`(script|frame)-src [^;]*${provider}`))
})

test('a page allows pictures of the site and of the sign-in provider only', async () => {
  const { headers } = await get('/')
  const directive = String(headers['content-security-policy']).match(/img-src ([^;]*)/)?.[1]
  expect(directive).toBe(`'self' data: ${new URL(env.GOOGLE_DISCOVERY_URL).origin}`)
})

test('compresses a page by the accepted encodings', async () => {
  const br = await get('/login', { 'accept-encoding': 'gzip, br' })
  expect([br.headers['content-encoding'], String(brotliDecompressSync(br.rawPayload))]).toEqual([
    'br',
    '<!doctype html><p>log in</p>',
  ])
  const gz = await get('/login', { 'accept-encoding': 'gzip' })
  expect([gz.headers['content-encoding'], String(gunzipSync(gz.rawPayload))]).toEqual([
    'gzip',
    '<!doctype html><p>log in</p>',
  ])
})

test('an asset is cached for ever and sent as it was compressed at the build', async () => {
  const asset = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' })
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect([asset.headers['content-encoding'], String(gunzipSync(asset.rawPayload))]).toEqual([
    'gzip',
    'export default 1',
  ])
  expect((await get('/assets/app-1.js')).body).toBe('export default 1')
})

test('a part beyond the end of a file is refused', async () => {
  const { statusCode } = await get('/icon.svg', { range: 'bytes=9000-' })
  expect(statusCode).toBe(416)
})

test.each([
  '/assets/gone.js',
  '/gone.png',
  '/../outside.txt',
  '/assets/../../outside.txt',
  '/assets/%2e%2e/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/index.html%00.txt',
])('%s is not found', async (url) => {
  const answer = await get(url)
  expect(answer.body).not.toContain('secret')
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
})

test('the frame for candidates’ code has an opaque origin and no network, and only this site may embed it', async () => {
  const frame = await get('/sandbox/frame.html')
  const policy = String(frame.headers['content-security-policy'])
  expect(policy).toContain('sandbox allow-scripts;')
  expect(policy).toContain(`script-src ${hash('run()')} blob: 'wasm-unsafe-eval';`)
  expect(policy).toContain("connect-src 'none'")
  expect(frame.headers['x-dns-prefetch-control']).toBe('off')
  expect(frame.headers['permissions-policy']).toContain('microphone=()')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(frame.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

test('redirects localhost to the configured host', async () => {
  const answer = await get('/login?a=1', { host: 'localhost:3000' })
  expect([answer.statusCode, answer.headers.location]).toEqual([
    307,
    'http://127.0.0.1:3000/login?a=1',
  ])
  expect((await get('/login', { host: 'evil.example' })).statusCode).toBe(200)
})

test('every response has the security headers', async () => {
  for (const url of ['/', '/api/health', '/icon.svg']) {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})
