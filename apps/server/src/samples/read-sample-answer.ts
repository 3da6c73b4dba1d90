import { describeDimension } from '@sightline/coach/rubrics/rubrics'
import { oneDecimal } from '@sightline/coach/scoring/interview-score'
import { scoreAnswer } from '@sightline/coach/scoring/score-answer'
import type { SampleReading } from '@sightline/contracts/samples/samples'
import { sentencesOf } from '@sightline/english/sentences'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import type { KnownMeanings } from '../meaning/public.ts'

/** Scores a visitor's answer as the coach scores answers of interviews. */
export async function readSampleAnswer(
  question: SpokenQuestion,
  text: string,
  meanings: KnownMeanings,
): Promise<SampleReading> {
  const passages = [{ text, seq: 1 }]
  await meanings.prepare(sentencesOf(passages).map((sentence) => sentence.text))
  const { score, levels, isProvisional } = scoreAnswer(
    question.round,
    question,
    { passages, asked: [], speech: null },
    meanings,
  )
  return {
    score: oneDecimal(score),
    isProvisional,
    dimensions: levels.map((level) => ({
      ...level,
      title: describeDimension(question.round, level.dimension).title,
    })),
  }
}
