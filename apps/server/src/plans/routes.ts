import { Plans } from '@sightline/contracts/plans/plans'
import { asc } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Db } from '../platform/db/client.ts'
import { presentPlan } from './present.ts'
import { plans } from './table.ts'

/** Public: the plans on sale, cheapest first. */
export const planRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get('/plans', { schema: { response: { 200: Plans } } }, async () =>
    (await db.select().from(plans).orderBy(asc(plans.priceInr))).map(presentPlan),
  )
}
