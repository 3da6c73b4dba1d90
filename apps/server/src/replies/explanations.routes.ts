import { foldInterview } from '@sightline/coach/interview/fold'
import { isSolutionOpen } from '@sightline/coach/interview/solution-access'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import { AskExplanation, ExplanationAsked } from '@sightline/contracts/interviews/interviews'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  appendEvents,
  fixedEvent,
  type InterviewDeps,
  parseOwnedInterviewId,
  readDecisiveEvents,
  readQuestion,
  requireOwnedInterview,
} from '../interviews/public.ts'
import type { ModelPool } from '../models/public.ts'
import { singleRow } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import { replyPrompt } from './prompts/prompts.ts'

const params = z.object({ id: z.string() })

/** Requests for a model's explanation of a submission. Registered inside the signed-in scope. */
export const explanationRoutes: FastifyPluginAsyncZod<{
  deps: InterviewDeps
  modelPool: ModelPool
}> = async (app, { deps, modelPool }) => {
  const { db, bank, hasModels } = deps

  async function canAfford(
    interviewId: string,
    { id, question, submission }: AskExplanation,
    events: InterviewEvent[],
  ) {
    const reply = {
      id,
      version: EVENT_VERSION,
      type: 'explained',
      question,
      submission,
      text: '',
    } as const
    const asked = {
      reply,
      events,
      interview: foldInterview(events),
      question: await readQuestion({ db, bank }, interviewId, question),
    }
    const used = await modelPool.budget.used(interviewId)
    return modelPool.budget.canAfford(used, replyPrompt({ ...asked, context: null, mark: '' }))
  }

  app.post(
    '/interviews/:id/explanations',
    { schema: { params, body: AskExplanation, response: { 200: ExplanationAsked } } },
    async ({ params, body, user }) => {
      const own = parseOwnedInterviewId(params.id, user.id)
      await requireOwnedInterview(db, own)
      if (!hasModels)
        throw new AppError('conflict', 'No model is set up here that could explain it.')
      const events = await readDecisiveEvents(db, own.id)
      // An explanation compares the submission with the solution.
      const interview = foldInterview(events)
      const progress = interview.questions.find(({ question }) => question === body.question)
      if (progress && !isSolutionOpen(interview, progress))
        throw new AppError('conflict', 'An explanation shows the solution, which is not open yet.')
      if (!(await canAfford(own.id, body, events)))
        throw new AppError(
          'conflict',
          'This interview has used up what it may ask of models. The steps above stay.',
        )
      const asked = fixedEvent({ ...body, version: EVENT_VERSION, type: 'explanation-asked' })
      return {
        event: singleRow(
          (await appendEvents(deps, own, [asked])).filter(({ id }) => id === body.id),
        ),
      }
    },
  )
}
