import type { SPOKEN_DIMENSIONS } from '@sightline/contracts/interviews/rounds'
import { countNumbers } from '@sightline/english/word-counts'
import { clarity } from './clarity.ts'
import {
  criterionByTerms,
  matches,
  type SentenceCheck,
  type SpokenCriterion,
} from './spoken-criterion.ts'

type DesignDimension = (typeof SPOKEN_DIMENSIONS)['system-design'][number]
/** The shares of a dimension's terms that earn a point each. */
const TERM_SHARES = [0.15, 0.4, 0.6]
/** The shortest and the longest clear answer, in words. */
const CLEAR_WORDS = [90, 1100] as const

const SCOPE =
  /\b(assum|out of scope|leave out|leave (it|that|them) (out|aside)|not needed|must|should|need(s|ed)? to|have to|requirement|who uses|use cases?|functional|can wait|at first|to begin with|within|at most|at least)\w*\b/i
const CALL =
  /\b(GET|POST|PUT|PATCH|DELETE|endpoint|api|rpc|webhook|websocket|request|response|returns?|answers?|takes|sends|publish|subscribe|parameters?|status|[1-5]\d\d)\b|\/[a-z{]+/
const KEY =
  /\b(key|index(es)?|indices|tables?|columns?|rows?|records?|schema|store[sd]?|documents?|partition|shard|stream|log|bucket|blob|object|queue)\b/i
const REASON =
  /\b(because|so that|so|since|therefore|which (means|keeps|lets|takes|cuts)|that (means|way|keeps)|as|when|if|in front of|behind)\b/i
const WHAT_IF =
  /\b(if|when|once|until|while|in case|even)\b.*\b(fail|fails|failed|down|dies|die|crash|crashes|lost|lose|loses|slow|unavailable|unreachable|gone|twice|late|full|breaks?|restart|out)\w*\b|\b(outage|fail(s|ure|over)|crash)\b.*\b(then|still|so|until|retr|takes? over|resum|degrad|serve)/i
const AGAINST =
  /\b(rather than|instead of|over|versus|at the (cost|price)|in exchange|alternatives?|alternatively|faster|downside|drawback|trade|give up|gives up|price|costs?|but|although|while|however|simpler|cheaper|slower|accept|prefer|on the other hand)\b/i

const criterion = (
  dimension: DesignDimension,
  check: SentenceCheck,
  description: Pick<SpokenCriterion, 'title' | 'advice' | 'followUp'> & { weight?: number },
): SpokenCriterion =>
  criterionByTerms(
    dimension,
    { shares: TERM_SHARES, checks: [check] },
    { weight: 1, levels: levelsOf(description.title.toLowerCase()), ...description },
  )

const levelsOf = (name: string): SpokenCriterion['levels'] => [
  `Nothing on ${name}.`,
  `A word or two on ${name}.`,
  `Part of ${name}: less than half of what a strong answer covers.`,
  `Most of ${name}, with a point or two left open.`,
  `Full on ${name}: what a strong answer covers, said so that one could build by it.`,
]

/** The rubric of the system design round: its checklist, and clarity. */
export const SYSTEM_DESIGN_RUBRIC: Record<DesignDimension, SpokenCriterion> = {
  requirements: criterion(
    'requirements',
    {
      when: matches(SCOPE),
    },
    {
      title: 'Requirements',
      weight: 1.5,
      advice:
        'Begin with three lines: what it must do, what it need not do, and which quality matters most.',
      followUp:
        'Before you go on: what must it do, what can you leave out, and what matters most, speed, being available or being right?',
    },
  ),
  estimates: criterion(
    'estimates',
    {
      when: ({ text }) => countNumbers(text) >= 2,
      atLeast: 2,
    },
    {
      title: 'Estimates',
      advice:
        'Work out three numbers aloud: requests a second at the peak, bytes a record, storage over some years. Then say what follows.',
      followUp:
        'Put numbers on it: how many requests a second at the peak, and how much has to be stored after a year?',
    },
  ),
  interface: criterion(
    'interface',
    {
      when: matches(CALL),
      atLeast: 2,
    },
    {
      title: 'Interface',
      advice:
        'Write down the two or three calls with their inputs, answers and errors before you draw boxes.',
      followUp:
        'Which calls does a client make? Name two with what they take and what they answer.',
    },
  ),
  data: criterion(
    'data',
    {
      when: matches(KEY),
      atLeast: 2,
    },
    {
      title: 'Data',
      weight: 1.5,
      advice:
        'For each thing that is stored: its fields, its key, and the query that the key serves.',
      followUp: 'What do you store for one of them, and by which key do you find it again?',
    },
  ),
  scaling: criterion(
    'scaling',
    {
      when: matches(REASON),
      atLeast: 3,
    },
    {
      title: 'Scaling',
      weight: 1.5,
      advice:
        'Name the part that gives way first as the load grows tenfold, and what you do about that part alone.',
      followUp:
        'The load grows ten times. Which part gives way first, and what do you do about it?',
    },
  ),
  failure: criterion(
    'failure',
    {
      when: matches(WHAT_IF),
    },
    {
      title: 'Failure',
      weight: 1.5,
      advice:
        'Take each box in turn: it is gone for ten minutes. Who notices what, and what is lost?',
      followUp:
        'Take the part that you would least like to lose. It is down for ten minutes: who notices what?',
    },
  ),
  'trade-offs': criterion(
    'trade-offs',
    {
      when: matches(AGAINST),
      atLeast: 2,
    },
    {
      title: 'Trade-offs',
      advice:
        'For two decisions say what else you considered, what you gave up, and when you would decide otherwise.',
      followUp: 'Choose one decision you made. What was the other way, and what did you give up?',
    },
  ),
  clarity: clarity({ words: CLEAR_WORDS }),
}
