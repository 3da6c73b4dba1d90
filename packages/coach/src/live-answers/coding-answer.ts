import type { Topic } from '@sightline/contracts/round-schemas'
import type { LivePrompt } from '../live/session.ts'
import type { CoachAnswer } from './background.ts'

/**
 * A usual way to solve coding problems, with the words of statements that suggest it, and the steps of a hint ladder.
 */
interface Approach {
  name: string
  /** The topic of the question bank on which it is practised. */
  topic: Topic
  cues: RegExp[]
  steps: [string, string, string]
  cost: string
}

const APPROACHES: Approach[] = [
  {
    name: 'a sliding window',
    topic: 'sliding-window',
    cues: [/\b(longest|shortest|maximum|minimum|max|min)\b.*\b(substring|subarray|contiguous|window|consecutive)\b/],
    steps: [
      'What must be true of a stretch so that it counts? Name it in one sentence.',
      'Keep two positions, left and right. Move right by one, and move left while the stretch breaks the rule.',
      'Keep counts or a sum of what is inside, so that both moves take constant time; note the best length after each move.',
    ],
    cost: 'O(n) time, as each position enters and leaves the window once; space for the counts.',
  },
  {
    name: 'two positions in sorted data',
    topic: 'two-pointers',
    cues: [
      /\bsorted\b.*\b(pair|two|sum|target|triplet|duplicates?)\b/,
      /\b(pair|triplet|two numbers)\b.*\bsorted\b/,
      /palindrome/,
    ],
    steps: [
      'What does the order of the data let you rule out after one comparison?',
      'Begin at both ends and move inwards.',
      'If the value is too small, move the left end, otherwise the right end; say why nothing is missed.',
    ],
    cost: 'O(n) time after sorting, O(1) space.',
  },
  {
    name: 'a hash map of what was seen',
    topic: 'arrays-hashing',
    cues: [/\b(two sum|pair|sum to|adds? up|duplicate|anagram|frequenc|count|first unique|group)/],
    steps: [
      'What would you like to look up for each element in constant time?',
      'Go through the data once and store what later elements may need.',
      'For each element, look up its partner first and store the element afterwards, so that it is not its own partner.',
    ],
    cost: 'O(n) time, O(n) space.',
  },
  {
    name: 'binary search',
    topic: 'binary-search',
    cues: [
      /\bsorted\b.*\b(find|search|position|index|first|last)\b/,
      /\brotated\b/,
      /\b(smallest|largest|minimum|maximum)\b.*\b(such that|so that|capacity|speed|within)\b/,
      /log ?\(? ?n/,
    ],
    steps: [
      'Find a question with the answers no, no, …, yes, yes along the data or along the possible results.',
      'Keep the invariant: everything left of low answers no, everything from high on answers yes.',
      'Take the middle without overflow, and end when low equals high; try it on one and on two elements.',
    ],
    cost: 'O(log n) steps, times the cost of the question.',
  },
  {
    name: 'a stack',
    topic: 'stack',
    cues: [
      /\b(parenthes|bracket|nested|valid expression|next greater|next smaller|temperatures|undo|evaluate|histogram)/,
    ],
    steps: [
      'Which earlier elements still wait for something, and which of them is served first?',
      'Push what waits; when an element serves the top of the stack, pop.',
      'Each element is pushed and popped once. Decide what is left on the stack at the end means.',
    ],
    cost: 'O(n) time, O(n) space.',
  },
  {
    name: 'a breadth-first search',
    topic: 'graphs',
    cues: [/\b(shortest path|fewest|minimum (number of )?(steps|moves)|nearest|level order|rotting|word ladder)\b/],
    steps: [
      'What is a state, and which states can you reach from it in one step?',
      'Search level by level from the start, with a queue and a set of visited states.',
      'Mark a state when it enters the queue, not when it leaves; the level is the number of steps.',
    ],
    cost: 'O(V + E) time, O(V) space.',
  },
  {
    name: 'a depth-first search or union-find',
    topic: 'graphs',
    cues: [/\b(connected|islands?|components?|regions?|graph|cycle|reachable|network)\b/],
    steps: [
      'What are the nodes, and what joins two of them?',
      'From each node that was not visited, visit all that it reaches; count the starts.',
      'Use an own stack where the depth may be large, or union-find where edges arrive one by one.',
    ],
    cost: 'O(V + E) time, O(V) space.',
  },
  {
    name: 'a topological order',
    topic: 'graphs',
    cues: [/\b(prerequisites?|dependenc|course schedule|build order|before (it|them|others))\b/],
    steps: [
      'Draw an edge from each thing to what needs it.',
      'Begin with everything that needs nothing; removing it may free others.',
      'If something is left at the end, there is a cycle.',
    ],
    cost: 'O(V + E) time and space.',
  },
  {
    name: 'a heap',
    topic: 'heap',
    cues: [/\b(k(th|-th)? (largest|smallest|closest|most)|top k|merge k|median|priority|meeting rooms)\b/],
    steps: [
      'Which element must be at hand at each moment: the smallest of the chosen, or the largest?',
      'Keep a heap of at most k elements, or one heap for each half.',
      'Push, then pop when it is too large, so that the size stays bounded.',
    ],
    cost: 'O(n log k) time, O(k) space.',
  },
  {
    name: 'sorting intervals',
    topic: 'intervals',
    cues: [/\b(interval|overlap|meeting|calendar|booking|schedule|merge)\b/],
    steps: [
      'Sort by the start, or by the end where you choose as many as possible.',
      'Go through once and compare each interval with the last one kept.',
      'Decide whether touching ends overlap, and say so.',
    ],
    cost: 'O(n log n) time for the sorting.',
  },
  {
    name: 'dynamic programming',
    topic: 'dynamic-programming',
    cues: [
      /\b(number of ways|how many ways|maximum (profit|sum|value)|minimum cost|longest (common|increasing)|coin|knapsack|climb|edit distance|subsequence)\b/,
    ],
    steps: [
      'Describe a smaller problem of the same kind by as few numbers as possible.',
      'Write its answer in terms of smaller ones, and name the smallest cases.',
      'Fill a table in an order in which everything is there in time; then keep only the rows that are still needed.',
    ],
    cost: 'The number of smaller problems times the work for each.',
  },
  {
    name: 'backtracking',
    topic: 'backtracking',
    cues: [
      /\b(all (possible )?(combinations|permutations|subsets|arrangements|solutions)|generate all|n[ -]queens|sudoku)\b/,
    ],
    steps: [
      'What is one choice, and what is left to choose after it?',
      'Choose, go on with the rest, and take the choice back.',
      'Stop early where no completion can work any more; skip equal choices at the same level.',
    ],
    cost: 'Exponential in the number of choices; say how much the early stops save.',
  },
  {
    name: 'a walk over the tree',
    topic: 'trees',
    cues: [/\b(binary tree|bst|tree|ancestor|root|leaf|leaves|subtree|depth)\b/],
    steps: [
      'What must each subtree tell its parent?',
      'Write the function for one node from the results of its children, and for an empty tree.',
      'Return what the parent needs and keep the best result beside it, where the two differ.',
    ],
    cost: 'O(n) time, O(height) space.',
  },
  {
    name: 'two pointers on the list',
    topic: 'linked-list',
    cues: [/\b(linked list|list node|reverse (a|the) list|middle of|nth (node )?from)\b/],
    steps: [
      'Draw three nodes, and the pointers before and after.',
      'Use a node before the head, so that the first node is no special case; for the middle let one pointer run twice as fast.',
      'Save the next node before you change a pointer.',
    ],
    cost: 'O(n) time, O(1) space.',
  },
]

const CLARIFY = 'Ask first: how large can the input be, may it be empty, and are there duplicates or negative values?'
const FOLLOW_UP = /\b(o\(1\)|constant|in place|less memory|space|faster|better|improve|optimi[sz]e|complexity|big o)\b/

/** The approaches that a problem's statement suggests, the likeliest first. */
export function likelyApproaches(statement: string): Approach[] {
  const text = statement.toLowerCase().replace(/\s+/g, ' ')
  return APPROACHES.map((approach) => ({ approach, hits: approach.cues.filter((cue) => cue.test(text)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ approach }) => approach)
}

/** What to ask, the likeliest approach as a ladder of three steps, its cost, and what to test. */
export function codingAnswer({ question, isFollowUp }: LivePrompt): CoachAnswer {
  if (isFollowUp && FOLLOW_UP.test(question.toLowerCase())) return { text: COST_ANSWER, sources: [] }
  const [likely, second] = likelyApproaches(question)
  if (!likely) return { text: UNKNOWN, sources: [] }
  const steps = likely.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
  const other = second ? [`If that does not fit, try ${second.name}: ${second.steps[0]}`] : []
  return {
    text: [`The statement suggests ${likely.name}. ${CLARIFY}`, steps, `**Cost**: ${likely.cost}`, EDGE, ...other].join(
      '\n\n',
    ),
    sources: [],
  }
}

const EDGE =
  '**Try by hand**: the empty input, one element, all elements equal, and the largest input that the limits allow.'
const UNKNOWN = [
  `Say the problem back in one sentence, with what goes in and what comes out. ${CLARIFY}`,
  '1. Solve one example by hand and watch what you do.\n2. Say the simplest way that works, and its cost.\n3. Find the work that is done twice: a map, sorting or a running result often removes it.',
  EDGE,
].join('\n\n')
const COST_ANSWER = [
  'Say first what the present solution costs in time and in space, and which line causes it.',
  '1. For less space: can the input itself hold the marks, do two positions replace the map, or is only the last row of the table needed?\n2. For less time: which work is done more than once, and what would have to be stored to avoid it?\n3. Say what you give up: readability, changing the input, or the other resource.',
].join('\n\n')
