import { setTimeout } from 'node:timers/promises'
import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { LiveEvent } from '@sightline/contracts/live/events'
import { SEGMENT_MAX_LENGTH } from '@sightline/contracts/live/kinds'
import type { SoundFromServer } from '@sightline/contracts/live/sound'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { vocabularyOf } from '../../context/public.ts'
import type { DeviceFeature } from '../../devices/public.ts'
import { type OwnedId, readInterviewContext } from '../../interviews/public.ts'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import type { StreamSlots } from '../../platform/events/public.ts'
import type { LiveAnswers } from '../answers/answers.ts'
import { appendLiveEvents } from '../append-events.ts'
import type { LiveDeps } from '../create-session.ts'
import type { Doubts } from '../doubts/doubts.ts'
import { firstNameOf } from '../first-name.ts'
import { readWithPrompts } from '../live-log.ts'
import { parseOwnedSessionId, requireOwnedSession } from '../owned-session.ts'
import { openConnection, type SoundConnection } from './connection.ts'
import type { Hearing, SpeechHandlers } from './hearing.ts'
import type { Hearings } from './hearings.ts'
import { requireSoundSocket, SOUND_SLOT } from './sound-socket.ts'

interface Options extends LiveDeps {
  env: Pick<Env, 'WEB_ORIGIN'>
  isSignedIn: DeviceFeature['isSignedIn']
  streamSlots: StreamSlots
  hearings: Hearings
  liveAnswers: Pick<LiveAnswers, 'begin' | 'speculations'>
  liveDoubts: Doubts | null
}

/** The WebSocket that takes a session's sound. Registered inside the signed-in scope. */
export const soundRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { db, hearings } = options
  app.addHook('preClose', async () => hearings.close())

  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/live/:id/sound',
    config: { deviceScope: 'live' },
    schema: { params: z.object({ id: z.string() }) },
    preHandler: async (request) => {
      requireSoundSocket(request, options)
      const { params, user } = request
      const { state } = await requireOwnedSession(db, parseOwnedSessionId(params.id, user.id))
      if (state === 'ended') throw new AppError('conflict', 'This session has ended.')
    },
    handler: async () => {},
    wsHandler: (socket, request) => listen(options, socket, request),
  })
}

/** Takes the sound of one page until it leaves. */
async function listen(
  options: Options,
  socket: WebSocket,
  request: FastifyRequest<{ Params: { id: string } }>,
) {
  const { db, hearings } = options
  const owned = parseOwnedSessionId(request.params.id, request.user.id)
  let hearing: Hearing | null = null
  let freeSlot: (() => void) | null = null
  const connection: SoundConnection = openConnection(socket, {
    onHello({ run, waiting }) {
      if (!hearing) return
      hearing.attach(run, sendToPage)
      void answerStored(waiting).finally(() => {
        hearing?.greet(waiting)
        hearing?.giveSign()
      })
    },
    onMessage: (message) => hearing?.hear(message) ?? false,
    onSignDue: () => hearing?.giveSign(),
    onClose() {
      freeSlot?.()
      hearing?.detach(sendToPage)
      hearings.disconnect(owned.id, connection)
    },
    isSignedIn: () => options.isSignedIn(request),
    mayGoOn() {
      return requireOwnedSession(db, owned).then(
        ({ state }) => state !== 'ended',
        (error) => !(error instanceof AppError),
      )
    },
  })
  const sendToPage = (message: SoundFromServer) => connection.send(message)

  /** Another server may have stored what it heard, before the page got its answer. */
  async function answerStored(waiting: string[]) {
    if (waiting.length === 0) return
    const events = await readWithPrompts(db, owned.id, waiting)
    for (const utterance of waiting) {
      const found = events.filter(
        (event) => event.id === utterance || followsFrom(event, utterance),
      )
      if (found.length > 0) hearing?.answer({ type: 'heard', utterance, events: found })
    }
  }

  socket.pause()
  freeSlot = await options.streamSlots
    .acquire({ ...SOUND_SLOT, userId: request.user.id })
    .catch((error) => {
      if (!(error instanceof AppError)) throw error
      connection.close('tooMany')
      return null
    })
  if (freeSlot && socket.readyState !== socket.OPEN) return freeSlot()
  if (freeSlot) {
    // Names are misheard without it, which is better than no sound.
    const vocabulary = await readVocabulary(options, owned).catch(() => [])
    hearing = hearings.connect(owned.id, connection, {
      ...handlersFor(options, owned, firstNameOf(request.user)),
      vocabulary,
    })
  }
  socket.resume()
}

/** The names and terms of a session's context. */
async function readVocabulary({ db, liveStates }: LiveDeps, { id }: OwnedId): Promise<string[]> {
  const [context, { state }] = await Promise.all([
    readInterviewContext(db, id),
    liveStates.read(db, id),
  ])
  return vocabularyOf(context, state.notes)
}

const followsFrom = (event: LiveEvent, utterance: string) =>
  event.type === 'prompt-found' && event.segments.includes(utterance)

function handlersFor(
  { liveAnswers: { begin, speculations }, liveDoubts, ...deps }: Options,
  owned: OwnedId,
  userName: string | undefined,
): SpeechHandlers {
  return {
    async store(speech) {
      const segment = {
        version: EVENT_VERSION,
        type: 'segment-heard' as const,
        ...speech,
        text: speech.text.slice(0, SEGMENT_MAX_LENGTH),
      }
      let decided = Promise.resolve()
      const onDoubt = liveDoubts
        ? (...doubt: Parameters<Doubts['decide']>) => {
            decided = liveDoubts.decide(...doubt)
          }
        : undefined
      const options = { userName, onPrompts: begin, onDoubt }
      try {
        return await untilStored(() => appendLiveEvents(deps, owned, [segment], options))
      } finally {
        void decided.then(() => speculations.drop(owned.id, speech.id))
      }
    },
    onInterim: (speech) => speculations.hear(owned, speech, userName),
    onNothing: (utterance) => speculations.drop(owned.id, utterance),
    reasonOf: (error) =>
      error instanceof AppError
        ? error.message
        : 'Some speech could not be stored. Type what matters.',
  }
}

/** The waits between attempts to store a segment while the database is away. */
const STORE_AGAIN_MS = [500, 1000, 2000, 5000, 10_000]

/**
 * Repeats what fails for another reason than a refusal. The segment's id keeps it from being stored
 * twice.
 */
async function untilStored<Result>(store: () => Promise<Result>): Promise<Result> {
  for (const waitMs of STORE_AGAIN_MS) {
    try {
      return await store()
    } catch (error) {
      if (error instanceof AppError) throw error
      await setTimeout(waitMs)
    }
  }
  return store()
}
