import { SPOKEN_ROUNDS, type SpokenRound } from '@sightline/contracts/interviews/rounds'
import { containsPhrase, createPhraseSearch, indexStems } from '@sightline/english/phrase-search'
import { type Sentence, sentencesOf, stemsOf, wordsOf } from '@sightline/english/sentences'
import { stem } from '@sightline/english/stem'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import { BACKGROUND_EXAMPLES } from '../examples/background-examples.ts'
import { exampleTexts } from '../examples/round-examples.ts'
import {
  type Concept,
  type FoundConcept,
  findConcepts,
  meanStrength,
  parseConcept,
} from './concepts.ts'

/**
 * The topic of one question. `about` are the concepts that an answer must speak of. `terms` are the
 * distinctive synonyms of the question's terms: for each term a list of phrases, for each phrase
 * its stems. `sentences` are those of the question and of its two sample answers.
 */
export type TopicProfile = {
  slug: string
  about: Concept[]
  /** One text for each concept, for its meaning. */
  conceptTexts: string[]
  terms: string[][][]
  sentences: string[]
}

/**
 * The topic of a question beside the topics of all other questions of its round, and the stems of
 * all words that the bank and the examples have.
 */
export type TopicProfiles = {
  own: TopicProfile
  others: TopicProfile[]
  vocabulary: ReadonlySet<string>
}

/**
 * How well an answer fits its question, and how well it fits the other questions of the round.
 */
export type TopicFit = {
  concepts: FoundConcept[]
  /**
   * The mean strength of the question's own concepts, and of another question's where the answer
   * names them all. `rivalStrength` is the strength of the rival among the others.
   */
  strength: number
  otherStrength: number
  rivalStrength: number
  /**
   * How many of the question's distinctive terms the answer names, and how many of another
   * question's.
   */
  terms: number
  otherTerms: number
}

/**
 * A synonym is distinctive when at most this share of the strong answers to other questions
 * contains it.
 */
const DISTINCTIVE_SHARE_MAX = 0.1

/**
 * Adds to each question of a bank its topic profiles. The profiles of a round are computed when a
 * question of the round is first scored. The same bank gives the same profiles.
 */
export function withTopicProfiles(
  questions: SpokenQuestion[],
): (SpokenQuestion & { topicProfiles: TopicProfiles | undefined })[] {
  const cache = new Map<SpokenRound, TopicProfile[]>()
  const profilesOfRound = (round: SpokenRound) => {
    const profiles =
      cache.get(round) ?? profilesOf(questions.filter((question) => question.round === round))
    cache.set(round, profiles)
    return profiles
  }
  let vocabulary: ReadonlySet<string> | undefined
  return questions.map((question) => ({
    ...question,
    get topicProfiles() {
      const profiles = profilesOfRound(question.round)
      const own = profiles.find(({ slug }) => slug === question.slug)
      vocabulary ??= vocabularyOf(questions)
      return own && { own, others: profiles.filter((profile) => profile !== own), vocabulary }
    },
  }))
}

/** The stems of all words of the questions and of the example sentences. */
function vocabularyOf(questions: SpokenQuestion[]): ReadonlySet<string> {
  const texts = questions.flatMap(
    ({ title, statement, stronger, weak, about, terms, followUps }) => [
      ...[title, statement, stronger, weak, ...about, ...Object.values(terms).flat()],
      ...followUps.map(({ ask }) => ask),
    ],
  )
  const words = new Set(
    [...texts, ...SPOKEN_ROUNDS.flatMap(exampleTexts), ...BACKGROUND_EXAMPLES].flatMap(wordsOf),
  )
  return new Set([...words].map(stem))
}

function profilesOf(questions: SpokenQuestion[]): TopicProfile[] {
  const countInStrong = answerCounter(questions, 'stronger')
  const countInWeak = answerCounter(questions, 'weak')
  const otherCount = questions.length - 1
  return questions.map((question) => {
    const { slug, about, terms } = question
    const isDistinctive = (phrase: string[]) =>
      countInStrong(slug, phrase) <= otherCount * DISTINCTIVE_SHARE_MAX
    // One is added to both counts, so that an unused phrase has a share above 0.
    const shareOf = (phrase: string[]) =>
      (countInStrong(slug, phrase) + countInWeak(slug, phrase) + 1) / (2 * otherCount + 1)
    return {
      slug,
      sentences: topicSentences(question),
      about: about.map((line) => parseConcept(line, shareOf)),
      conceptTexts: conceptTexts(question),
      terms: Object.values(terms).flatMap((lines) =>
        lines.map((line) => line.split('|').map(stemsOf).filter(isDistinctive)),
      ),
    }
  })
}

/** The sentences that show by their meaning what a question is about. */
export const topicSentences = ({ title, statement, stronger, weak }: SpokenQuestion): string[] =>
  sentencesOf([title, statement, stronger, weak].map((text) => ({ text, seq: 0 }))).map(
    ({ text }) => text,
  )

/** One text for each concept of a question: its synonyms, as many as the encoder reads. */
export const conceptTexts = ({ about }: SpokenQuestion): string[] =>
  about.map((line) =>
    line
      .split('|')
      .map((synonym) => synonym.trim())
      .join(', ')
      .slice(0, CONCEPT_TEXT_MAX),
  )

const CONCEPT_TEXT_MAX = 600

/**
 * Counts how many of the bank's answers of one kind contain a phrase, leaving out the answer to the
 * question `slug`.
 */
function answerCounter(questions: SpokenQuestion[], kind: 'stronger' | 'weak') {
  const slugs = new Map(
    questions.map((question) => [
      indexStems(sentencesOf([{ text: question[kind], seq: 0 }])),
      question.slug,
    ]),
  )
  const search = createPhraseSearch([...slugs.keys()])
  return (slug: string, phrase: string[]) =>
    search(phrase).filter((answer) => slugs.get(answer) !== slug).length
}

/**
 * The share of a round's other questions that an answer may fit better than its own and still be on
 * its topic: a story can answer several questions, a design or a call hardly.
 */
const SHARED_ANSWERS: Record<SpokenRound, number> = {
  behavioral: 0.05,
  'system-design': 0,
  'sales-call': 0,
}

/**
 * How well an answer fits the rival of its question, of all that it fits the other questions: the
 * best of those fits but for the share of questions that can have an answer in common, so that a
 * larger bank makes no answer less likely to be on its topic.
 */
export const fitOfRival = (round: SpokenRound, fits: number[]): number =>
  fits.toSorted((a, b) => b - a)[Math.round(fits.length * SHARED_ANSWERS[round])] ?? 0

/** Compares how an answer fits its own question and the others of the round. */
export function topicFitOf(
  round: SpokenRound,
  { own, others }: TopicProfiles,
  sentences: Sentence[],
): TopicFit {
  const answer = indexStems(sentences)
  const concepts = findConcepts(own.about, answer)
  const isNamed = ({ synonyms }: Concept) =>
    synonyms.some(({ stems }) => containsPhrase(answer, stems))
  const otherStrengths = others.map(({ about }) =>
    about.every(isNamed) ? meanStrength(findConcepts(about, answer)) : 0,
  )
  const countTerms = ({ terms }: TopicProfile) =>
    terms.filter((phrases) => phrases.some((phrase) => containsPhrase(answer, phrase))).length
  return {
    concepts,
    strength: meanStrength(concepts),
    otherStrength: Math.max(0, ...otherStrengths),
    rivalStrength: fitOfRival(round, otherStrengths),
    terms: countTerms(own),
    otherTerms: Math.max(0, ...others.map(countTerms)),
  }
}
