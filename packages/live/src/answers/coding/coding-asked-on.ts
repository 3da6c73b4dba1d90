import { CODING_ASKED_ON_CUES, type CodingAskedOn } from '../../cues/asked-on-cues.ts'
import { cuePattern, plainWords } from '../../cues/cue.ts'
import { problemPrompts } from '../../prompts/problem-prompts.ts'
import { currentPrompts, type LivePrompt, usableSegments } from '../../session/session.ts'
import type { Approach } from '../approaches.ts'
import { lowerFirst, upperFirst } from '../background/spoken-line.ts'
import { type Asked, type Draft, listOf } from '../background.ts'
import { codeCost, costSentence } from './code-cost.ts'
import { screenOf } from './coding-answer.ts'
import { saidApproach, strongApproach } from './named-approach.ts'
import { edgesOf } from './problem-inputs.ts'
import { restate, shortTask } from './restate.ts'
import { simplestOf } from './simplest-way.ts'

const FORMS = (Object.keys(CODING_ASKED_ON_CUES) as CodingAskedOn[]).map((form) => ({
  form,
  cue: cuePattern(CODING_ASKED_ON_CUES[form]),
}))

/** What a question asks on about a problem; null for what no form is known for. */
export function codingAskedOn(question: string): CodingAskedOn | null {
  const words = plainWords(question)
  return FORMS.find(({ cue }) => cue.test(words))?.form ?? null
}

/** What is known of the problem that a question asks on about. */
interface Problem {
  statement: string
  /** The approach that the user has named, else the one that the statement speaks for. */
  approach: Approach | null
  isSaid: boolean
  /** What the code on the screen costs, as a sentence; null without code. */
  codeCost: string | null
}

/** The problem that a question asks on about: the one asked last, or the one on the screen. */
export function problemOf(asked: Asked): Problem | null {
  const { prompt, session } = asked
  const index = session.prompts.findIndex(({ id }) => id === prompt.id)
  const earlier = index === -1 ? session.prompts : session.prompts.slice(0, index)
  const [first] = prompt.isFollowUp ? problemPrompts([...earlier, prompt], prompt) : []
  const set = (one: LivePrompt) => one.from === 'screen' || restate(one.question) !== null
  const before =
    first && first.id !== prompt.id && set(first)
      ? first
      : currentPrompts(earlier).findLast((one) => one.kind === 'coding' && set(one))
  const { text, problem } = screenOf(asked)
  const statement =
    before?.from === 'question' || before?.from === 'speech'
      ? before.question
      : (problem?.statement ?? before?.question)
  if (statement === undefined) return null
  const isThis = (at: string) => before === undefined || at >= before.at
  const said = usableSegments(session).filter(({ channel, at }) => channel === 'you' && isThis(at))
  const named = saidApproach(said.map(({ text }) => text))
  const cost = codeCost(text)
  return {
    statement,
    approach: named ?? strongApproach(statement),
    isSaid: named !== null,
    codeCost: cost && costSentence(cost),
  }
}

/** What an approach can give up for less space, or for less time. */
const TRADES: Partial<Record<Approach['name'], { space: string; time: string }>> = {
  'a hash map of what was seen': {
    space: 'I can sort first and go inwards from both ends: O(1) extra space, but O(n log n) time.',
    time: 'One pass with the map is O(n) already, and every element must be read, so no order is left to win.',
  },
  'a stack': {
    space:
      'The stack holds what is still open, O(n) at worst; with only one kind of thing to match, a counter does it in O(1) space.',
    time: 'One pass is O(n) already, and every element must be read.',
  },
  'a sliding window': {
    space:
      'The window holds counts of what is inside, so the space is bounded by how many different values there are.',
    time: 'Both ends only move forward, so it is O(n) already.',
  },
  'dynamic programming': {
    space:
      'I keep only the rows of the table that the next one needs, so a dimension of the space goes.',
    time: 'The time is the number of states times the choices in each, so I would look for a smaller state.',
  },
  'a heap': {
    space:
      'The heap holds k elements, O(k) space; picking by partition needs O(1) but changes the input.',
    time: 'Picking the kth by partition is O(n) on average, instead of O(n log k).',
  },
  'sorting intervals': {
    space: 'Sorting in place leaves only the result to store.',
    time: 'It is the sorting that costs O(n log n); only a sorted input makes it O(n).',
  },
}

/** How each form begins where code, approach and statement tell nothing. */
const SAY: Record<Exclude<CodingAskedOn, 'cost' | 'tests'>, string> = {
  memory:
    'I would read it in parts that fit, keep only what later parts need, and merge the partial results.',
  space:
    'For less space I would look at what I store: whether the input can hold it, or one value instead of all of them.',
  faster:
    'I would look for the work that is done more than once, and store its result or order the data so that it goes away.',
  trace: 'Let me take a small example and write down each variable after each step.',
  duplicates:
    'I would first ask whether equal results count once or several times; to count them once I sort and skip equal neighbours, or keep a set.',
  negative:
    'I would check each place that assumes growth: a sum no longer only grows, and zero changes products, so I try one negative case by hand.',
  empty: 'I would return early for the empty input, and say which value that is; then one element.',
  order:
    'If it is sorted, I can rule out a part after each comparison; if not, sorting costs O(n log n) first.',
  parallel:
    'I would split the input, let each worker keep its own result, and merge them, so that nothing is shared while they run.',
  recursion:
    'I can do both: the recursion is shorter, and a loop with a stack of its own is safe for deep inputs.',
  other:
    'Another way would be to trade time for space: sort first instead of storing, or store instead of searching again.',
  why: 'I chose it because it is the simplest that I can show to be right; I would change it if the input were larger or had to stay untouched.',
}

const inDoubt = ({ approach, isSaid }: Problem) =>
  approach && !isSaid ? `If I take ${approach.name}: ` : ''

/** What the present way costs, as a sentence: by the code, the approach, or the simplest way. */
function costOf(problem: Problem): string {
  const { codeCost: cost, approach, statement } = problem
  if (cost !== null) return cost
  if (approach) return `With ${approach.name} it is ${lowerFirst(approach.cost)}`
  const simplest = simplestOf(statement)
  return simplest
    ? `${upperFirst(simplest.how)} costs ${simplest.time} and ${simplest.space}.`
    : 'Let me count: how often each line runs for an input of size n, and what I store; the largest of them is the answer.'
}

/** The answer to what is asked on about a problem. It names the problem that it is about. */
export function codingAskedOnAnswer(form: CodingAskedOn, problem: Problem): Draft {
  const { statement, approach } = problem
  const task = shortTask(statement)
  const edges = edgesOf(statement)
  const about = `It is about this problem: ${task}.`
  const trade = approach ? TRADES[approach.name] : undefined
  switch (form) {
    case 'cost': {
      const simplest = simplestOf(statement)
      return {
        say: costOf(problem),
        more: [
          about,
          simplest && approach
            ? `For comparison: ${simplest.how} is ${simplest.time}, ${simplest.space}.`
            : null,
          'Name what n is, and the line that costs most.',
        ],
      }
    }
    case 'tests':
      return {
        say: `I would test ${edges.slice(0, 4).join(', ')}, and one ordinary case.`,
        more: [about, listOf(edges.slice(4)), 'For each: what comes out, before the code runs.'],
      }
    case 'space':
    case 'faster': {
      const way = trade?.[form === 'space' ? 'space' : 'time']
      const simplest = simplestOf(statement)
      return {
        say: way ? inDoubt(problem) + (inDoubt(problem) ? lowerFirst(way) : way) : SAY[form],
        more: [
          about,
          problem.codeCost,
          !way && simplest ? `Now: ${simplest.how} is ${simplest.time}, ${simplest.space}.` : null,
          'Say what it gives up: time, the order of the input, or the input itself.',
        ],
      }
    }
    default:
      return {
        say: SAY[form],
        more: [
          about,
          problem.codeCost,
          form === 'trace' || form === 'empty' ? listOf(edges, 'Worth a try:') : null,
          approach ? costOf(problem) : null,
        ],
      }
  }
}

/** The answer to what no form is known for: the problem again, and what is known of it. */
export const problemAgain = (problem: Problem): Draft => ({
  say: `Let me come back to the task: ${shortTask(problem.statement)}.`,
  more: [
    problem.codeCost ??
      (problem.approach || simplestOf(problem.statement) ? costOf(problem) : null),
    `**Try by hand**: ${edgesOf(problem.statement).join(', ')}.`,
  ],
})
