import { drawnFailure, findFailure } from '@sightline/analysis/checks/find-failure'
import { foldInterview } from '@sightline/coach/interview/fold'
import { isRight } from '@sightline/coach/interview/test-results'
import {
  AvailableRemoteLanguages,
  NewRun,
  RunFinished,
} from '@sightline/contracts/interviews/interviews'
import { runOnCodeRunner } from '@sightline/languages/code-runner/run'
import { offeredLanguages } from '@sightline/languages/offered-languages'
import { isRemote } from '@sightline/languages/registry'
import type { RunTest } from '@sightline/languages/run'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CodeRunner } from '../../adapters/code-runner.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors.ts'
import type { Limit, Limiter } from '../../platform/limits/limiter.ts'
import { readDecisiveEvents } from '../event-log.ts'
import { type OwnedId, parseOwnedInterviewId, requireOwnedInterview } from '../owned-interview.ts'
import type { QuestionBank } from '../question-bank.ts'
import { readQuestion } from '../written/written-question.ts'
import type { Probes } from './probes.ts'

/** Limited per user, because the code runner is shared by all users. */
const RUNS: Limit = {
  name: 'user:runs',
  points: 20,
  windowMs: MINUTE_MS,
  message: 'Too many runs.',
}

const ofInterview = z.object({ id: z.string() })

interface Options {
  db: Db
  bank: QuestionBank
  limiter: Limiter
  codeRunner: CodeRunner
  probes: Probes
}

/** Runs code in the languages that need the code runner. Registered inside the signed-in scope. */
export const runRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, bank, limiter, codeRunner, probes },
) => {
  /**
   * The tests to run this code against. Hidden tests need a submission of the same code. @throws
   * AppError('conflict')
   */
  async function testsFor(id: OwnedId, { question: slug, language, code, submission }: NewRun) {
    await requireOwnedInterview(db, id)
    const interview = foldInterview(await readDecisiveEvents(db, id.id))
    const progress = interview.questions.find(({ question }) => question === slug)
    const question = await readQuestion({ db, bank }, id.id, slug)
    if (interview.state !== 'active')
      throw new AppError('conflict', 'This interview is not running.')
    if (!progress || !question) throw new AppError('conflict', 'This question has not been asked.')
    if (!offeredLanguages(question.kind).includes(language))
      throw new AppError('validation_failed', 'This question is not offered in this language.', {
        field: 'language',
      })
    const visible = question.tests.visible.map((test) => ({ test, isHidden: false }))
    if (submission === undefined) return { question, tests: visible }
    const submitted = progress.submissions.find(({ id }) => id === submission)
    if (submitted?.language !== language || submitted.code !== code)
      throw new AppError('conflict', 'This code has not been submitted.')
    return {
      question,
      tests: [...visible, ...question.tests.hidden.map((test) => ({ test, isHidden: true }))],
    }
  }

  app.get(
    '/interviews/languages',
    { schema: { response: { 200: AvailableRemoteLanguages } } },
    async () => ({
      languages: await codeRunner.languages(),
    }),
  )

  app.post(
    '/interviews/:id/runs',
    { schema: { params: ofInterview, body: NewRun, response: { 200: RunFinished } } },
    async ({ params, body, user }) => {
      const { language } = body
      if (!isRemote(language))
        throw new AppError('validation_failed', 'This language runs in the browser.', {
          field: 'language',
        })
      const { question, tests } = await testsFor(parseOwnedInterviewId(params.id, user.id), body)
      await limiter.consume(RUNS, user.id)
      const runTests = (tests: RunTest[]) =>
        runOnCodeRunner({ question, code: body.code, tests }, language, {
          execute: (program) => codeRunner.execute(language, program),
          limitMs: codeRunner.limitMs,
          newMarker: () => `sightline-${crypto.randomUUID()}`,
        })
      const results = await runTests(tests)
      const inBank = bank.get(question.slug)
      if (body.submission === undefined || !inBank || !isRight({ results })) return { results }
      const cases = await probes.all(inBank)
      const drawn = await runTests(cases.map((test) => ({ test, isHidden: true })))
      const failing = drawn[findFailure(drawn, cases)]
      return { results: failing ? [...results, drawnFailure(failing)] : results }
    },
  )
}
