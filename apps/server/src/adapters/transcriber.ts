import { setTimeout } from 'node:timers/promises'
import { SPOKEN_ANSWER_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import { plainText } from '@sightline/contracts/text/plain-text'
import type { Transcript } from '@sightline/contracts/transcripts/transcripts'
import { z } from 'zod'
import { SECOND_MS } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import { vocabularyFields } from './transcriber-vocabulary.ts'

/** A recording. `extension` matches the content, because transcribers go by the file name. */
export interface Recording {
  bytes: Buffer
  mime: string
  extension: string
}

export interface Transcriber {
  isThere: boolean
  /**
   * Transcribes a recording, which is not stored. `vocabulary`: names and terms that may be said.
   * @throws AppError('not_configured' |
   * 'upstream_failed')
   */
  transcribe: (recording: Recording, vocabulary: readonly string[]) => Promise<Transcript>
}

type Settings = Pick<Env, 'TRANSCRIBER' | 'TRANSCRIBER_API_KEY'>

/**
 * No request waits longer for a third party. The recording stays with the page, which offers to
 * send it again.
 */
const TIMEOUT_MS = 25 * SECOND_MS
/** Answers after which the same recording may be taken a moment later. */
const BUSY_STATUSES = [429, 500, 502, 503, 504]
/** Pauses before further tries, unless the service names a longer one. */
const PAUSES_MS = [500, 1000, 2000]

const seconds = z.number().min(0)
const Span = z.object({ start: seconds, end: seconds })
/** Only some models give words and segments with their times. */
const TranscriptionResponse = z.object({
  text: z.string(),
  words: z.array(Span).nullish(),
  segments: z.array(Span).nullish(),
})

/**
 * A client of the OpenAI-compatible transcription API. A recording that a busy service refuses is
 * sent again, within the timeout. Errors contain nothing of a recording or its words.
 */
export function createTranscriber(env: Settings, { timeoutMs = TIMEOUT_MS } = {}): Transcriber {
  const model = env.TRANSCRIBER.find(({ protocol }) => protocol === 'file')
  const key = env.TRANSCRIBER_API_KEY
  let supported: readonly Extra[] = EXTRAS

  const post = (form: FormData, signal: AbortSignal) =>
    fetch(`${model?.url}/audio/transcriptions`, {
      method: 'POST',
      body: form,
      signal,
      ...(key && { headers: { authorization: `Bearer ${key}` } }),
    })

  /** Leaves out what the model rejects, from then on. */
  async function postOnce(request: Request, signal: AbortSignal): Promise<Response> {
    const wanted = supported.filter(
      (extra) => extra !== 'vocabulary' || request.vocabulary.length > 0,
    )
    for (const extras of [wanted, ...wanted.map((extra) => without(wanted, extra))]) {
      const response = await post(formOf(request, extras), signal)
      if (response.ok)
        supported = supported.filter((extra) => !wanted.includes(extra) || extras.includes(extra))
      if (response.status !== 400) return response
      await response.body?.cancel()
    }
    return post(formOf(request, []), signal)
  }

  /** Tries again while the service is busy and says so in time. */
  async function postUntilTaken(request: Request): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs)
    const deadline = performance.now() + timeoutMs
    for (const pauseMs of PAUSES_MS) {
      const response = await postOnce(request, signal)
      if (!BUSY_STATUSES.includes(response.status)) return response
      const waitMs = Math.max(pauseMs, retryAfterMs(response))
      if (performance.now() + waitMs > deadline) return response
      await response.body?.cancel()
      await setTimeout(waitMs, undefined, { signal })
    }
    return postOnce(request, signal)
  }

  async function requestTranscript(request: Request): Promise<Transcript> {
    const response = await postUntilTaken(request)
    if (!response.ok) throw new Error(`The transcriber answered ${response.status}`)
    const answer = TranscriptionResponse.safeParse(await response.json())
    if (!answer.success) throw new Error('The response of the transcriber is not a transcription')
    return asTranscript(answer.data)
  }

  return {
    isThere: model !== undefined,
    async transcribe(recording, vocabulary) {
      if (!model)
        throw new AppError(
          'not_configured',
          'This server has nothing that turns speech into words.',
        )
      try {
        return await requestTranscript({ name: model.name, recording, vocabulary })
      } catch (cause) {
        throw new AppError('upstream_failed', NO_ANSWER, { cause })
      }
    },
  }
}

const NO_ANSWER =
  'The recording could not be turned into words just now. Try again in a moment, or type your answer.'

/**
 * How long a response asks to wait, by its `Retry-After` in seconds or as a date; 0 if it does not.
 */
function retryAfterMs({ headers }: Response): number {
  const value = headers.get('retry-after') ?? ''
  const waitMs = /^\d+$/.test(value) ? Number(value) * SECOND_MS : Date.parse(value) - Date.now()
  return Math.max(0, waitMs || 0)
}

/** What some models reject. */
const EXTRAS = ['times', 'vocabulary'] as const
type Extra = (typeof EXTRAS)[number]
const without = (extras: readonly Extra[], left: Extra) => extras.filter((extra) => extra !== left)

interface Request {
  /** The model's. */
  name: string
  recording: Recording
  vocabulary: readonly string[]
}

function formOf(
  { name, recording: { bytes, mime, extension }, vocabulary }: Request,
  extras: readonly Extra[],
): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: mime }), `recording.${extension}`)
  form.set('model', name)
  form.set('response_format', extras.includes('times') ? 'verbose_json' : 'json')
  if (extras.includes('times'))
    for (const granularity of ['word', 'segment'])
      form.append('timestamp_granularities[]', granularity)
  const { prompt, keywords = [] } = vocabularyFields(
    name,
    extras.includes('vocabulary') ? vocabulary : [],
  )
  if (prompt) form.set('prompt', prompt)
  for (const keyword of keywords) form.append('keywords[]', keyword)
  return form
}

function asTranscript({
  text,
  words,
  segments,
}: z.infer<typeof TranscriptionResponse>): Transcript {
  const spans = words?.length ? words : (segments ?? [])
  return {
    text: plainText(text).trim().slice(0, SPOKEN_ANSWER_MAX_LENGTH),
    spans: spans.map(({ start, end }) => ({
      startMs: inMs(start),
      endMs: inMs(Math.max(start, end)),
    })),
  }
}

const inMs = (time: number) => Math.round(time * SECOND_MS)
