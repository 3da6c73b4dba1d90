import type { SPOKEN_DIMENSIONS } from '@sightline/contracts/rounds'
import { termsOf } from '../answers/answer-facts.ts'
import { numbersIn } from '../answers/measures.ts'
import { clarity } from './clarity.ts'
import { levelFrom, pointFor, pointsForTerms, type SpokenCriterion, says } from './spoken-criterion.ts'

type Item = (typeof SPOKEN_DIMENSIONS)['system-design'][number]
const SHARES = [0.15, 0.4, 0.6]
const WORDS = [250, 1100] as const

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
  /\b(rather than|instead of|over|versus|at the (cost|price)|in exchange|downside|drawback|trade|give up|gives up|price|costs?|but|although|while|however|simpler|cheaper|slower|accept|prefer|on the other hand)\b/i

type Form = Parameters<typeof pointFor>[1]

const item = (
  dimension: Item,
  form: Form,
  described: Pick<SpokenCriterion, 'title' | 'advice' | 'ask'> & { weight?: number },
): SpokenCriterion => ({
  weight: 1,
  levels: levelsOf(described.title.toLowerCase()),
  ...described,
  judge: (facts) => {
    const terms = pointsForTerms(termsOf(facts, dimension), SHARES)
    return levelFrom([terms, pointFor(facts.sentences, form)], { needs: [terms] })
  },
})

const levelsOf = (name: string): SpokenCriterion['levels'] => [
  `Nothing on ${name}.`,
  `A word or two on ${name}.`,
  `Part of ${name}: less than half of what a strong answer covers.`,
  `Most of ${name}, with a point or two left open.`,
  `Full on ${name}: what a strong answer covers, said so that one could build by it.`,
]

/** What system designs are scored on: the checklist, and whether it can be followed. */
export const SYSTEM_DESIGN_RUBRIC: Record<Item, SpokenCriterion> = {
  requirements: item(
    'requirements',
    {
      when: says(SCOPE),
      found: 'It says what must hold or what is assumed.',
      missing: 'What must hold, and what is assumed, is not said.',
    },
    {
      title: 'Requirements',
      weight: 1.5,
      advice: 'Begin with three lines: what it must do, what it need not do, and which quality matters most.',
      ask: 'Before you go on: what must it do, what can you leave out, and what matters most, speed, being available or being right?',
    },
  ),
  estimates: item(
    'estimates',
    {
      when: ({ text }) => numbersIn(text) >= 2,
      atLeast: 2,
      found: 'It works with numbers.',
      missing: 'There are hardly any numbers.',
    },
    {
      title: 'Estimates',
      advice:
        'Work out three numbers aloud: requests a second at the peak, bytes a record, storage over some years. Then say what follows.',
      ask: 'Put numbers on it: how many requests a second at the peak, and how much has to be stored after a year?',
    },
  ),
  interface: item(
    'interface',
    {
      when: says(CALL),
      atLeast: 2,
      found: 'It names calls and what they answer.',
      missing: 'No call is named with what it takes and answers.',
    },
    {
      title: 'Interface',
      advice: 'Write down the two or three calls with their inputs, answers and errors before you draw boxes.',
      ask: 'Which calls does a client make? Name two with what they take and what they answer.',
    },
  ),
  data: item(
    'data',
    {
      when: says(KEY),
      atLeast: 2,
      found: 'It says what is stored and by which key.',
      missing: 'What is stored, and by which key, stays open.',
    },
    {
      title: 'Data',
      weight: 1.5,
      advice: 'For each thing that is stored: its fields, its key, and the query that the key serves.',
      ask: 'What do you store for one of them, and by which key do you find it again?',
    },
  ),
  scaling: item(
    'scaling',
    {
      when: says(REASON),
      atLeast: 3,
      found: 'It gives reasons.',
      missing: 'It names parts, but hardly any reasons for them.',
    },
    {
      title: 'Scaling',
      weight: 1.5,
      advice: 'Name the part that gives way first as the load grows tenfold, and what you do about that part alone.',
      ask: 'The load grows ten times. Which part gives way first, and what do you do about it?',
    },
  ),
  failure: item(
    'failure',
    {
      when: says(WHAT_IF),
      found: 'It says what happens when something fails.',
      missing: 'No failure is played through.',
    },
    {
      title: 'Failure',
      weight: 1.5,
      advice: 'Take each box in turn: it is gone for ten minutes. Who notices what, and what is lost?',
      ask: 'Take the part that you would least like to lose. It is down for ten minutes: who notices what?',
    },
  ),
  'trade-offs': item(
    'trade-offs',
    {
      when: says(AGAINST),
      atLeast: 2,
      found: 'It weighs one way against another.',
      missing: 'Nothing is weighed against anything else.',
    },
    {
      title: 'Trade-offs',
      advice: 'For two decisions say what else you considered, what you gave up, and when you would decide otherwise.',
      ask: 'Choose one decision you made. What was the other way, and what did you give up?',
    },
  ),
  clarity: clarity({ words: WORDS }),
}
