import type { SpokenRound } from '@sightline/contracts/rounds'
import { stemsOf } from '../text/sentences.ts'
import { IRREGULAR_PAST_FORMS } from '../text/stem.ts'
import { countNumbers } from '../text/word-counts.ts'
import type { AnswerFacts } from './answer-facts.ts'
import type { TopicFit } from './topic-fit.ts'

/** Words for parts of systems and for their properties. */
const SYSTEM_STEMS = new Set(
  stemsOf(
    'server service client request response api endpoint database table row key index cache queue worker message event log store storage ' +
      'replica shard partition node cluster region load balancer stateless traffic throughput latency bandwidth user users upload download ' +
      'stream record data schema query read write consistency transaction lock retry timeout failover backup monitor metric batch job second ' +
      'gigabyte terabyte bytes cdn dns token session browser app hash byte gb tb mb kb http json sql memory machine copy socket redis kafka chunk block grid cell counter webhook id lane encode',
  ),
)
const SYSTEM_WORDS_MIN = 3

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

/** The form that every answer of a round needs, and the reason given where it is missing. */
const FORMS: Record<SpokenRound, { hasForm: (facts: AnswerFacts) => boolean; missing: string }> = {
  behavioral: {
    hasForm: ({ sentences, measures }) =>
      measures.firstPersonSingular + measures.firstPersonPlural > 0 &&
      sentences.filter(({ text }) => PAST_TENSE.test(text)).length >=
        Math.max(1, sentences.length * PAST_TENSE_SHARE_MIN),
    missing: 'No case was told that happened to you.',
  },
  'system-design': {
    hasForm: ({ sentences }) => {
      const parts = new Set(sentences.flatMap(({ stems }) => stems.filter((stem) => SYSTEM_STEMS.has(stem))))
      return parts.size + sentences.reduce((sum, { text }) => sum + countNumbers(text), 0) >= SYSTEM_WORDS_MIN
    },
    missing: 'It names hardly any part of a system, and no numbers.',
  },
  'sales-call': {
    hasForm: ({ sentences, measures }) =>
      measures.secondPerson > 0 && sentences.some(({ text, isQuestion }) => isQuestion || OFFER.test(text)),
    missing: 'Nothing in it asks or offers the customer anything.',
  },
}

/** An answer with a smaller share of its words in prose is a list of words. */
const PROSE_SHARE_MIN = 0.35

/**
 * Why an answer does not count as an answer to its question; null when it counts: it is prose, has the form of its
 * round, and speaks of the question's topic. An answer off the topic scores 0, however well it is told.
 */
export function offTopicReason(facts: AnswerFacts, round: SpokenRound): string | null {
  const { sentences, measures, fit } = facts
  const proseWords = sentences.filter(({ isProse }) => isProse).reduce((sum, { words }) => sum + words.length, 0)
  if (proseWords < measures.words * PROSE_SHARE_MIN) return 'It is a list of words, not an answer in sentences.'
  const { hasForm, missing } = FORMS[round]
  if (!hasForm(facts)) return missing
  return fit && (missingConceptsReason(fit) ?? otherTopicReason(fit, measures.words))
}

/**
 * The least mean strength of a question's concepts. For scale: a word that 4 % of the answers to other questions
 * contain has a strength of 3.2. An answer that leaves a concept out needs more.
 */
const STRENGTH_MIN = 3.2
const STRENGTH_MIN_INCOMPLETE = 4
/** Another question fits clearly better when the answer fits it this many times as well. */
const OTHER_QUESTION_FACTOR = 2

/** Why an answer does not speak of the question's concepts. A strong concept makes up for a weak one. */
function missingConceptsReason({ concepts, strength, otherStrength }: TopicFit): string | null {
  const [weakest] = concepts.toSorted((a, b) => a.strength - b.strength)
  const isComplete = weakest !== undefined && weakest.synonyms.length > 0
  const fitsOtherQuestion = otherStrength > strength * OTHER_QUESTION_FACTOR
  const isStrongEnough = strength >= (isComplete ? STRENGTH_MIN : STRENGTH_MIN_INCOMPLETE)
  if (isStrongEnough && !fitsOtherQuestion) return null
  return [
    `The answer ${isComplete ? 'hardly speaks' : 'does not speak'} of ${weakest?.name}, which the question asks about.`,
    ...(fitsOtherQuestion ? ['It says far more of what another question asks.'] : []),
    ...concepts.flatMap(({ name, synonyms }) =>
      synonyms.length > 0 ? [`Of ${name} it says: ${synonyms.slice(0, 4).join(', ')}.`] : [],
    ),
  ].join(' ')
}

/**
 * A long answer touches on many things, so it must also name distinctive terms of its question: one per
 * `WORDS_PER_TERM` words, at most `TERMS_MAX`.
 */
const LONG_ANSWER_WORDS = 140
const WORDS_PER_TERM = 60
const TERMS_MAX = 3
/** Another question fits clearly better when the answer also names this many more of its distinctive terms. */
const OTHER_TERMS_LEAD = 4

/** Why a long answer, good as it may be, answers something else. A story that fits two questions answers both. */
function otherTopicReason({ terms, otherTerms }: TopicFit, words: number): string | null {
  if (words < LONG_ANSWER_WORDS) return null
  const named = `It does not speak of what was asked. Of the things that belong to this question and to few others it names ${terms}`
  if (otherTerms >= terms * OTHER_QUESTION_FACTOR && otherTerms - terms >= OTHER_TERMS_LEAD)
    return `${named}; of those that belong to another question, ${otherTerms}.`
  const expected = Math.min(TERMS_MAX, Math.floor(words / WORDS_PER_TERM))
  if (terms >= expected) return null
  return `${named}; an answer of ${words} words is expected to name ${expected} or more.`
}
