import { z } from 'zod'

/**
 * The transcript unless a script sets another. It ends in a question, so that a live session has
 * something to answer.
 */
const DEFAULT_TEXT =
  'These words come from the stand-in for transcription, not from your recording. Nothing listened to what you said.'
const DEFAULT_QUESTION = 'Can you tell me about a project that you are proud of?'

/** How the realtime transcriber behaves for one utterance. */
const Utterance = z.strictObject({
  /** Its final text; empty for silence. */
  text: z.string().default(`${DEFAULT_TEXT} ${DEFAULT_QUESTION}`),
  /** The text while it is spoken, if that differs from the final one. */
  interim: z.string().optional(),
  /** The time from the end of the utterance to its text. */
  finalMs: z.int().min(0).max(60_000).default(0),
  /**
   * `fail`: an event says so. `stall`: no text ever comes. `drop`: the connection is cut at the end
   * of the utterance. `drop-early`: it is cut during the first half second. `wrong`: nonsense.
   * `late`: the text comes after the next one's.
   */
  mode: z.enum(['ok', 'fail', 'stall', 'drop', 'drop-early', 'wrong', 'late']).default('ok'),
})
export type ScriptedUtterance = z.infer<typeof Utterance>

export const Script = z.strictObject({
  text: z.string().default(DEFAULT_TEXT),
  /** The start and end of each word in seconds, for requests that ask for times. */
  words: z
    .array(z.strictObject({ word: z.string(), start: z.number(), end: z.number() }))
    .default([]),
  /** Whether the last recording is stored for `GET /recording`, until the next script. */
  keepsRecording: z.boolean().default(false),
  /** What the realtime transcriber hears, one utterance after the other; the last one stays. */
  utterances: z.array(Utterance).default([]),
  /**
   * What it hears in tones instead: the text for the nearest frequency in Hz, on any connection.
   */
  tones: z.array(z.strictObject({ hz: z.number(), text: z.string() })).default([]),
  /** How much sound it takes for each further word of the interim text. */
  msPerWord: z.int().min(10).default(200),
})
export type Script = z.infer<typeof Script>

export const utteranceOf = (text: string): ScriptedUtterance => Utterance.parse({ text })
export const DEFAULT_UTTERANCE = Utterance.parse({})
