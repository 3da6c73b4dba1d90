import { expect, test } from 'vitest'
import { measureSpeech } from '../../src/speech/measure-speech.ts'
import { findSpeechSpans, mergeSpans } from '../../src/speech/spans.ts'
import { measure } from '../../src/spoken-answers/measures.ts'
import { SPEECH_RATE, speak, type Voice } from '../../toolchain/speak.ts'

/**
 * A spoken answer: sentences, and silences in ms. Two silences are pauses, two are shorter breaks.
 * The sentences begin and end with soft sounds and with sounds that burst after a silence.
 */
const ANSWER = [
  1000,
  'Um, at my last company the alerts went off every night and nobody looked at them',
  1300,
  'I asked for them, and, you know, read all sixty',
  550,
  'That took me three weeks',
  800,
  'First I cut forty of them, and the rest got notes on what to do',
  600,
  'Half a year on, the pages we got were down to two each week',
  1500,
]
const TEXT = ANSWER.filter((piece) => typeof piece === 'string').join('. ')
const WORDS = 60

/** Deterministic noise, as of a room. */
function noise(level: number) {
  let seed = 1
  return () => {
    seed = (seed * 16_807) % 2_147_483_647
    return level * ((seed / 2_147_483_647) * 2 - 1)
  }
}

test.each<[pace: string, Voice, stretch: number, gain: number, noise: number]>([
  ['hurried', 'slt', 0.75, 1, 0],
  ['plain', 'rms', 1, 0.25, 0.001],
  ['plain', 'slt', 1, 1, 0.01],
  ['slow', 'awb', 1.3, 1, 0.004],
])(
  'measures %s speech of voice %s (stretch %d, gain %d, noise %d) as it was said',
  (_pace, voice, stretch, gain, level) => {
    const { samples, sounds } = speak(ANSWER, { voice, stretch })
    const random = noise(level)
    const recording = samples.map((sample) => gain * sample + random())
    const spans = findSpeechSpans(recording, SPEECH_RATE) ?? []

    const silences = mergeSpans(spans, 700).map(
      ({ startMs }, index, all) => startMs - (all[index - 1]?.endMs ?? 0),
    )
    expect(silences).toHaveLength(3)
    for (const [index, ms] of [1000, 1300, 800].entries())
      expect(Math.abs((silences[index] ?? 0) - ms), `silence ${index}`).toBeLessThan(100)

    const saidMs = (sounds.at(-1)?.endMs ?? 0) - (sounds[0]?.startMs ?? 0)
    const speech = measureSpeech({
      text: TEXT,
      spans,
      durationMs: (recording.length * 1000) / SPEECH_RATE,
    })
    expect(speech).toMatchObject({ words: WORDS, fillers: 2, pauses: 2 })
    expect(Math.abs(speech.durationMs - saidMs) / saidMs).toBeLessThan(0.02)
    const { pace } = measure([], speech)
    expect(Math.abs((pace ?? 0) / ((WORDS * 60_000) / saidMs) - 1)).toBeLessThan(0.02)
  },
)

test('a sentence without a break has no pauses, despite silences within its words', () => {
  const { samples } = speak([
    400,
    'It took just a week to stop the last of the backups that kept on breaking',
    400,
  ])
  const spans = findSpeechSpans(samples, SPEECH_RATE) ?? []
  expect(measureSpeech({ text: '', spans, durationMs: 0 }).pauses).toBe(0)
})
