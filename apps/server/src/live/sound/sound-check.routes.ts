import { EVENT_VERSION } from '@sightline/contracts/interviews/limits'
import type { LiveEvent } from '@sightline/contracts/live/events'
import { SEGMENT_MAX_LENGTH } from '@sightline/contracts/live/kinds'
import { SOUND_CHECK_MAX_MS } from '@sightline/contracts/live/sound'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { WebSocket } from 'ws'
import type { DeviceFeature } from '../../devices/public.ts'
import { type Clock, HOUR_MS } from '../../platform/clock.ts'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import type { StreamSlots } from '../../platform/events/public.ts'
import type { Limit, Limiter } from '../../platform/limits/limiter.ts'
import { openConnection } from './connection.ts'
import type { Hearing, Speech } from './hearing.ts'
import type { Hearings } from './hearings.ts'
import { requireSoundSocket, SOUND_SLOT } from './sound-socket.ts'

interface Options {
  clock: Clock
  env: Pick<Env, 'WEB_ORIGIN'>
  isSignedIn: DeviceFeature['isSignedIn']
  streamSlots: StreamSlots
  limiter: Limiter
  hearings: Hearings
}

/**
 * Per user, because each costs us a call of the transcriber, and no credit of theirs: an utterance
 * of 20 seconds at most, so less than four minutes of sound an hour.
 */
const CHECKS: Limit = {
  name: 'user:live-sound-check',
  points: 10,
  windowMs: HOUR_MS,
  message: 'The transcriber was tried often enough.',
}

/**
 * The WebSocket over which a user tries the transcriber before a session begins: one utterance,
 * which is not stored. Registered inside the signed-in scope.
 */
export const soundCheckRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  app.route({
    method: 'GET',
    url: '/live/sound-check',
    config: { deviceScope: 'live' },
    preHandler: async (request) => requireSoundSocket(request, options),
    handler: async () => {},
    wsHandler: (socket, request) => listen(options, socket, request),
  })
}

async function listen(options: Options, socket: WebSocket, request: FastifyRequest) {
  const { hearings, streamSlots, limiter } = options
  let hearing: Hearing | null = null
  let freeSlot: (() => void) | null = null
  let checked: string | null = null
  const connection = openConnection(socket, {
    onHello({ run }) {
      hearing?.attach(run, connection.send)
      hearing?.greet([])
    },
    onMessage(message) {
      if ('type' in message && message.type === 'begin') {
        if (checked !== null && checked !== message.utterance) return false
        checked = message.utterance
      }
      return hearing?.hear(message) ?? false
    },
    onClose() {
      freeSlot?.()
      hearing?.close()
    },
    isSignedIn: () => options.isSignedIn(request),
    mayGoOn: async () => true,
  })
  socket.pause()
  try {
    freeSlot = await streamSlots.acquire({ ...SOUND_SLOT, userId: request.user.id })
    await limiter.consume(CHECKS, request.user.id)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    connection.close('tooMany')
    return socket.resume()
  }
  if (socket.readyState !== socket.OPEN) return freeSlot()
  setTimeout(() => connection.close('over'), SOUND_CHECK_MAX_MS).unref()
  hearing = hearings.openUnstored({
    store: async (speech) => [segmentOf(speech, options.clock())],
    onInterim() {},
    onNothing() {},
    reasonOf: () => 'The transcriber could not be tried.',
  })
  socket.resume()
}

/** The segment that the speech would be in a session. */
const segmentOf = (speech: Speech, now: Date): LiveEvent => ({
  version: EVENT_VERSION,
  type: 'segment-heard',
  ...speech,
  text: speech.text.slice(0, SEGMENT_MAX_LENGTH),
  seq: 1,
  at: now.toISOString(),
})
