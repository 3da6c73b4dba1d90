import { Progress } from '@sightline/contracts/interviews/progress'
import { InterviewReport } from '@sightline/contracts/interviews/scores'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { InterviewDeps } from '../deps.ts'
import { parseOwnedInterviewId } from '../owned-interview.ts'
import { readProgress, readReport } from './scores.ts'

/** Scores over all interviews and the report of one. Registered inside the signed-in scope. */
export const scoreRoutes: FastifyPluginAsyncZod<{ deps: InterviewDeps }> = async (
  app,
  { deps },
) => {
  app.get('/interviews/scores', { schema: { response: { 200: Progress } } }, ({ user }) =>
    readProgress(deps, user.id),
  )

  app.get(
    '/interviews/:id/report',
    {
      config: { isHeavyRead: true },
      schema: { params: z.object({ id: z.string() }), response: { 200: InterviewReport } },
    },
    ({ params, user }) => readReport(deps, parseOwnedInterviewId(params.id, user.id)),
  )
}
