import {
  NewPracticeInterview,
  PracticeInterview,
  PracticeQuestionListQuery,
  PracticeQuestionPage,
} from '@sightline/contracts/practice-questions/practice-questions'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { listQuestions, removeQuestion, requireOwnedQuestion } from './kept-questions.ts'
import { type Deps, practise } from './practise.ts'

const params = z.object({ id: z.string() })

/**
 * The questions that the signed-in user has kept to practise. Registered inside the signed-in
 * scope.
 */
export const practiceQuestionRoutes: FastifyPluginAsyncZod<Deps> = async (app, options) => {
  const { db, bank, clock, ledger } = options

  app.get(
    '/practice-questions',
    { schema: { querystring: PracticeQuestionListQuery, response: { 200: PracticeQuestionPage } } },
    ({ query, user }) => listQuestions(db, user.id, query.after),
  )

  app.delete('/practice-questions/:id', { schema: { params } }, async ({ params, user }, reply) => {
    await removeQuestion(db, user.id, params.id)
    return reply.code(204).send()
  })

  app.post(
    '/practice-questions/:id/interviews',
    { schema: { params, body: NewPracticeInterview, response: { 201: PracticeInterview } } },
    async ({ params, body, user }, reply) => {
      const { round, text, language } = await requireOwnedQuestion(db, user.id, params.id)
      const question = { kind: round, text, language }
      return reply
        .code(201)
        .send(await practise({ db, bank, clock, ledger }, user.id, question, body))
    },
  )
}
