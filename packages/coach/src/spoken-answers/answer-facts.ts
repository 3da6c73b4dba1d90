import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { Meanings } from '@sightline/english/meanings'
import type { Sentence } from '@sightline/english/sentences'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import { type FoundTerms, findTerms } from './find-terms.ts'
import type { AnsweredFollowUp, GivenAnswer } from './given-answer.ts'
import { inventedFactsOf } from './invented-facts.ts'
import { type Measures, measure } from './measures.ts'
import { ownSentences } from './own-sentences.ts'
import { type TopicFit, type TopicProfiles, topicFitOf } from './topic-fit.ts'
import { foregroundOf, isForeign, type TopicMeaning, topicMeaningOf } from './topic-meaning.ts'

/** The measured facts that the levels of a spoken answer are computed from. */
export type AnswerFacts = {
  /**
   * The candidate's own sentences, without copied, repeated and invented ones and without answers
   * that evade a follow-up.
   */
  sentences: Sentence[]
  /** The follow-ups whose answer evades them. */
  evaded: AnsweredFollowUp[]
  /** The numbers of the events of the answers to harder follow-ups. */
  toHarder: ReadonlySet<number>
  /** The found terms of those dimensions that the question has terms for. */
  terms: Record<string, FoundTerms | undefined>
  /** Null where the question has no topic profiles. */
  fit: TopicFit | null
  /** The stems of the words that the coach knows; null where the question has no topic profiles. */
  vocabulary: ReadonlySet<string> | null
  measures: Measures
  /**
   * Null where the sentences could not be encoded: the answer is then judged by its words alone.
   */
  meanings: Meanings | null
  /** Null without meanings or topic profiles. */
  topicMeaning: TopicMeaning | null
  /**
   * How much nearer the sentences are to answers of the round than to private life; null without
   * meanings.
   */
  foreground: number | null
}

export type ScoredSpokenQuestion = Pick<SpokenQuestion, 'statement' | 'terms' | 'looksFor'> & {
  /** Added by `withTopicProfiles`. */
  topicProfiles?: TopicProfiles | undefined
}

/** Collects what the judges of an answer look at. Answers that evade a follow-up are left out. */
export function answerFacts(
  round: SpokenRound,
  { statement, terms, topicProfiles }: Omit<ScoredSpokenQuestion, 'looksFor'>,
  { passages, asked, speech, followUps = [] }: GivenAnswer,
  meanings: Meanings | undefined,
): AnswerFacts {
  const saidTexts = [statement, ...asked]
  const own = ownSentences(passages, saidTexts)
  // An open question does not hold all that the customer said before it.
  const isInvented =
    round === 'sales-call' && topicProfiles ? inventedFactsOf(saidTexts) : () => false
  const said = own.filter((sentence) => !isInvented(sentence))
  const isKnown =
    meanings !== undefined && said.every(({ text }) => meanings.vectorOf(text) !== undefined)
  const evaded = followUps.filter(({ seq }) => {
    const answer = said.filter((sentence) => sentence.seq === seq)
    return answer.length === 0 || (isKnown && isForeign(foregroundOf(round, answer, meanings)))
  })
  const sentences = said.filter(({ seq }) => !evaded.some((followUp) => followUp.seq === seq))
  return {
    sentences,
    evaded,
    toHarder: new Set(followUps.flatMap(({ about, seq }) => (about === 'harder' ? seq : []))),
    terms: Object.fromEntries(
      Object.entries(terms).map(([dimension, lines]) => [dimension, findTerms(lines, sentences)]),
    ),
    fit: topicProfiles ? topicFitOf(round, topicProfiles, sentences) : null,
    vocabulary: topicProfiles?.vocabulary ?? null,
    measures: measure(sentences, speech),
    meanings: isKnown ? meanings : null,
    topicMeaning:
      isKnown && topicProfiles ? topicMeaningOf(round, topicProfiles, sentences, meanings) : null,
    foreground: isKnown ? foregroundOf(round, sentences, meanings) : null,
  }
}
