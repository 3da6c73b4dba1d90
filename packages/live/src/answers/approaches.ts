import type { Topic } from '@sightline/contracts/interviews/round-schemas'
import { APPROACH_CUES } from '../cues/approach-cues.ts'
import { cuePattern, plainWords } from '../cues/cue.ts'

/**
 * A usual way to solve coding problems, with the steps of a hint ladder.
 */
export interface Approach {
  name: keyof typeof APPROACH_CUES
  /** The topic of the question bank on which it is practised. */
  topic: Topic
  steps: [string, string, string]
  cost: string
}

const APPROACHES: Approach[] = [
  {
    name: 'a greedy choice',
    topic: 'greedy',
    steps: [
      'Which choice is safe to make first, because every best plan could begin with it?',
      'Sort by what decides that choice, or go through once and remember the best so far.',
      'Say why changing a best plan to your choice never makes it worse; otherwise look for a counterexample.',
    ],
    cost: 'O(n log n) time where you sort, otherwise O(n); O(1) space.',
  },
  {
    name: 'dynamic programming',
    topic: 'dynamic-programming',
    steps: [
      'Describe a smaller problem of the same kind by as few numbers as possible.',
      'Write its answer in terms of smaller ones, and name the smallest cases.',
      'Fill a table in an order in which everything is there in time; then keep only the rows that are still needed.',
    ],
    cost: 'The number of smaller problems times the work for each.',
  },
  {
    name: 'a depth-first search or union-find',
    topic: 'graphs',
    steps: [
      'What are the nodes, and what joins two of them?',
      'From each node that was not visited, visit all that it reaches; count the starts.',
      'Use an own stack where the depth may be large, or union-find where edges arrive one by one.',
    ],
    cost: 'O(V + E) time, O(V) space.',
  },
  {
    name: 'two positions in sorted data',
    topic: 'two-pointers',
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
    steps: [
      'What is a state, and which states can you reach from it in one step?',
      'Search level by level from the start, with a queue and a set of visited states.',
      'Mark a state when it enters the queue, not when it leaves; the level is the number of steps.',
    ],
    cost: 'O(V + E) time, O(V) space.',
  },
  {
    name: 'a sliding window',
    topic: 'sliding-window',
    steps: [
      'What must be true of a stretch so that it counts? Name it in one sentence.',
      'Keep two positions, left and right. Move right by one, and move left while the stretch breaks the rule.',
      'Keep counts or a sum of what is inside, so that both moves take constant time; note the best length after each move.',
    ],
    cost: 'O(n) time, as each position enters and leaves the window once; space for the counts.',
  },
  {
    name: 'a topological order',
    topic: 'graphs',
    steps: [
      'Draw an edge from each thing to what needs it.',
      'Begin with everything that needs nothing; removing it may free others.',
      'If something is left at the end, there is a cycle.',
    ],
    cost: 'O(V + E) time and space.',
  },
  {
    name: 'sorting intervals',
    topic: 'intervals',
    steps: [
      'Sort by the start, or by the end where you choose as many as possible.',
      'Go through once and compare each interval with the last one kept.',
      'Decide whether touching ends overlap, and say so.',
    ],
    cost: 'O(n log n) time for the sorting.',
  },
  {
    name: 'backtracking',
    topic: 'backtracking',
    steps: [
      'What is one choice, and what is left to choose after it?',
      'Choose, go on with the rest, and take the choice back.',
      'Stop early where no completion can work any more; skip equal choices at the same level.',
    ],
    cost: 'Exponential in the number of choices; say how much the early stops save.',
  },
  {
    name: 'two pointers on the list',
    topic: 'linked-list',
    steps: [
      'Draw three nodes, and the pointers before and after.',
      'Use a node before the head, so that the first node is no special case; for the middle let one pointer run twice as fast.',
      'Save the next node before you change a pointer.',
    ],
    cost: 'O(n) time, O(1) space.',
  },
  {
    name: 'bit manipulation',
    topic: 'bit-tricks',
    steps: [
      'Write a few values in binary, and look at what the wanted one has that the others lack.',
      'Know four moves: x & 1 is the last bit, x >> 1 drops it, x & (x - 1) clears the lowest one, and x ^ x is 0.',
      'Go over the bits or the values once; say how many bits there are, and what negative numbers do.',
    ],
    cost: 'O(1) per number for a fixed width, O(1) space.',
  },
  {
    name: 'an SQL query',
    topic: 'sql',
    steps: [
      'Say which rows the result has: one per what? That is the grouping.',
      'Name the tables, and by which columns they join; decide what happens to rows without a partner.',
      'Filter groups with HAVING; for ranks, running totals and the row before use window functions.',
    ],
    cost: 'With an index on the joined and filtered columns, each row is read about once.',
  },
  {
    name: 'a heap',
    topic: 'heap',
    steps: [
      'Which element must be at hand at each moment: the smallest of the chosen, or the largest?',
      'Keep a heap of at most k elements, or one heap for each half.',
      'Push, then pop when it is too large, so that the size stays bounded.',
    ],
    cost: 'O(n log k) time, O(k) space.',
  },
  {
    name: 'a walk over the tree',
    topic: 'trees',
    steps: [
      'What must each subtree tell its parent?',
      'Write the function for one node from the results of its children, and for an empty tree.',
      'Return what the parent needs and keep the best result beside it, where the two differ.',
    ],
    cost: 'O(n) time, O(height) space.',
  },
]

const BY_NAME = new Map(APPROACHES.map((approach) => [approach.name, approach]))

/** An approach by its name; null for a name that has none. */
export const approachOf = (name: Approach['name']): Approach | null => BY_NAME.get(name) ?? null

/** How many characters of a statement are looked at. The problem itself stands at its beginning. */
const STATEMENT_MAX_LENGTH = 3000

const PATTERNS = APPROACHES.map((approach) => ({
  approach,
  patterns: APPROACH_CUES[approach.name].map((cue) => cuePattern([cue])),
}))

/**
 * The approaches that a problem's statement suggests: first the one that most cues speak for, and
 * of two alike the one that stands first above.
 */
export function likelyApproaches(statement: string): Approach[] {
  const text = plainWords(statement.slice(0, STATEMENT_MAX_LENGTH))
  return PATTERNS.map(({ approach, patterns }) => ({
    approach,
    score: patterns.filter((pattern) => pattern.test(text)).length,
  }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ approach }) => approach)
}
