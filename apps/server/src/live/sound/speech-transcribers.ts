import { createRealtimeTranscriber } from '../../adapters/realtime-transcriber.ts'
import type { SpeechTranscriber } from '../../adapters/speech.ts'
import type { Transcriber } from '../../adapters/transcriber.ts'
import type { Env } from '../../platform/env.ts'
import { fileSpeech } from './file-line.ts'

/**
 * The configured transcribers of live sessions, in order of preference: the first of each protocol.
 */
export function createSpeechTranscribers(env: Env, transcriber: Transcriber): SpeechTranscriber[] {
  const { TRANSCRIBER: models, REALTIME_TRANSCRIBER_API_KEY: key } = env
  const protocols = new Set(models.map(({ protocol }) => protocol))
  return [...protocols].flatMap((protocol) => {
    if (protocol === 'file') return [fileSpeech(transcriber)]
    const model = models.find((configured) => configured.protocol === 'realtime')
    return model ? [createRealtimeTranscriber({ model, key })] : []
  })
}
