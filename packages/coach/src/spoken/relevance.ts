import type { SpokenRound } from '@sightline/contracts/rounds'
import type { AnswerFacts } from './answer-facts.ts'
import { stemsOf } from './sentences.ts'

/** What an answer must hold to count as one to the question. */
type Demand = {
  /** Terms of the question that are named: at least so many, one for so many words up to the most, and in how many dimensions. */
  terms: number
  wordsPerTerm: number
  termsMost: number
  dimensions: number
  /** Different words of the round's world. */
  words: number
  world: ReadonlySet<string>
  /** Whether it has the form of the round at all, and what to say when it has not. */
  hasForm: (facts: AnswerFacts) => boolean
  otherwise: string
}

const world = (words: string) => new Set(stemsOf(words))

const WORK = world(
  'work job team manager boss colleague customer client user company project product release deadline meeting office feature code test bug ' +
    'report budget sales support service department engineer developer designer analyst director lead intern mentor hire candidate sprint ' +
    'ticket server system data software website app incident launch supplier contract invoice order shop store warehouse school student ' +
    'teacher patient nurse shift staff employee startup agency firm business process document review feedback plan schedule stakeholder ' +
    'partner quarter role responsibility promotion onboarding training trainee apprentice course thesis university volunteer vendor branch ' +
    'production roadmap backlog alarm alert database migration rollout prototype demo presentation campaign marketing design',
)
const SYSTEMS = world(
  'server service client request response api endpoint database table row key index cache queue worker message event log store storage ' +
    'replica shard partition node cluster region load balancer stateless traffic throughput latency bandwidth user users upload download ' +
    'stream record data schema query read write consistency transaction lock retry timeout failover backup monitor metric batch job second ' +
    'gigabyte terabyte bytes cdn dns token session browser app hash byte gb tb mb kb http json sql',
)
const SELLING = world(
  'price cost budget offer quote discount contract customer client company team product tool software service pilot trial demo meeting call ' +
    'month year hour day invoice manager director decision problem solution save spend pay value need plan license user seat support ' +
    'integration rollout week reference competitor vendor supplier buy sell sales agreement proposal process',
)

/** Somebody who was there tells what happened. */
const TOLD =
  /\b(i|we|my \w+|our \w+)( \w+ly| also| then| never| always| just| both| all)? (was|were|had|did|made|went|took|got|gave|said|told|wrote|built|found|led|began|ran|saw|felt|knew|thought|kept|came|lost|met|spoke|chose|held|left|brought|set|put|cut|let|sent|\w{2,}ed)\b/i

const TOLD_SHARE = 0.1

const DEMANDS: Record<SpokenRound, Demand> = {
  behavioral: {
    terms: 3,
    wordsPerTerm: 70,
    termsMost: 5,
    dimensions: 2,
    words: 2,
    world: WORK,
    hasForm: ({ sentences, measures }) =>
      measures.singular + measures.plural > 0 &&
      sentences.filter(({ text }) => TOLD.test(text)).length >= Math.max(1, sentences.length * TOLD_SHARE),
    otherwise: 'No case was told that happened to you.',
  },
  'system-design': {
    terms: 4,
    wordsPerTerm: 40,
    termsMost: 10,
    dimensions: 2,
    words: 4,
    world: SYSTEMS,
    hasForm: () => true,
    otherwise: '',
  },
  'sales-call': {
    terms: 2,
    wordsPerTerm: 70,
    termsMost: 5,
    dimensions: 2,
    words: 3,
    world: SELLING,
    hasForm: ({ measures }) => measures.addressed > 0,
    otherwise: 'Nothing in it is said to the customer.',
  },
}

/**
 * Why an answer is none to the question; null when it is one: it has the form of the round, names enough of the question's terms, speaks of
 * the round's world, and does not speak of something else. Whatever is off the topic counts for nothing, however well it is told.
 */
export function offTopic(facts: AnswerFacts, round: SpokenRound): string | null {
  const demand = DEMANDS[round]
  const found = Object.values(facts.terms).map(({ found }) => found.length)
  const words = new Set(facts.sentences.flatMap(({ stems }) => stems.filter((stem) => demand.world.has(stem))))
  const terms = Math.max(demand.terms, Math.min(demand.termsMost, facts.measures.words / demand.wordsPerTerm))
  const isAbout =
    found.reduce((sum, count) => sum + count, 0) >= terms &&
    found.filter((count) => count > 0).length >= demand.dimensions &&
    words.size >= demand.words
  if (!isAbout) return 'Nothing was found in it that answers this question.'
  return demand.hasForm(facts) ? elsewhere(facts) : demand.otherwise
}

/** Terms that set the question apart: an answer that is not short names one for so many words, up to the most. */
const SHORT_BELOW = 70
const WORDS_PER_OWN = 60
const OWN_MOST = 3
/** Another question fits clearly better when the answer names so many times as many of what sets that one apart, and so many more. */
const TIMES = 2
const MORE = 4

/** Why an answer that is good in itself is one to something else. A story that fits two questions fits both. */
function elsewhere({ fit, measures }: AnswerFacts): string | null {
  if (fit === null) return null
  const { own, elsewhere } = fit
  const named = `It does not speak of what was asked. Of the things that belong to this question and to few others it names ${own}`
  if (elsewhere >= own * TIMES && elsewhere - own >= MORE)
    return `${named}; of those that belong to another question, ${elsewhere}.`
  const { words } = measures
  const expected = words < SHORT_BELOW ? 0 : Math.min(OWN_MOST, Math.floor(words / WORDS_PER_OWN))
  return own < expected ? `${named}; an answer of ${words} words is expected to name ${expected} or more.` : null
}
