import { once } from 'node:events'
import { SOUND_FRAME_SAMPLES } from '@sightline/contracts/live/sound-frames'
import { WebSocket } from 'ws'
import { median } from '../row.ts'
import { LIVE_ENV } from './live-setting.ts'

const SAMPLES = 15

/**
 * How long the transcriber's and the model's stand-in take when this process asks them directly:
 * their fixed delays, and what a request to a local server costs on this machine at this moment.
 */
export async function timeStandIns(
  standIns: string,
): Promise<{ finalMs: number; modelMs: number }> {
  const [finals, models] = [await timeTranscriber(standIns), await timeModel(standIns)]
  // The first ones open connections and compile code.
  return { finalMs: median(finals.slice(3)), modelMs: median(models.slice(3)) }
}

async function timeTranscriber(standIns: string): Promise<number[]> {
  const socket = new WebSocket(
    `${standIns.replace('http', 'ws')}/transcriber/v1/realtime?intent=transcription`,
    {
      headers: { authorization: `Bearer ${LIVE_ENV.REALTIME_TRANSCRIBER_API_KEY}` },
    },
  )
  await once(socket, 'open')
  const send = (message: object) => socket.send(JSON.stringify(message))
  const input = {
    format: { type: 'audio/pcm', rate: 24_000 },
    transcription: { model: 'bench' },
    turn_detection: null,
  }
  send({ type: 'session.update', session: { type: 'transcription', audio: { input } } })
  const audio = Buffer.alloc(2 * 2 * SOUND_FRAME_SAMPLES, 1).toString('base64')
  const times: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    send({ type: 'input_audio_buffer.append', audio })
    send({ type: 'input_audio_buffer.append', audio })
    const startedAt = performance.now()
    send({ type: 'input_audio_buffer.commit' })
    for (let isFinal = false; !isFinal; ) {
      const [data] = await once(socket, 'message')
      isFinal = String(data).includes('transcription.completed')
    }
    times.push(performance.now() - startedAt)
  }
  socket.close()
  return times
}

async function timeModel(standIns: string): Promise<number[]> {
  const headers = {
    authorization: `Bearer ${LIVE_ENV.OPENAI_COMPATIBLE_API_KEY}`,
    'content-type': 'application/json',
  }
  const messages = [{ role: 'user', content: 'What does a pilot cost?' }]
  const body = JSON.stringify({
    model: 'bench',
    stream: true,
    stream_options: { include_usage: true },
    messages,
  })
  const times: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    const startedAt = performance.now()
    const answer = await fetch(`${standIns}/models/openai/v1/chat/completions`, {
      method: 'POST',
      headers,
      body,
    })
    let firstWordsMs: number | undefined
    if (answer.body)
      for await (const text of answer.body.pipeThrough(new TextDecoderStream()))
        if (text.includes('"content":"It')) firstWordsMs ??= performance.now() - startedAt
    if (firstWordsMs === undefined) throw new Error('The stand-in of the model gave no words')
    times.push(firstWordsMs)
  }
  return times
}
