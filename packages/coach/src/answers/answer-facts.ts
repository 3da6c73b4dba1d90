import type { SpokenDimension } from '@sightline/contracts/rounds'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import type { Sentence } from '../text/sentences.ts'
import { type FoundTerms, findTerms } from './find-terms.ts'
import type { GivenAnswer } from './given-answer.ts'
import { type Measures, measure } from './measures.ts'
import { ownSentences } from './own-sentences.ts'
import { type TopicFit, type TopicProfiles, topicFitOf } from './topic-fit.ts'

/** The measured facts that the levels of a spoken answer are computed from. */
export type AnswerFacts = {
  /** The candidate's own sentences, without copied and repeated ones. */
  sentences: Sentence[]
  /** The found terms by dimension. */
  terms: Record<string, FoundTerms>
  /** Null where the question has no topic profiles. */
  fit: TopicFit | null
  measures: Measures
}

export type ScoredSpokenQuestion = Pick<SpokenQuestion, 'statement' | 'terms'> & {
  /** Added by `withTopicProfiles`. */
  topicProfiles?: TopicProfiles | undefined
}

export function answerFacts(
  { statement, terms, topicProfiles }: ScoredSpokenQuestion,
  { passages, asked, speech }: GivenAnswer,
): AnswerFacts {
  const sentences = ownSentences(passages, [statement, ...asked])
  return {
    sentences,
    terms: Object.fromEntries(
      Object.entries(terms).map(([dimension, lines]) => [dimension, findTerms(lines, sentences)]),
    ),
    fit: topicProfiles ? topicFitOf(topicProfiles, sentences) : null,
    measures: measure(sentences, speech),
  }
}

const NO_TERMS: FoundTerms = { found: [], missing: [], share: 0 }
export const termsOf = ({ terms }: AnswerFacts, dimension: SpokenDimension): FoundTerms => terms[dimension] ?? NO_TERMS
