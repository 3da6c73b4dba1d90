import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MINUTE_MS } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import { clientKey, type Limit, type Limiter } from '../platform/limits/limiter.ts'
import type { Installers } from './installers.ts'

/** Download programs fetch one file by many requests, each for a part of it. */
const REQUESTS_PER_CLIENT: Limit = { name: 'client:installer', points: 120, windowMs: MINUTE_MS }

const InstallerName = z.object({ name: z.string().max(100) })
const PLATFORMS = ['windows', 'linux'] as const
const TYPES = {
  windows: 'application/vnd.microsoft.portable-executable',
  linux: 'application/vnd.debian.binary-package',
}

/** The files of the installers, whole or in parts. Public. */
export const releaseRoutes: FastifyPluginAsyncZod<{
  env: Env
  limiter: Limiter
  installers: Installers
}> = async (app, { env, limiter, installers }) => {
  await app.register(fastifyStatic, { serve: false, cacheControl: false, contentType: false })

  app.get('/installers/:name', { schema: { params: InstallerName } }, async (request, reply) => {
    await limiter.consume(REQUESTS_PER_CLIENT, clientKey(request.ip))
    // The file may have been replaced since the folder was last read.
    await installers.refresh()
    const installer = PLATFORMS.map(installers.find).find(
      (offered) => offered?.name === request.params.name,
    )
    if (!installer || !env.INSTALLERS_DIR)
      throw new AppError('not_found', 'There is no such installer.')
    return reply
      .type(TYPES[installer.platform])
      .header('cache-control', 'no-cache')
      .download(resolve(env.INSTALLERS_DIR, installer.name), installer.name)
  })
}
