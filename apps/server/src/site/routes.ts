import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import type { Installers } from '../releases/public.ts'
import {
  CLIENT_APP,
  CLIENT_PATHS_FILE,
  CRAWLER_FILES,
  readClientPaths,
  readCrawlerFiles,
  readPages,
} from './pages.ts'

const ASSET_CACHE = 'public, max-age=31536000, immutable'
const FILE_CACHE = 'public, max-age=3600'
/** Fetches the offline page and its files, unlike other files, which may load nothing. */
const SERVICE_WORKER = '/service-worker.js'
/** Reads text in pictures. It loads its program, which is WebAssembly, and its data. */
const OCR_WORKER = '/assets/worker.min-'
/** The worker that reads screens, which starts the one above. */
const TEXT_READER = '/assets/text-reader.worker-'
const PAGE_HEADERS = {
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  // Pop-ups keep their opener, because a bank may confirm a payment in a pop-up.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/**
 * Serves the built site. Hashed assets are cached forever, pages never. Unknown paths get the
 * status 404 with the client app, which leads to the start page. Without SITE_DIR nothing is
 * registered.
 */
export const siteRoutes: FastifyPluginAsync<{ env: Env; installers: Installers }> = async (
  app,
  { env, installers },
) => {
  const { SITE_DIR } = env
  if (!SITE_DIR) return
  const readVariants = () =>
    new Map(
      readPages(SITE_DIR, env, installers).map(({ html, ...page }) => [
        page.path,
        { ...page, variants: encodedVariants(html) },
      ]),
    )
  let pages = readVariants()
  installers.onChange(() => {
    pages = readVariants()
  })

  const isClientPath = readClientPaths(SITE_DIR)

  // Without a wildcard, each existing file is a route of its own, and no path can reach a file
  // outside the folder.
  await app.register(fastifyStatic, {
    root: SITE_DIR,
    wildcard: false,
    globIgnore: [
      '**/*.html',
      '**/*.br',
      '**/*.gz',
      CLIENT_PATHS_FILE,
      ...Object.keys(CRAWLER_FILES).map((path) => path.slice(1)),
    ],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? ASSET_CACHE : FILE_CACHE)
      if (path.includes(SERVICE_WORKER))
        reply.header('content-security-policy', "default-src 'self'")
      if (path.includes(TEXT_READER))
        reply.header('content-security-policy', "default-src 'none'; worker-src 'self'")
      if (path.includes(OCR_WORKER))
        reply.header(
          'content-security-policy',
          "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
        )
    },
  })

  for (const { path, type, text } of readCrawlerFiles(SITE_DIR, env, installers))
    app.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', FILE_CACHE).send(text),
    )

  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0]?.replace(/\/+$/, '') || '/'
    if (redirectToOrigin(request, reply, env)) return reply
    if (pages.has(path) && !path.endsWith(CLIENT_APP)) return sendPage(path, request, reply)
    const locale = path.split('/')[1] ?? ''
    const clientApp = pages.has(`/${locale}${CLIENT_APP}`) ? `/${locale}${CLIENT_APP}` : CLIENT_APP
    if (isClientPath(path)) return sendPage(clientApp, request, reply)
    const isFile = path.startsWith('/api/') || path.startsWith('/assets/') || /\.\w+$/.test(path)
    if (isFile) throw new AppError('not_found', 'There is nothing at this address.')
    return sendPage(clientApp, request, reply.code(404))
  })

  const sendPage = (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const page = pages.get(path)
    const accepted = request.headers['accept-encoding'] ?? ''
    const variant = page?.variants.find(
      ({ encoding }) => encoding === 'identity' || accepted.includes(encoding),
    )
    if (!page || !variant) throw new AppError('not_found', 'There is nothing at this address.')
    if (variant.encoding !== 'identity') reply.header('content-encoding', variant.encoding)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ ...PAGE_HEADERS, ...page.headers, 'content-security-policy': page.policy })
      .send(variant.body())
  }
}

/**
 * Redirects `localhost` to `127.0.0.1` or the reverse, as WEB_ORIGIN says: cookies and the origin
 * check accept one name only.
 */
function redirectToOrigin(
  { host, url }: FastifyRequest,
  reply: FastifyReply,
  { WEB_ORIGIN }: Env,
): boolean {
  const isLoopback = (name: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(name)
  const canonical = new URL(WEB_ORIGIN).host
  if (host === canonical || !isLoopback(host) || !isLoopback(canonical)) return false
  reply.redirect(`${WEB_ORIGIN}/${url.replace(/^\/+/, '')}`, 307)
  return true
}

/**
 * The encodings of a page, smallest first; every browser accepts the last. Each is compressed at
 * its first request, not at the start.
 */
function encodedVariants(html: string) {
  const body = Buffer.from(html)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return [
    { encoding: 'br', body: lazily(() => brotliCompressSync(body, { params })) },
    { encoding: 'gzip', body: lazily(() => gzipSync(body)) },
    { encoding: 'identity', body: () => body },
  ] as const
}

function lazily(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined
  return () => {
    made ??= make()
    return made
  }
}
