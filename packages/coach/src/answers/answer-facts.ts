import type { Speech } from '@sightline/contracts/interview-events'
import type { SpokenDimension } from '@sightline/contracts/rounds'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import type { Passage, Sentence } from '../text/sentences.ts'
import { type FoundTerms, findTerms } from './find-terms.ts'
import { type Measures, measure } from './measures.ts'
import { ownSentences } from './own-sentences.ts'
import { type TopicFit, type TopicProfiles, topicFitOf } from './topic-fit.ts'

/** All that a candidate said to one question, with the texts of what was asked. */
export type GivenAnswer = { passages: Passage[]; asked: string[]; speech: Speech | null }

/** What an answer's levels are computed from: all of it measured, none of it an opinion. */
export type AnswerFacts = {
  /** Those that are the candidate's own. */
  sentences: Sentence[]
  terms: Record<string, FoundTerms>
  /** Null where the other questions of the round are not known. */
  fit: TopicFit | null
  measures: Measures
}

export type ScoredSpokenQuestion = Pick<SpokenQuestion, 'statement' | 'terms'> & {
  /** What sets the question apart from the others of its round; `withSubjects` adds it. */
  topicProfiles?: TopicProfiles | undefined
}

/** Measures what was said to a question. */
export function answerFacts(
  { statement, terms, topicProfiles }: ScoredSpokenQuestion,
  { passages, asked, speech }: GivenAnswer,
): AnswerFacts {
  const sentences = ownSentences(passages, [statement, ...asked])
  return {
    sentences,
    terms: Object.fromEntries(Object.entries(terms).map(([name, lines]) => [name, findTerms(lines, sentences)])),
    fit: topicProfiles ? topicFitOf(topicProfiles, sentences) : null,
    measures: measure(sentences, speech),
  }
}

const NONE: FoundTerms = { found: [], missing: [], share: 0 }
export const termsOf = ({ terms }: AnswerFacts, dimension: SpokenDimension): FoundTerms => terms[dimension] ?? NONE
