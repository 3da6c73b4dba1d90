import { foldInterview } from '@sightline/coach/interview/fold'
import { isSolutionOpen } from '@sightline/coach/interview/solution-access'
import {
  ProbesQuery,
  QuestionProbes,
  QuestionSolution,
} from '@sightline/contracts/interviews/interviews'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import type { InterviewDeps } from './deps.ts'
import { readDecisiveEvents } from './event-log.ts'
import { type OwnedId, parseOwnedInterviewId, requireOwnedInterview } from './owned-interview.ts'
import type { Probes } from './runs/probes.ts'
import { solutionReads } from './table.ts'
import { readQuestion } from './written/written-question.ts'

const SOLUTION_CLOSED =
  'The solution opens when all tests pass in a submission, when the interview ends, or when you give up the question.'

const ofInterview = z.object({ id: z.string() })
const ofQuestion = z.object({ id: z.string(), question: z.string() })

/**
 * Solutions and probes, which need the reference solutions that only the server has. Registered
 * inside the signed-in scope.
 */
export const feedbackRoutes: FastifyPluginAsyncZod<
  Pick<InterviewDeps, 'db' | 'bank' | 'clock'> & { probes: Probes }
> = async (app, { db, bank, clock, probes }) => {
  /**
   * The interview, the question and the candidate's progress with it. @throws AppError('conflict')
   * if it was not asked
   */
  async function requireAskedQuestion(id: OwnedId, slug: string) {
    await requireOwnedInterview(db, id)
    const interview = foldInterview(await readDecisiveEvents(db, id.id))
    const progress = interview.questions.find(({ question }) => question === slug)
    const question = await readQuestion({ db, bank }, id.id, slug)
    if (!progress || !question) throw new AppError('conflict', 'This question has not been asked.')
    return { interview, progress, question }
  }

  app.get(
    '/interviews/:id/probes',
    {
      schema: { params: ofInterview, querystring: ProbesQuery, response: { 200: QuestionProbes } },
    },
    async ({ params, query, user }) => {
      const { question } = await requireAskedQuestion(
        parseOwnedInterviewId(params.id, user.id),
        query.question,
      )
      // Edge cases need a generator of valid inputs, which only the questions of the bank have.
      if (!bank.has(question.slug)) return { probes: [] }
      const path = query.smallerThan?.split('.').map(Number)
      return {
        probes: await (path ? probes.smallerThan(question, path) : probes.all(question)),
      }
    },
  )

  app.get(
    '/interviews/:id/solutions/:question',
    { schema: { params: ofQuestion, response: { 200: QuestionSolution } } },
    async ({ params, user }) => {
      const { interview, progress, question } = await requireAskedQuestion(
        parseOwnedInterviewId(params.id, user.id),
        params.question,
      )
      if (!isSolutionOpen(interview, progress)) throw new AppError('conflict', SOLUTION_CLOSED)
      const read = { ownerId: user.id, question: params.question, firstReadAt: clock() }
      await db.insert(solutionReads).values(read).onConflictDoNothing()
      const { reasoning, complexity, references } = question
      return { reasoning, complexity, references }
    },
  )
}
