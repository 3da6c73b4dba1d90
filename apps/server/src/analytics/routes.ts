import {
  Download,
  type DownloadPlatform,
  DownloadTarget,
  PageView,
} from '@sightline/contracts/analytics/analytics'
import { sql } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Clock, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { clientKey, type Limit, type Limiter } from '../platform/limits/limiter.ts'
import type { Installers } from '../releases/public.ts'
import { dailyCounts } from './table.ts'

const COUNTS_PER_CLIENT: Limit = { name: 'client:count', points: 120, windowMs: MINUTE_MS }

/** Further names of a day are counted together, so that invented paths cannot fill the table. */
const MAX_NAMES_PER_DAY = 300
const OTHER_NAMES = '(other)'

/**
 * Counts of page views and downloads. They need no consent, because nothing about the visitor is
 * stored. Public.
 */
export const analyticsRoutes: FastifyPluginAsyncZod<{
  db: Db
  clock: Clock
  limiter: Limiter
  installers: Installers
}> = async (app, deps) => {
  const { db, clock, limiter, installers } = deps

  const count = async (kind: 'page-view' | 'download', name: string) => {
    const day = clock().toISOString().slice(0, 10)
    const today = sql`select from ${dailyCounts} where ${dailyCounts.day} = ${day} and ${dailyCounts.kind} = ${kind}`
    // One atomic statement, so that concurrent counts from many servers add up.
    await db.execute(sql`
      insert into ${dailyCounts} (day, kind, name, count)
      select ${day}::date, ${kind}::text, case
        when exists (${today} and ${dailyCounts.name} = ${name}) or (select count(*) from (${today}) as names) < ${MAX_NAMES_PER_DAY}
        then ${name}::text else ${OTHER_NAMES} end, 1
      on conflict (day, kind, name) do update set count = ${dailyCounts.count} + 1`)
  }

  app.post('/page-views', { schema: { body: PageView } }, async ({ body, ip }, reply) => {
    await limiter.consume(COUNTS_PER_CLIENT, clientKey(ip))
    await count('page-view', replaceIds(body.path))
    return reply.code(204).send()
  })

  const countDownload = async (platform: DownloadPlatform, ip: string) => {
    await limiter.consume(COUNTS_PER_CLIENT, clientKey(ip))
    const address = installers.addressOf(platform)
    if (!address) return null
    await count('download', platform)
    return address
  }

  app.post(
    '/downloads',
    { schema: { body: Download, response: { 200: DownloadTarget } } },
    async ({ body, ip }) => ({
      url: await countDownload(body.platform, ip),
    }),
  )

  // For browsers without JavaScript: redirects to the installer, or to the page that explains why
  // there is no installer.
  app.get('/downloads/:platform', { schema: { params: Download } }, async ({ params, ip }, reply) =>
    reply.redirect(
      (await countDownload(params.platform, ip)) ?? `/download/${params.platform}`,
      302,
    ),
  )
}

/**
 * Replaces path segments that could be an id, an e-mail address or other personal text, so that
 * each page is one row.
 */
const replaceIds = (path: string) =>
  path
    .split('/')
    .map((segment) => (/^[a-z-]{0,40}$/i.test(segment) ? segment : ':id'))
    .join('/')
    .replace(/(?<=.)\/+$/, '')
