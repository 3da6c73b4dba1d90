import { RECORDING_MAX_BYTES } from '@sightline/contracts/interviews/limits'
import { TranscriberState, Transcript } from '@sightline/contracts/transcripts/transcripts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Transcriber } from '../adapters/transcriber.ts'
import { vocabularyOf } from '../context/public.ts'
import {
  parseOwnedInterviewId,
  readInterviewContext,
  requireOwnedInterview,
} from '../interviews/public.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db/client.ts'
import { AppError } from '../platform/errors.ts'
import type { Limit, Limiter } from '../platform/limits/limiter.ts'
import { acceptRecordings, receiveRecording } from './receive.ts'

/** Per user, because the transcriber's time costs us money. */
const RECORDINGS: Limit = {
  name: 'user:recordings',
  points: 20,
  windowMs: 10 * MINUTE_MS,
  message: 'Too many recordings.',
}

interface Options {
  db: Db
  limiter: Limiter
  transcriber: Transcriber
}

/**
 * Transcription of recorded answers. Recordings are passed on and never stored. Registered inside
 * the signed-in scope.
 */
export const transcriptRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, limiter, transcriber },
) => {
  app.get(
    '/interviews/transcriber',
    { schema: { response: { 200: TranscriberState } } },
    async () => ({
      isThere: transcriber.isThere,
    }),
  )

  await app.register(async (uploads) => {
    await acceptRecordings(uploads)
    uploads.post<{ Params: { id: string } }>(
      '/interviews/:id/transcripts',
      {
        bodyLimit: RECORDING_MAX_BYTES + 64 * 1024,
        schema: {
          params: z.object({ id: z.string() }),
          body: z.any(),
          response: { 200: Transcript },
        },
      },
      async (request) => {
        const owned = parseOwnedInterviewId(request.params.id, request.user.id)
        const { state } = await requireOwnedInterview(db, owned)
        if (state !== 'active') throw new AppError('conflict', 'This interview is not running.')
        await limiter.consume(RECORDINGS, request.user.id)
        const recording = await receiveRecording(request)
        const vocabulary = vocabularyOf(await readInterviewContext(db, owned.id))
        return transcriber.transcribe(recording, vocabulary)
      },
    )
  })
}
