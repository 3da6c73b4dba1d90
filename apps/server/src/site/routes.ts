import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import { ROBOT_FILES, readPages, readRobotFiles } from './pages.ts'

const ASSET_CACHE = 'public, max-age=31536000, immutable'
const FILE_CACHE = 'public, max-age=3600'
const PAGE_HEADERS = {
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  // With pop-ups, since a bank may ask for its customer's word in one while a payment is made.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}
/** React Router's page for addresses without a prerendered one: the client app. */
const FALLBACK = '/__spa-fallback'

/** The built site: hashed assets for ever, pages never cached, unknown paths to the client app. Without SITE_DIR there is none. */
export const siteRoutes: FastifyPluginAsync<{ env: Env }> = async (app, { env }) => {
  if (!env.SITE_DIR) return
  const pages = new Map(
    readPages(env.SITE_DIR, env).map(({ path, html, policy }) => [path, { policy, variants: variantsOf(html) }]),
  )

  // One route for each file that is there, so that no path can reach another.
  await app.register(fastifyStatic, {
    root: env.SITE_DIR,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', ...Object.keys(ROBOT_FILES).map((path) => path.slice(1))],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? ASSET_CACHE : FILE_CACHE)
    },
  })

  for (const { path, type, text } of readRobotFiles(env.SITE_DIR, env))
    app.get(path, (_request, reply) => reply.type(type).header('cache-control', FILE_CACHE).send(text))

  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0]?.replace(/\/+$/, '') || '/'
    if (redirectToOrigin(request, reply, env)) return reply
    if (pages.has(path) && path !== FALLBACK) return show(path, request, reply)
    const isClientPath = !path.startsWith('/api/') && !path.startsWith('/assets/') && !/\.\w+$/.test(path)
    if (!isClientPath) throw new AppError('not_found', 'There is nothing at this address.')
    return show(FALLBACK, request, reply)
  })

  const show = (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const page = pages.get(path)
    const accepted = request.headers['accept-encoding'] ?? ''
    const variant = page?.variants.find(({ encoding }) => encoding === 'identity' || accepted.includes(encoding))
    if (!page || !variant) throw new AppError('not_found', 'There is nothing at this address.')
    if (variant.encoding !== 'identity') reply.header('content-encoding', variant.encoding)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ ...PAGE_HEADERS, 'content-security-policy': page.policy })
      .send(variant.body())
  }
}

/** Cookies and the origin check know one name of this machine: `localhost` and `127.0.0.1` lead to whichever WEB_ORIGIN says. */
function redirectToOrigin({ host, url }: FastifyRequest, reply: FastifyReply, { WEB_ORIGIN }: Env): boolean {
  const isLoopback = (name: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(name)
  const canonical = new URL(WEB_ORIGIN).host
  if (host === canonical || !isLoopback(host) || !isLoopback(canonical)) return false
  reply.redirect(`${WEB_ORIGIN}/${url.replace(/^\/+/, '')}`, 307)
  return true
}

/** Smallest first; the last one serves every browser. Each is made when it is first asked for: no start waits for all. */
function variantsOf(html: string) {
  const body = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return [
    { encoding: 'br', body: once(() => brotliCompressSync(body, { params })) },
    { encoding: 'gzip', body: once(() => gzipSync(body)) },
    { encoding: 'identity', body: () => body },
  ] as const
}

function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined
  return () => {
    made ??= make()
    return made
  }
}
