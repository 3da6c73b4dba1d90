import type { RoundTopic } from '@sightline/contracts/interviews/round-schemas'
import { type InterviewRound, ROUND_TOPICS } from '@sightline/contracts/interviews/rounds'
import type { RequestedKind } from '@sightline/contracts/questions/questions'
import { type PostingSigns, someWords } from './posting-signs.ts'

/**
 * What in a posting speaks for a topic: terms of the taxonomy, kinds of its terms, and words for
 * what no term names.
 */
interface TopicSigns {
  terms?: readonly string[]
  termKinds?: readonly string[]
  words?: RegExp
}

const TOPICS: Partial<Record<RoundTopic, TopicSigns>> = {
  graphs: {
    words: /\b(?:graphs?|route planning|social network)\b/i,
    terms: ['GIS', 'Neo4j'],
  },
  intervals: { words: /\b(?:calendars?|bookings?|reservations?|rostering|time slots?)\b/i },
  heap: { words: /\b(?:schedulers?|job scheduling|priorit(?:y|ised|ized) queues?|rankings?)\b/i },
  trees: { words: /\b(?:compilers?|syntax trees?|file systems?|hierarch\w+)\b/i },
  'sliding-window': { words: /\b(?:time series|real-time data|sensor data|rate limit\w*)\b/i },
  'dynamic-programming': {
    words: /\b(?:optimi[sz]ation problems?|operations research|forecasting)\b/i,
  },
  'bit-tricks': {
    terms: ['RTOS', 'MISRA C'],
    words: /\b(?:firmware|embedded|cryptograph\w+|codecs?)\b/i,
  },

  storage: { termKinds: ['databases'], words: /\b(?:databases?|data model\w*|storage)\b/i },
  feeds: { words: /\b(?:feeds?|timelines?|recommend(?:er|ations?)|personali[sz]ation)\b/i },
  messaging: {
    terms: ['message queues', 'WebSockets'],
    words: /\b(?:messag(?:es|ing)|chat|notifications?|event-driven)\b/i,
  },
  search: {
    terms: ['Elasticsearch', 'Solr'],
    words: /\bsearch(?: engine| relevance| infrastructure|,|$)/i,
  },
  payments: {
    words: /\b(?:payments?|billing|checkout|invoic\w+|ledgers?|refunds?|transactions)\b/i,
  },
  media: { words: /\b(?:video|audio|streaming media|images?|photos?|podcasts?)\b/i },
  coordination: {
    termKinds: ['containers'],
    words: /\b(?:distributed systems?|microservices?|concurren\w+|consensus)\b/i,
  },
  analytics: {
    terms: ['data warehouse', 'ETL'],
    termKinds: ['observability'],
    words: /\b(?:analytics|dashboards?|metrics|data pipelines?|monitoring)\b/i,
  },

  ownership: {
    words:
      /\b(?:ownership|you own|end[- ]to[- ]end|autonom\w+|independently|self-starter|take responsibility)\b/i,
  },
  conflict: { words: /\b(?:stakeholders?|conflicts?|negotiat\w+|disagree\w*|pushing back)\b/i },
  failure: { terms: ['on-call'], words: /\b(?:incidents?|post-?mortems?|on[- ]call|outages?)\b/i },
  leadership: {
    terms: ['people management'],
    words:
      /\b(?:leadership|lead (?:a|the|our) team|manag(?:e|ing) (?:a|the|our) team|line manage\w*|direct reports?)\b/i,
  },
  ambiguity: {
    words:
      /\b(?:ambigu\w+|fast[- ]paced|start-?up|from scratch|greenfield|uncertain\w*|changing (?:needs|requirements|priorities))\b/i,
  },
  deadlines: {
    words: /\b(?:deadlines?(?!:)|on time|prioriti[sz]\w+|under pressure|time management)\b/i,
  },
  feedback: { terms: ['code reviews'], words: /\b(?:feedback|code reviews?)\b/i },
  teamwork: {
    words: /\b(?:cross-functional|collaborat\w+|team player|pair programming|work closely)\b/i,
  },
  customers: {
    terms: ['customer support'],
    words: /\b(?:customers?|clients?|users['’]? needs|patients?|guests?)\b/i,
  },
  growth: {
    words: /\b(?:curious|curiosity|eager to learn|willing(?:ness)? to learn|keep learning)\b/i,
  },
  mentoring: {
    terms: ['mentoring'],
    words: /\b(?:mentor\w*|coach(?:ing)? (?:junior|other|engineers)|guide junior)\b/i,
  },
  decisions: { words: /\b(?:decisions?|trade-?offs?|strateg(?:y|ic)|judge?ment)\b/i },

  discovery: { words: /\b(?:prospect\w*|cold call\w*|outbound|qualify\w*|discovery|leads)\b/i },
  demos: { words: /\b(?:demos?|demonstrations?|present(?:ing|ations?)|proofs? of concept)\b/i },
  objections: { words: /\b(?:objections?|resilien\w+|persua\w+)\b/i },
  pricing: { words: /\b(?:pricing|discounts?|negotiat\w+|contracts?)\b/i },
  closing: { words: /\b(?:clos(?:e|ing) (?:deals?|sales)|quotas?|targets?|revenue)\b/i },
  'following-up': { words: /\b(?:follow[- ]?ups?|pipeline|crm|renewals?|account management)\b/i },
}

const KINDS: Partial<Record<RequestedKind, TopicSigns>> = {
  api: {
    terms: ['REST', 'gRPC', 'GraphQL', 'SOAP', 'OpenAPI'],
    words: /\b(?:apis?|webhooks?|integrations?)\b/i,
  },
  parse: {
    terms: ['XML', 'ETL'],
    words: /\b(?:pars(?:ers?|ing)|file formats?|data ingestion|log files)\b/i,
  },
  debug: { words: /\b(?:debug\w*|troubleshoot\w*|bug ?fix\w*|legacy code)\b/i },
}

export interface Choice<Value> {
  value: Value
  because: string[]
}

const TOPICS_MAX_COUNT = 3

/** The topics of a round that a posting speaks of most, the most first. */
export function topicsFor(round: InterviewRound, posting: PostingSigns): Choice<RoundTopic>[] {
  return best(
    ROUND_TOPICS[round].flatMap((value: RoundTopic) => {
      const signs = TOPICS[value]
      return signs ? [{ value, signs }] : []
    }),
    posting,
  )
}

/** The kinds of coding questions that a posting speaks of. */
export const kindsFor = (posting: PostingSigns): Choice<RequestedKind>[] =>
  best(
    Object.entries(KINDS).map(([kind, signs]) => ({ value: kind as RequestedKind, signs })),
    posting,
  )

function best<Value>(
  candidates: { value: Value; signs: TopicSigns }[],
  posting: PostingSigns,
): Choice<Value>[] {
  return candidates
    .map(({ value, signs }) => ({ value, found: found(signs, posting) }))
    .filter(({ found }) => found.length > 0)
    .map(({ value, found }) => ({
      value,
      because: someWords(found.map(({ word }) => word)),
      weight: found.reduce((sum, { weight }) => sum + weight, 0),
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, TOPICS_MAX_COUNT)
    .map(({ value, because }) => ({ value, because }))
}

function found({ terms = [], termKinds = [], words }: TopicSigns, posting: PostingSigns) {
  const named = posting.signs.filter(
    ({ name, kind, isImplied }) => terms.includes(name) || (!isImplied && termKinds.includes(kind)),
  )
  const said = posting.lines.flatMap(({ text, weight }) => {
    const [word] = words?.exec(text) ?? []
    return word === undefined ? [] : [{ word: word.replace(/,$/, ''), weight }]
  })
  return [...named, ...said]
}
