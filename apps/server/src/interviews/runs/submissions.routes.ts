import {
  AskHint,
  HintGiven,
  NewSubmission,
  SubmissionStarted,
} from '@sightline/contracts/interviews/interviews'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import { runsInBrowser } from '@sightline/languages/registry'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { appendEvents, fixedEvent, nextHint } from '../append.ts'
import type { InterviewDeps } from '../deps.ts'
import { parseOwnedInterviewId } from '../owned-interview.ts'
import { readQuestion } from '../written/written-question.ts'

const params = z.object({ id: z.string() })

/**
 * Submissions of code, and the hints that a candidate asks for. Registered inside the signed-in
 * scope.
 */
export const submissionRoutes: FastifyPluginAsyncZod<{ deps: InterviewDeps }> = async (
  app,
  { deps },
) => {
  /** A question of an interview whose owner has been checked. */
  async function requireQuestion(interviewId: string, slug: string) {
    const question = await readQuestion(deps, interviewId, slug)
    if (!question) throw new AppError('not_found', 'There is no such question.')
    return question
  }

  app.post(
    '/interviews/:id/submissions',
    { schema: { params, body: NewSubmission, response: { 200: SubmissionStarted } } },
    async ({ params, body, user }) => {
      const submitted = fixedEvent({ ...body, version: EVENT_VERSION, type: 'submitted' })
      const appended = await appendEvents(deps, parseOwnedInterviewId(params.id, user.id), [
        submitted,
      ])
      const event = appended.find(({ id }) => id === body.id)
      if (event?.type !== 'submitted') throw idTaken()
      // Hidden tests of languages that do not run in the browser stay here.
      if (!runsInBrowser(event.language)) return { event, hiddenTests: [] }
      const { hidden } = (await requireQuestion(params.id, event.question)).tests
      return { event, hiddenTests: hidden }
    },
  )

  app.post(
    '/interviews/:id/hints',
    { schema: { params, body: AskHint, response: { 200: HintGiven } } },
    async ({ params, body, user }) => {
      const appended = await appendEvents(deps, parseOwnedInterviewId(params.id, user.id), [
        nextHint(body, deps.hasModels ?? false),
      ])
      const event = appended.find(({ id }) => id === body.id)
      if (event?.type !== 'hint-asked') throw idTaken()
      if (event.isLeft) return { event, text: null }
      const { hints } = await requireQuestion(params.id, event.question)
      return { event, text: hints[event.position - 1] ?? '' }
    },
  )
}

const idTaken = () => new AppError('conflict', 'Another event has this id.')
