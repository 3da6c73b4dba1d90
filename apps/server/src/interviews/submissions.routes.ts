import { EVENT_VERSION } from '@sightline/contracts/interview-limits'
import { AskHint, HintGiven, NewSubmission, SubmissionStarted } from '@sightline/contracts/interviews'
import { runsInBrowser } from '@sightline/languages/registry'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { appendEvents, fixedEvent, nextHint } from './append.ts'
import type { InterviewDeps } from './deps.ts'
import { parseOwnedInterviewId } from './owned-interview.ts'
import type { QuestionBank } from './question-bank.ts'

const params = z.object({ id: z.string() })

/** Submissions of code, and the hints that a candidate asks for. Registered inside the signed-in scope. */
export const submissionRoutes: FastifyPluginAsyncZod<{ deps: InterviewDeps }> = async (app, { deps }) => {
  app.post(
    '/interviews/:id/submissions',
    { schema: { params, body: NewSubmission, response: { 200: SubmissionStarted } } },
    async ({ params, body, user }) => {
      const submitted = fixedEvent({ ...body, version: EVENT_VERSION, type: 'submitted' })
      const appended = await appendEvents(deps, parseOwnedInterviewId(params.id, user.id), [submitted])
      const event = appended.find(({ id }) => id === body.id)
      if (event?.type !== 'submitted') throw idTaken()
      const { hidden } = requireQuestion(deps.bank, event.question).tests
      return { event, hiddenTests: runsInBrowser(event.language) ? hidden : [] }
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
      return {
        event,
        text: event.isLeft ? null : (requireQuestion(deps.bank, event.question).hints[event.position - 1] ?? ''),
      }
    },
  )
}

const idTaken = () => new AppError('conflict', 'Another event has this id.')

function requireQuestion(bank: QuestionBank, slug: string) {
  const question = bank.get(slug)
  if (!question) throw new AppError('not_found', 'There is no such question.')
  return question
}
