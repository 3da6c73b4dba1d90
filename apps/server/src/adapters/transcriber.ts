import { SPOKEN_ANSWER_MAX_LENGTH } from '@sightline/contracts/interview-limits'
import { plainText } from '@sightline/contracts/plain-text'
import type { Transcript } from '@sightline/contracts/transcripts'
import { z } from 'zod'
import { SECOND_MS } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'

/** A recording. `extension` is what its content is: transcribers go by the name of the file. */
export interface Recording {
  bytes: Buffer
  mime: string
  extension: string
}

/** Where recordings become words. */
export interface Transcriber {
  isThere: boolean
  /** The words of a recording; it is passed on and not kept. @throws AppError where there is no transcriber or it gives no answer */
  transcribe: (recording: Recording) => Promise<Transcript>
}

type Settings = Pick<Env, 'TRANSCRIBER' | 'TRANSCRIBER_API_KEY'>

/** Five minutes of speech take a slow machine about as long as this. */
const PATIENCE_MS = 60 * SECOND_MS

const seconds = z.number().min(0)
const Span = z.object({ start: seconds, end: seconds })
/** Words and segments are told by those models that know when something was said. */
const Answer = z.object({
  text: z.string(),
  words: z.array(Span).nullish(),
  segments: z.array(Span).nullish(),
})

/** Speaks the OpenAI-compatible interface for transcriptions. Nothing of a recording or of its words goes into an error. */
export function createTranscriber(env: Settings, { patienceMs = PATIENCE_MS } = {}): Transcriber {
  const { TRANSCRIBER: model, TRANSCRIBER_API_KEY: key } = env
  /** Some models tell no times, and refuse to be asked for them. */
  let tellsTimes = true

  const ask = (form: FormData, signal: AbortSignal) =>
    fetch(`${model?.url.replace(/\/+$/, '')}/audio/transcriptions`, {
      method: 'POST',
      body: form,
      signal,
      ...(key && { headers: { authorization: `Bearer ${key}` } }),
    })

  async function hear(name: string, recording: Recording): Promise<Transcript> {
    const signal = AbortSignal.timeout(patienceMs)
    let response = await ask(formOf(name, recording, tellsTimes), signal)
    if (response.status === 400 && tellsTimes) {
      await response.body?.cancel()
      response = await ask(formOf(name, recording, false), signal)
      if (response.ok) tellsTimes = false
    }
    if (!response.ok) throw new Error(`The transcriber answered ${response.status}`)
    const answer = Answer.safeParse(await response.json())
    if (!answer.success) throw new Error('The transcriber answered something else than a transcription')
    return asTranscript(answer.data)
  }

  return {
    isThere: model !== undefined,
    async transcribe(recording) {
      if (!model) throw new AppError('not_configured', 'This server has nothing that turns speech into words.')
      try {
        return await hear(model.name, recording)
      } catch (cause) {
        throw new AppError('upstream_failed', NO_ANSWER, { cause })
      }
    },
  }
}

const NO_ANSWER = 'The recording could not be turned into words just now. Try again in a moment, or type your answer.'

function formOf(model: string, { bytes, mime, extension }: Recording, withTimes: boolean): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: mime }), `recording.${extension}`)
  form.set('model', model)
  form.set('response_format', withTimes ? 'verbose_json' : 'json')
  if (withTimes) for (const granularity of ['word', 'segment']) form.append('timestamp_granularities[]', granularity)
  return form
}

function asTranscript({ text, words, segments }: z.infer<typeof Answer>): Transcript {
  const spans = words?.length ? words : (segments ?? [])
  return {
    text: plainText(text).trim().slice(0, SPOKEN_ANSWER_MAX_LENGTH),
    spans: spans.map(({ start, end }) => ({ startMs: inMs(start), endMs: inMs(Math.max(start, end)) })),
  }
}

const inMs = (time: number) => Math.round(time * SECOND_MS)
