import { plainWords } from '../../cues/cue.ts'

interface Input {
  /** Words of statements about this kind of input. */
  words: RegExp
  /** What to ask about it, each with the words that answer it already. */
  ask: [question: string, answered: RegExp][]
  /** Inputs to try by hand, and to test. */
  edges: string[]
}

const SIZE: [string, RegExp] = [
  'how large can the input be',
  /10 ?\^|10\d\b|up to|at most \d|length ?(?:<|≤)|<= ?\d/i,
]

/** The kinds of input that problems have; the first that fits decides most. */
const INPUTS: Input[] = [
  {
    words: /\b(?:sql|query|tables?|rows|columns)\b/,
    ask: [
      ['which columns are unique', /unique/i],
      ['may values be null', /null/i],
      ['how do ties count', /\bties?\b/i],
    ],
    edges: [
      'an empty table',
      'rows without a match in the other table',
      'null values',
      'rows that tie',
    ],
  },
  {
    words: /\bgroups? of\b|\bk at a time\b/,
    ask: [
      [
        'what happens to the last group when the length is no multiple of k, and may k be larger than the input',
        /left.?out|remain|multiple/i,
      ],
      SIZE,
    ],
    edges: [
      'k is 1',
      'k equals the length',
      'k is larger than the input',
      'a last group that is not full',
      'the empty input',
    ],
  },
  {
    words: /\blinked list\b|\bhead of\b|\bnodes?\b.*\bnext\b/,
    ask: [
      ['can the list be empty or have a cycle', /cycle|loop/i],
      ['may I change the nodes, or only their values', /in.?place|values? (?:only|may)/i],
      SIZE,
    ],
    edges: [
      'the empty list',
      'one node',
      'two nodes',
      'a change at the head',
      'a change at the tail',
    ],
  },
  {
    words: /\b(?:binary|search)? ?tree\b|\bbst\b|\broot\b|\bleaf|leaves\b/,
    ask: [
      ['can the tree be empty, and how deep can it be', /depth|height|balanced/i],
      ['are the values unique', /unique|distinct/i],
    ],
    edges: ['the empty tree', 'one node', 'a tree that is a single long branch', 'equal values'],
  },
  {
    words: /\bintervals?\b|\bmeetings?\b|\bbookings?\b|\bstart and end\b|\branges\b/,
    ask: [
      [
        'do intervals that only touch overlap, so does one that ends when another begins count',
        /touch|inclusive|exclusive/i,
      ],
      ['is the input sorted', /\bsorted\b/i],
      SIZE,
    ],
    edges: [
      'no interval',
      'one interval',
      'two that touch',
      'one inside another',
      'two that are equal',
      'an unsorted input',
    ],
  },
  {
    words: /\b(?:grid|matrix|board|maze|map of|cells?|islands?)\b/,
    ask: [
      [
        'do only neighbours at the sides count, or diagonal ones as well',
        /diagonal|horizontal|adjacent|four|4.direction|rotate|transpose|sorted/i,
      ],
      ['can it be empty or not square', /square|m x n|n x n|rows? and/i],
      ['may I change it in place', /in.?place|without changing|do not (?:change|modify)/i],
      SIZE,
    ],
    edges: [
      'an empty grid',
      'one cell',
      'a single row or column',
      'all cells alike',
      'no way through',
    ],
  },
  {
    words:
      /\b(?:graph|edges?|vertices|courses?|prerequisites?|dependenc\w+|friends|connected|network|roads?|flights?)\b/,
    ask: [
      ['is it directed, and can it have cycles', /directed|cycle|acyclic/i],
      ['can parts be unconnected', /connected/i],
      SIZE,
    ],
    edges: [
      'no node',
      'one node without edges',
      'a cycle',
      'two parts that are not connected',
      'an edge twice',
    ],
  },
  {
    words: /\b(?:brackets?|parenthes[ei]s|braces)\b/,
    ask: [
      [
        'which kinds of brackets occur, and can there be other characters',
        /other characters|only/i,
      ],
      ['does the empty string count', /empty/i],
      SIZE,
    ],
    edges: [
      'the empty string',
      'one bracket',
      'only opening ones',
      'a closing one first',
      'kinds that cross, as in ([)]',
    ],
  },
  {
    words:
      /\b(?:strings?|substrings?|words?|letters?|characters?|text|palindromes?|anagrams?|sentences?)\b/,
    ask: [
      [
        'may it be empty, and which characters occur',
        /lower ?case|ascii|letters only|alphanumeric/i,
      ],
      ['do upper and lower case count as the same', /case/i],
      SIZE,
    ],
    edges: [
      'the empty string',
      'one character',
      'all the same character',
      'all different characters',
      'upper case and spaces',
    ],
  },
  {
    words: /\b(?:sorted)\b.*\b(?:array|list)\b|\brotated\b/,
    ask: [
      ['can values occur more than once', /duplicate|distinct|unique/i],
      ['what do I return if it is not there', /-1|not (?:found|there|present)/i],
      SIZE,
    ],
    edges: [
      'the empty array',
      'one element',
      'the first and the last element',
      'a value that is not there',
      'all elements equal',
    ],
  },
  {
    words: /\b(?:array|list|numbers?|integers?|values?|elements?|prices?|sum|nums)\b/,
    ask: [
      [
        'are there duplicate or negative values',
        /duplicate|distinct|unique|positive|non.negative/i,
      ],
      ['can it be empty, and what do I return then', /non.?empty|at least|exactly one/i],
      SIZE,
    ],
    edges: [
      'the empty input',
      'one element',
      'all elements equal',
      'negative values and zero',
      'the largest input that the limits allow',
    ],
  },
]
const OTHER: Input = {
  words: /(?:)/,
  ask: [
    ['what exactly goes in and what comes out, by one small example', /example/i],
    [
      'what is to happen when there is no answer or the input is not valid',
      /invalid|no (?:answer|solution)/i,
    ],
    SIZE,
  ],
  edges: [
    'the empty input',
    'one element',
    'the same thing twice',
    'the largest input that the limits allow',
  ],
}

const inputOf = (statement: string): Input => {
  const words = plainWords(statement)
  return INPUTS.find((input) => input.words.test(words)) ?? OTHER
}

const QUESTIONS_MAX = 3

/** What to ask about a problem before solving it: what its statement leaves open. */
export const openQuestions = (statement: string): string[] =>
  inputOf(statement)
    .ask.filter(([, answered]) => !answered.test(statement))
    .map(([question]) => question)
    .slice(0, QUESTIONS_MAX)

/** Inputs on which solutions of such a problem break. */
export const edgesOf = (statement: string): string[] => inputOf(statement).edges
