import { Download, type DownloadPlatform, DownloadTarget, PageView } from '@sightline/contracts/analytics'
import { sql } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { type Clock, MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import type { Env } from '../platform/env.ts'
import { clientKey, type Limit, type Limiter } from '../platform/limits/limiter.ts'
import { dailyCounts } from './table.ts'

const COUNTS_PER_CLIENT: Limit = { name: 'client:count', points: 120, windowMs: MINUTE_MS }

/** Beyond that many in a day, made-up paths must not fill the table: they are counted together. */
const NAMES_A_DAY = 300
const OTHER = '(other)'

/** Public: our own counting, which needs no consent since it keeps nothing of the visitor. */
export const analyticsRoutes: FastifyPluginAsyncZod<{ db: Db; env: Env; clock: Clock; limiter: Limiter }> = async (
  app,
  deps,
) => {
  const { db, env, clock, limiter } = deps

  const count = async (kind: 'page-view' | 'download', name: string) => {
    const day = clock().toISOString().slice(0, 10)
    const today = sql`select from ${dailyCounts} where ${dailyCounts.day} = ${day} and ${dailyCounts.kind} = ${kind}`
    // One statement, so that counts from many servers add up.
    await db.execute(sql`
      insert into ${dailyCounts} (day, kind, name, count)
      select ${day}::date, ${kind}::text, case
        when exists (${today} and ${dailyCounts.name} = ${name}) or (select count(*) from (${today}) as names) < ${NAMES_A_DAY}
        then ${name}::text else ${OTHER} end, 1
      on conflict (day, kind, name) do update set count = ${dailyCounts.count} + 1`)
  }

  app.post('/page-views', { schema: { body: PageView } }, async ({ body, ip }, reply) => {
    await limiter.consume(COUNTS_PER_CLIENT, clientKey(ip))
    await count('page-view', withoutIds(body.path))
    return reply.code(204).send()
  })

  const download = async (platform: z.infer<typeof DownloadPlatform>, ip: string) => {
    await limiter.consume(COUNTS_PER_CLIENT, clientKey(ip))
    if (!env.WINDOWS_INSTALLER_URL) return null
    await count('download', platform)
    return env.WINDOWS_INSTALLER_URL
  }

  app.post('/downloads', { schema: { body: Download, response: { 200: DownloadTarget } } }, async ({ body, ip }) => ({
    url: await download(body.platform, ip),
  }))

  // For a browser without JavaScript: straight to the installer, or to the page that says why there is none.
  app.get('/downloads/:platform', { schema: { params: Download } }, async ({ params, ip }, reply) =>
    reply.redirect((await download(params.platform, ip)) ?? `/download/${params.platform}`, 302),
  )
}

/** One page is one row, whatever it shows: a part that could be an id, an address or a text of somebody's would tell whose it is. */
const withoutIds = (path: string) =>
  path
    .split('/')
    .map((part) => (/^[a-z-]{0,40}$/i.test(part) ? part : ':id'))
    .join('/')
    .replace(/(?<=.)\/+$/, '')
