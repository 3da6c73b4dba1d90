import { cuePattern } from '../cues/cue.ts'
import { PLAIN_REQUEST_CUES } from '../cues/request-cues.ts'
import { askingFeatures } from './asking-features.ts'
import model from './asking-weights.json' with { type: 'json' }
import { type AskingContext, asksUser } from './asks.ts'
import { plainSentences, withoutMarkers } from './sentences.ts'

/** How sure it is that a text asks the user for something. */
export type Verdict = 'yes' | 'no' | 'doubtful'

/** What a text of the other side is taken for. */
export interface AskingJudgement {
  /**
   * `doubtful`: of the texts judged so, clearly fewer than nine in ten are decided right, so that
   * whoever can ask a model may ask it. Without a model `asks` stands.
   */
  verdict: Verdict
  /** Whether it has the form of a question or request, for tests, logs and benches. */
  reason: 'asks in so many words' | 'calls for an answer' | 'asks nothing'
  /** The decision without a model. */
  asks: boolean
}

/** A text asks from this probability on. */
const ASKS_FROM = 0.5
const SURE_NOT_BELOW = 0.2
const SURE_FROM = 0.95

const PLAIN_REQUEST = cuePattern(PLAIN_REQUEST_CUES, 'start')
const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(model.weights))

/** The probability that a text of the other side asks the user for something, from 0 to 1. */
export function askingProbability(text: string, context: AskingContext): number {
  let sum = model.bias
  for (const feature of askingFeatures(text, context)) sum += WEIGHTS.get(feature) ?? 0
  return 1 / (1 + Math.exp(-sum))
}

/** Whether a sentence of the text begins with a request that nothing outweighs. */
const hasPlainRequest = (text: string) =>
  plainSentences(text).some(({ words }) => PLAIN_REQUEST.test(withoutMarkers(words).trim()))

/** Judges a text of the other side. It takes well under 1 ms. */
export function judgeAsking(text: string, context: AskingContext = {}): AskingJudgement {
  const probability = askingProbability(text, context)
  const hasForm = asksUser(text.replaceAll('?', ''), context)
  const isPlain = hasForm && hasPlainRequest(text)
  const asks = isPlain || probability >= ASKS_FROM
  const reason = hasForm ? 'asks in so many words' : 'calls for an answer'
  // A question with its mark needs no model, which would take up to half a second.
  const isSure = probability >= SURE_FROM || isPlain || (asks && hasForm && text.includes('?'))
  return {
    verdict: isSure ? 'yes' : probability < SURE_NOT_BELOW ? 'no' : 'doubtful',
    reason: asks ? reason : 'asks nothing',
    asks,
  }
}
