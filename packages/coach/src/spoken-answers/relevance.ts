import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import { joinWords } from '@sightline/english/join-words'
import { IRREGULAR_PAST_FORMS, stem } from '@sightline/english/stem'
import { STOP_WORDS } from '@sightline/english/vocabulary'
import { countNumbers } from '@sightline/english/word-counts'
import type { AnswerFacts } from './answer-facts.ts'
import type { Measures } from './measures.ts'
import { SYSTEM_STEMS } from './system-stems.ts'
import type { TopicFit } from './topic-fit.ts'
import { isForeign } from './topic-meaning.ts'

const SYSTEM_WORDS_MIN = 3
/**
 * A word of three letters or more without capitals and digits, so that most names and abbreviations
 * are none.
 */
const SMALL_WORD = /(?<![\p{L}\p{N}'’])\p{Ll}{3,}(?![\p{L}\p{N}])/gu

/** A sentence in the past tense, with or without a person in it. */
const PAST_FORM = `(was|were|had|did|got|put|cut|let|set|came|${IRREGULAR_PAST_FORMS.join('|')}|\\w{2,}ed)`
const PAST_TENSE = new RegExp(
  `\\b(i|we|he|she|they|my \\w+|our \\w+)( \\w+ly| also| then| never| always| just| both| all)? ${PAST_FORM}\\b|^${PAST_FORM}\\b`,
  'i',
)
const PAST_TENSE_SHARE_MIN = 0.1
/** An offer or a question to the customer; transcripts have no question marks. */
const OFFER =
  /\b(i|we) (\w+ )?(can|could|may|might|will|would|want|suggest|propose|offer)\b|\b(i'll|we'll|i'd|we'd|let me|let us|let's|shall|suggest|propose|(can|could|may|would|will|do) (i|we|you))\b/i

const isInFirstPerson = ({ firstPersonSingular, firstPersonPlural }: Measures) =>
  firstPersonSingular + firstPersonPlural > 0

/** The form that every answer of a round needs, and what to do where it is not found. */
const FORMS: Record<SpokenRound, { hasForm: (facts: AnswerFacts) => boolean; needed: string }> = {
  behavioral: {
    hasForm: ({ sentences, measures }) =>
      isInFirstPerson(measures) &&
      sentences.filter(({ text }) => PAST_TENSE.test(text)).length >=
        Math.max(1, sentences.length * PAST_TENSE_SHARE_MIN),
    needed: 'Tell one case that happened to you.',
  },
  'system-design': {
    hasForm: ({ sentences }) => {
      const parts = new Set(
        sentences.flatMap(({ stems }) => stems.filter((stem) => SYSTEM_STEMS.has(stem))),
      )
      return (
        parts.size + sentences.reduce((sum, { text }) => sum + countNumbers(text), 0) >=
        SYSTEM_WORDS_MIN
      )
    },
    needed: 'Name the parts of the system, and numbers for them.',
  },
  'sales-call': {
    hasForm: ({ sentences, measures }) =>
      measures.secondPerson > 0 &&
      sentences.some(({ text, isQuestion }) => isQuestion || OFFER.test(text)),
    needed: 'Speak to the customer: ask something, or offer something.',
  },
}

/** An answer with a smaller share of its words in prose is a list of words. */
const PROSE_SHARE_MIN = 0.35

/**
 * Whether an answer is one to its question. `reason` says what would make it one. It does not say
 * what the answer lacks, which the reader could disprove. `share` is the share of its levels that an unsure answer keeps.
 */
export type Relevance =
  | { verdict: 'on'; reason: null }
  | { verdict: 'off'; reason: string }
  | { verdict: 'unsure'; reason: string; share: number }

const UNLIKE_THE_ROUND =
  'Its sentences are nearer to private life or general talk than to answers of this round.'

/**
 * An answer with a lower probability of being on the topic is in doubt, or off it. In doubt it keeps
 * a share of its levels in proportion, `SHARE_MIN` at least.
 */
const DOUBTED_BELOW = 0.45
const OFF_TOPIC_BELOW = 0.001
const SHARE_MIN = 0.1

/**
 * Whether an answer is on the topic: by its meaning, with words as hints, and in doubt the verdict
 * is that it is not sure. Without meanings the words decide alone.
 */
export function relevanceOf(facts: AnswerFacts, round: SpokenRound): Relevance {
  if (isMostlyUnknown(facts))
    return {
      verdict: 'off',
      reason: 'Hardly any of its words are English words that the coach knows.',
    }
  if (isListOfWords(facts)) {
    const reason = 'Most of it is a list of words: answer in sentences.'
    return tellsWhatWasDone(facts)
      ? { verdict: 'unsure', reason, share: LIST_SHARE }
      : { verdict: 'off', reason }
  }
  const reason = offTopicByWords(facts, round)
  if (!facts.fit) return relevanceToRound(facts.foreground, reason)
  const signals = topicSignals(facts)
  if (!signals) return reason === null ? { verdict: 'on', reason } : { verdict: 'off', reason }
  const probability = onTopicProbability(signals)
  if (probability >= DOUBTED_BELOW) return { verdict: 'on', reason: null }
  const shown = reason ?? topicAsked(facts.fit)
  if (probability < OFF_TOPIC_BELOW) return { verdict: 'off', reason: shown }
  const share = Math.max(SHARE_MIN, probability / DOUBTED_BELOW)
  return { verdict: 'unsure', reason: shown, share }
}

/**
 * The share of its levels that an answer keeps when it may be none to a question whose topic is not
 * described.
 */
const DOUBTED_SHARE = 0.5
const FOREIGN_SHARE = 0.3

/**
 * Whether an answer can be one to a question whose topic is not described: it has the form of the
 * round, and is nearer to the round's examples than to private life and nonsense, as far as its
 * `foreground` is known. The coach does not know what was asked, so it is never sure that such an
 * answer is off the topic.
 */
function relevanceToRound(foreground: number | null, neededForm: string | null): Relevance {
  if (isForeign(foreground))
    return { verdict: 'unsure', reason: UNLIKE_THE_ROUND, share: FOREIGN_SHARE }
  if (neededForm !== null) return { verdict: 'unsure', reason: neededForm, share: DOUBTED_SHARE }
  if (foreground !== null && foreground < 0)
    return { verdict: 'unsure', reason: UNLIKE_THE_ROUND, share: DOUBTED_SHARE }
  return { verdict: 'on', reason: null }
}

/**
 * Weights of a logistic regression on the known halves of the sample answers and of the bench's
 * scored answers, and on answers of the bank to other questions.
 */
const WEIGHTS = {
  base: -18.22,
  lead: 3.5,
  concepts: 0.21,
  mean: 0.41,
  round: 18,
  background: 6.48,
  named: 1.33,
  strength: 3.33,
  rivalStrength: -1.22,
  prose: 2.57,
}

/** The probability that an answer is on the topic. */
function onTopicProbability(signals: NonNullable<ReturnType<typeof topicSignals>>): number {
  const sum = Object.entries(signals).reduce(
    (total, [name, value]) => total + WEIGHTS[name as keyof typeof WEIGHTS] * value,
    WEIGHTS.base,
  )
  return 1 / (1 + Math.exp(-sum))
}

const STRENGTH_SCALE = 6

const between = (min: number, value: number, max: number) => Math.max(min, Math.min(max, value))

/**
 * What tells whether an answer is on the topic: its meaning, and the concepts that it names. Beyond
 * the bounds a signal says no more.
 */
export function topicSignals(facts: AnswerFacts) {
  const { topicMeaning, fit, foreground } = facts
  if (!topicMeaning || !fit) return null
  const { concepts, strength, rivalStrength } = fit
  const toShare = (value: number) => between(0, value / STRENGTH_SCALE, 1)
  return {
    lead: between(-0.15, topicMeaning.lead, 0.05),
    concepts: between(-2, topicMeaning.concepts, 2),
    mean: between(-2, topicMeaning.mean, 2),
    round: Math.min(0.75, topicMeaning.round),
    background: Math.min(0, foreground ?? 0),
    named:
      concepts.filter(({ synonyms }) => synonyms.length > 0).length / Math.max(1, concepts.length),
    strength: toShare(strength),
    rivalStrength: toShare(rivalStrength - strength),
    prose: proseShare(facts),
  }
}

const proseShare = ({ sentences, measures }: AnswerFacts) =>
  sentences.filter(({ isProse }) => isProse).reduce((sum, { words }) => sum + words.length, 0) /
  Math.max(1, measures.words)

/**
 * The least number of different words, and the share of them that no text of the coach has, in
 * invented language.
 */
const WORDS_TO_TELL = 8
const UNKNOWN_SHARE_MIN = 0.5

/**
 * Whether most words are invented, or of another language. Names and abbreviations count as known.
 */
function isMostlyUnknown({ sentences, vocabulary }: AnswerFacts): boolean {
  if (!vocabulary) return false
  const words = new Set(sentences.flatMap(({ text }) => text.match(SMALL_WORD) ?? []))
  const telling = [...words].filter((word) => !STOP_WORDS.has(word))
  const unknown = telling.filter((word) => !vocabulary.has(stem(word)))
  return telling.length >= WORDS_TO_TELL && unknown.length >= telling.length * UNKNOWN_SHARE_MIN
}

const isListOfWords = (facts: AnswerFacts) => proseShare(facts) < PROSE_SHARE_MIN

/**
 * The share of its levels that a list keeps when it tells what was done, as in "Built: a small
 * shop, two weeks".
 */
const LIST_SHARE = 0.3
const tellsWhatWasDone = ({ sentences, measures }: AnswerFacts) =>
  isInFirstPerson(measures) || sentences.some(({ text }) => PAST_TENSE.test(text))

/**
 * What would make the words of an answer one to its question; null when they are: they have the
 * form of the round, and speak of the question's topic.
 */
function offTopicByWords(facts: AnswerFacts, round: SpokenRound): string | null {
  const { measures, fit } = facts
  const { hasForm, needed } = FORMS[round]
  if (!hasForm(facts)) return needed
  return fit && (lacksConcepts(fit) || fitsOtherTopic(fit, measures.words)) ? topicAsked(fit) : null
}

const topicAsked = ({ concepts }: TopicFit) =>
  `The question asks about ${joinWords(
    concepts.map(({ name }) => name),
    'and',
  )}: say in your first sentence how your answer belongs to it.`

/**
 * The least mean strength of a question's concepts. For scale: a word that 4 % of the answers to
 * other questions contain has a strength of 3.2. An answer that leaves a concept out needs more.
 */
const STRENGTH_MIN = 3.2
const STRENGTH_MIN_INCOMPLETE = 4
/** Another question fits clearly better when the answer fits it this many times as well. */
const OTHER_QUESTION_FACTOR = 2

/**
 * Whether an answer does not speak of the question's concepts. A strong concept makes up for a weak
 * one.
 */
function lacksConcepts({ concepts, strength, otherStrength }: TopicFit): boolean {
  const [weakest] = concepts.toSorted((a, b) => a.strength - b.strength)
  const isComplete = weakest !== undefined && weakest.synonyms.length > 0
  const fitsOtherQuestion = otherStrength > strength * OTHER_QUESTION_FACTOR
  return fitsOtherQuestion || strength < (isComplete ? STRENGTH_MIN : STRENGTH_MIN_INCOMPLETE)
}

/**
 * A long answer touches on many things, so it must also name distinctive terms of its question: one
 * per `WORDS_PER_TERM` words, at most `TERMS_MAX`.
 */
const LONG_ANSWER_WORDS = 140
const WORDS_PER_TERM = 60
const TERMS_MAX = 3
/**
 * Another question fits clearly better when the answer also names this many more of its distinctive
 * terms.
 */
const OTHER_TERMS_LEAD = 4

/**
 * Whether a long answer, good as it may be, answers something else. A story that fits two questions
 * answers both.
 */
function fitsOtherTopic({ terms, otherTerms }: TopicFit, words: number): boolean {
  if (words < LONG_ANSWER_WORDS) return false
  const fitsOther =
    otherTerms >= terms * OTHER_QUESTION_FACTOR && otherTerms - terms >= OTHER_TERMS_LEAD
  return fitsOther || terms < Math.min(TERMS_MAX, Math.floor(words / WORDS_PER_TERM))
}
