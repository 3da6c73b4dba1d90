import { SOUND_SAMPLE_RATE, samplesOf } from '@sightline/contracts/live/sound-frames'
import type { SpeechTranscriber } from '../../adapters/speech.ts'
import type { Transcriber } from '../../adapters/transcriber.ts'

/** Turns each utterance into text once it has ended, by a transcriber that takes recordings. */
export const fileSpeech = (transcriber: Transcriber): SpeechTranscriber => ({
  how: 'file',
  openLine: (vocabulary) => ({
    begin() {
      const sound: Uint8Array[] = []
      const settle = Promise.withResolvers<string>()
      return {
        text: settle.promise,
        add: (part) => sound.push(part),
        end() {
          const recording = {
            bytes: wavOf(Buffer.concat(sound)),
            mime: 'audio/wav',
            extension: 'wav',
          }
          transcriber
            .transcribe(recording, vocabulary)
            .then(({ text }) => settle.resolve(text), settle.reject)
        },
        drop: () => settle.reject(new Error('The utterance was given up')),
      }
    },
    close() {},
  }),
})

/** Sound of one channel as a WAV file of 16-bit samples. */
function wavOf(sound: Uint8Array): Buffer {
  const samples = Buffer.from(samplesOf(sound).buffer)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(SOUND_SAMPLE_RATE, 24)
  head.writeUInt32LE(SOUND_SAMPLE_RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
