import type { SpokenRound } from '@sightline/contracts/rounds'
import { stemsOf } from '../text/sentences.ts'
import { IRREGULAR_PAST_FORMS } from '../text/stem.ts'
import type { AnswerFacts } from './answer-facts.ts'
import { numbersIn } from './measures.ts'
import type { TopicFit } from './topic-fit.ts'

/** Parts of systems, and what is said of them. */
const SYSTEMS = new Set(
  stemsOf(
    'server service client request response api endpoint database table row key index cache queue worker message event log store storage ' +
      'replica shard partition node cluster region load balancer stateless traffic throughput latency bandwidth user users upload download ' +
      'stream record data schema query read write consistency transaction lock retry timeout failover backup monitor metric batch job second ' +
      'gigabyte terabyte bytes cdn dns token session browser app hash byte gb tb mb kb http json sql memory machine copy socket redis kafka chunk block grid cell counter webhook id lane encode',
  ),
)
const SYSTEMS_LEAST = 3

/** Somebody tells what happened, with or without saying who did it. */
const PAST = `(was|were|had|did|got|put|cut|let|set|came|${IRREGULAR_PAST_FORMS.join('|')}|\\w{2,}ed)`
const TOLD = new RegExp(
  `\\b(i|we|he|she|they|my \\w+|our \\w+)( \\w+ly| also| then| never| always| just| both| all)? ${PAST}\\b|^${PAST}\\b`,
  'i',
)
const TOLD_SHARE = 0.1
/** Something is offered to the customer or asked of them, with or without a mark for it. */
const OFFERED =
  /\b(i|we) (\w+ )?(can|could|may|might|will|would|want|suggest|propose|offer)\b|\b(i'll|we'll|i'd|we'd|let me|let us|let's|shall|suggest|propose|(can|could|may|would|will|do) (i|we|you))\b/i

/** The form without which nothing answers a question of the round, and what to say when it is not there. */
const FORMS: Record<SpokenRound, { isThere: (facts: AnswerFacts) => boolean; otherwise: string }> = {
  behavioral: {
    isThere: ({ sentences, measures }) =>
      measures.singular + measures.plural > 0 &&
      sentences.filter(({ text }) => TOLD.test(text)).length >= Math.max(1, sentences.length * TOLD_SHARE),
    otherwise: 'No case was told that happened to you.',
  },
  'system-design': {
    isThere: ({ sentences }) => {
      const parts = new Set(sentences.flatMap(({ stems }) => stems.filter((stem) => SYSTEMS.has(stem))))
      return parts.size + sentences.reduce((sum, { text }) => sum + numbersIn(text), 0) >= SYSTEMS_LEAST
    },
    otherwise: 'It names hardly any part of a system, and no numbers.',
  },
  'sales-call': {
    isThere: ({ sentences, measures }) =>
      measures.addressed > 0 && sentences.some(({ text, isQuestion }) => isQuestion || OFFERED.test(text)),
    otherwise: 'Nothing in it asks or offers the customer anything.',
  },
}

/** Less than this share of an answer in sentences, and it is a list of words. */
const SAID_SHARE = 0.35

/**
 * Why an answer is none to the question; null when it is one: it is said in sentences, has the form of the round, and speaks of what the
 * question is about. Whatever is off the topic counts for nothing, however well it is told.
 */
export function offTopic(facts: AnswerFacts, round: SpokenRound): string | null {
  const { sentences, measures, fit } = facts
  const said = sentences.filter(({ isSaid }) => isSaid).reduce((sum, { words }) => sum + words.length, 0)
  if (said < measures.words * SAID_SHARE) return 'It is a list of words, not an answer in sentences.'
  const { isThere, otherwise } = FORMS[round]
  if (!isThere(facts)) return otherwise
  return fit && (besideTheConcepts(fit) ?? elsewhere(fit, measures.words))
}

/**
 * How much an answer has to say of what the question is about: a word that a 25th of the answers to other questions use is worth as much.
 * More, where it leaves a part of it unsaid.
 */
const STRENGTH_LEAST = 3.2
const STRENGTH_ALONE = 4
/** Another question fits clearly better when the answer says so many times as much of what that one is about. */
const TIMES = 2

/** Why an answer does not speak of what the question is about. What it says loudly of one thing makes up for another that it leaves unsaid. */
function besideTheConcepts({ concepts, strength, strengthElsewhere }: TopicFit): string | null {
  const [faintest] = concepts.toSorted((a, b) => a.strength - b.strength)
  const isWhole = faintest !== undefined && faintest.ways.length > 0
  const isElsewhere = strengthElsewhere > strength * TIMES
  const isEnough = strength >= (isWhole ? STRENGTH_LEAST : STRENGTH_ALONE)
  if (isEnough && !isElsewhere) return null
  return [
    `The answer ${isWhole ? 'hardly speaks' : 'does not speak'} of ${faintest?.name}, which the question asks about.`,
    ...(isElsewhere ? ['It says far more of what another question asks.'] : []),
    ...concepts.flatMap(({ name, ways }) => (ways.length > 0 ? [`Of ${name} it says: ${listOf(ways)}.`] : [])),
  ].join(' ')
}

const listOf = (ways: string[]) => ways.slice(0, 4).join(', ')

/** An answer of so many words touches on much: it has to name terms that set the question apart, one for so many words, up to the most. */
const LONG_LEAST = 140
const WORDS_PER_OWN = 60
const OWN_MOST = 3
/** Another question fits clearly better when the answer names twice as many of what sets that one apart, and so many more. */
const MORE = 4

/** Why a long answer that is good in itself is one to something else. A story that fits two questions fits both. */
function elsewhere({ terms, termsElsewhere }: TopicFit, words: number): string | null {
  if (words < LONG_LEAST) return null
  const named = `It does not speak of what was asked. Of the things that belong to this question and to few others it names ${terms}`
  if (termsElsewhere >= terms * TIMES && termsElsewhere - terms >= MORE)
    return `${named}; of those that belong to another question, ${termsElsewhere}.`
  const expected = Math.min(OWN_MOST, Math.floor(words / WORDS_PER_OWN))
  if (terms >= expected) return null
  return `${named}; an answer of ${words} words is expected to name ${expected} or more.`
}
