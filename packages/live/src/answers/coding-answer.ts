import type { Topic } from '@sightline/contracts/interviews/round-schemas'
import type { LivePrompt } from '../session/session.ts'
import { likelyApproaches } from './approaches.ts'
import type { CoachAnswer } from './background.ts'

/** What to ask first about a problem with these words; the first ones that fit count. */
const CLARIFY: [RegExp, string][] = [
  [
    /\b(letters?|characters?|strings?|words?|text)\b/,
    'Ask first: how long can it be, may it be empty, and which characters occur?',
  ],
  [
    /\b(numbers?|integers?|values?|array|sum|prices?)\b/,
    'Ask first: how large can the input be, may it be empty, and are there duplicates or negative values?',
  ],
]
const CLARIFY_TABLES =
  'Ask first: which columns are unique, may values be null, and how do ties count?'
const CLARIFY_OTHERS =
  'Ask first: how large can the input be, may it be empty, and what is to happen if there is no solution?'
/** What to ask first about a problem, of the topic if it is known. */
function clarify(question: string, topic?: Topic): string {
  if (topic === 'sql') return CLARIFY_TABLES
  return CLARIFY.find(([words]) => words.test(question.toLowerCase()))?.[1] ?? CLARIFY_OTHERS
}

const FOLLOW_UP =
  /\b(constant|in place|less memory|space|faster|better|improve|optimi[sz]e|complexity|big o)\b|\bo\(1\)/

/** What to ask, the likeliest approach as a ladder of three steps, its cost, and what to test. */
export function codingAnswer({ question, isFollowUp }: LivePrompt): CoachAnswer {
  if (isFollowUp && FOLLOW_UP.test(question.toLowerCase()))
    return { text: COST_ANSWER, sources: [] }
  const [likely, second] = likelyApproaches(question)
  if (!likely) return { text: unknown(question), sources: [] }
  const steps = likely.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
  const other = second ? [`If that does not fit, try ${second.name}: ${second.steps[0]}`] : []
  return {
    text: [
      `The statement suggests ${likely.name}. ${clarify(question, likely.topic)}`,
      steps,
      `**Cost**: ${likely.cost}`,
      likely.topic === 'sql' ? EDGE_TABLES : EDGE,
      ...other,
    ].join('\n\n'),
    sources: [],
  }
}

/** How to begin with a problem in which no usual approach was recognised. */
const unknown = (question: string) =>
  [
    `Say the problem back in one sentence, with what goes in and what comes out. ${clarify(question)}`,
    '1. Solve one example by hand and watch what you do.\n2. Say the simplest way that works, and its cost.\n3. Find the work that is done twice: a map, sorting or a running result often removes it.',
    EDGE,
  ].join('\n\n')
const EDGE =
  '**Try by hand**: the empty input, one element, all elements equal, and the largest input that the limits allow.'
const EDGE_TABLES =
  '**Try by hand**: an empty table, rows without a match in the other table, null values, and rows that tie.'
const COST_ANSWER = [
  'Say first what the present solution costs in time and in space, and which line causes it.',
  '1. For less space: can the input itself hold the marks, do two positions replace the map, or is only the last row of the table needed?\n2. For less time: which work is done more than once, and what would have to be stored to avoid it?\n3. Say what you give up: readability, changing the input, or the other resource.',
].join('\n\n')
