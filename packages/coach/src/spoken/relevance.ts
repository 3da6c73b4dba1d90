import type { SpokenRound } from '@sightline/contracts/rounds'
import type { AnswerFacts } from './answer-facts.ts'
import { stemsOf } from './sentences.ts'

/** What an answer must hold to count as one to the question. */
type Demand = {
  /** Terms of the question that are named, and in how many dimensions. */
  terms: number
  dimensions: number
  /** Different words of the round's world. */
  words: number
  world: ReadonlySet<string>
  /** It is told by somebody who was there. */
  isOwn: boolean
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

const DEMANDS: Record<SpokenRound, Demand> = {
  behavioral: { terms: 3, dimensions: 2, words: 2, world: WORK, isOwn: true },
  'system-design': { terms: 4, dimensions: 2, words: 4, world: SYSTEMS, isOwn: false },
  'sales-call': { terms: 3, dimensions: 2, words: 3, world: SELLING, isOwn: false },
}

/**
 * True when an answer is one to the question: it names enough of the question's terms, and speaks of the round's world. Anything else is
 * off the topic, however well it is told.
 */
export function isOnTopic({ sentences, terms, measures }: AnswerFacts, round: SpokenRound): boolean {
  const demand = DEMANDS[round]
  const found = Object.values(terms).map(({ found }) => found.length)
  const words = new Set(sentences.flatMap(({ stems }) => stems.filter((stem) => demand.world.has(stem))))
  return (
    found.reduce((sum, count) => sum + count, 0) >= demand.terms &&
    found.filter((count) => count > 0).length >= demand.dimensions &&
    words.size >= demand.words &&
    (!demand.isOwn || measures.singular + measures.plural > 0)
  )
}
