import { sentencesOf } from '@sightline/english/sentences'
import type { QuestionProgress } from '../interview/state.ts'
import { type AnswerFeatures, answerFeatures } from '../rubrics/coding-answer-features.ts'
import { quoteOf } from './follow-up-quote.ts'

const WORDS_MIN = 4
/** What says nothing of the code, and would read like an accusation in quotation marks. */
const DOUBT =
  /\b(not (really |quite |so |very )?sure|unsure|no (idea|clue)|(do not|don['’]?t|did not|didn['’]?t) (really )?(know|remember|understand))\b/i

/**
 * What the coach says to the answer to a coding follow-up: it takes up a sentence of the answer,
 * and names one thing that an interviewer would ask for next. Null where there is no answer to take
 * up.
 */
export function remarkOn({ followUp, submissions }: QuestionProgress): string | null {
  if (!followUp?.answer || followUp.request) return null
  const code = submissions.findLast(({ results }) => results !== null)?.code ?? ''
  const sentences = sentencesOf([{ text: followUp.answer, seq: 0 }]).map(({ said }) => ({
    said,
    ...answerFeatures(said, code, followUp.about),
  }))
  if (answerFeatures(followUp.answer, code).words < WORDS_MIN) return null
  const next = NEXT.find(({ isThere }) => !sentences.some(isThere))
  const asked = next ? ` An interviewer would ask next for ${next.what}.` : ''
  const telling = sentences.filter(({ said }) => !DOUBT.test(said))
  const ofCost = telling.find(({ namesCost }) => namesCost)
  const shown = ofCost ?? telling.find(({ refersToCode }) => refersToCode) ?? telling[0]
  if (!shown) return asked.trim() || null
  const found = [
    ...(shown.namesCost ? ['names a cost'] : []),
    ...(shown.refersToCode ? ['points to your own code'] : []),
  ]
  const praise = found.length > 0 ? ` That ${found.join(' and ')}.` : ''
  return `You said ${quoteOf(shown)}${praise}${asked}`
}

/** What a strong answer has, in the order in which its lack is named. */
const NEXT: { what: string; isThere: (features: AnswerFeatures) => boolean }[] = [
  { what: 'the cost, in the size of the input', isThere: ({ namesCost }) => namesCost },
  { what: 'the line or the name in your code', isThere: ({ refersToCode }) => refersToCode },
  { what: 'a small input that shows it', isThere: ({ isConcrete }) => isConcrete },
]
