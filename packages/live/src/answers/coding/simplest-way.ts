import { plainWords } from '../../cues/cue.ts'

interface Simplest {
  words: RegExp
  how: string
  time: string
  space: string
}

/** The simplest correct way to solve a problem with these words, and what it costs; the first counts. */
const SIMPLEST: Simplest[] = [
  {
    words: /\bpermutations?\b|\ball (?:orders|arrangements)\b/,
    how: 'building every order one choice at a time',
    time: 'O(n · n!) time',
    space: 'O(n) space besides the result',
  },
  {
    words: /\blinked lists?\b/,
    how: 'copying the values into an array and working there',
    time: 'O(n) time',
    space: 'O(n) space',
  },
  {
    words: /\bsubsets?\b|\bcombinations?\b|\bsubsequences?\b|\bpower ?set\b/,
    how: 'taking or leaving each element',
    time: 'O(2ⁿ) time',
    space: 'O(n) space besides the result',
  },
  {
    words: /\b(?:three|3|triplets?)\b.*\b(?:sum|add)|\b3.?sum\b/,
    how: 'trying every three',
    time: 'O(n³) time',
    space: 'O(1) space',
  },
  {
    words:
      /\b(?:two|pairs? of|any two) (?:numbers|elements|values|integers|entries|items)\b.*\b(?:sums?|adds?|differ\w*|product|closest|equal)\b|\b2.?sum\b/,
    how: 'trying every pair',
    time: 'O(n²) time',
    space: 'O(1) space',
  },
  {
    words:
      /\b(?:tree|bst)\b.*\b(?:depth|height|sum|count|invert|mirror|symmetric|leaves|leaf|travers\w+|level|same|values?)\b|\b(?:depth|height|invert|mirror|sum|count|leaves)\b.*\b(?:tree|bst)\b/,
    how: 'visiting every node once',
    time: 'O(n) time',
    space: 'O(h) space for the depth of the tree',
  },
  {
    words: /\b(?:sub ?strings?|sub ?arrays?|contiguous|windows?|stretch)\b/,
    how: 'trying every start and every end',
    time: 'O(n²) stretches times the check of each',
    space: 'O(n) space',
  },
  {
    words: /\bintervals?\b|\bmeetings?\b|\bbookings?\b/,
    how: 'comparing every pair of intervals',
    time: 'O(n²) time',
    space: 'O(n) space',
  },
  {
    words:
      /\bislands?\b|\bflood\b|\b(?:grid|matrix|board|maze)\b.*\b(?:reach\w*|regions?|connected|surrounded)\b/,
    how: 'visiting every cell once, marking where I have been',
    time: 'O(rows · columns) time',
    space: 'O(rows · columns) space',
  },
  {
    words:
      /\b(?:how many|number of|count)\b.*\bways\b|\b(?:fewest|minimum|least)\b.*\b(?:coins?|steps?|cost|jumps?)\b/,
    how: 'trying every choice recursively',
    time: 'exponential time',
    space: 'as much space as the recursion is deep',
  },
  {
    words:
      /\bprerequisites?\b|\bdependenc\w+\b|\b(?:graph|network|nodes)\b.*\b(?:connected|cycles?|reach\w*|components?)\b/,
    how: 'visiting every node and edge once',
    time: 'O(V + E) time',
    space: 'O(V) space',
  },
  {
    words: /\b(?:kth|k-th|top k|k (?:most|largest|smallest|closest)|most frequent)\b/,
    how: 'sorting everything',
    time: 'O(n log n) time',
    space: 'O(n) space',
  },
  {
    words: /\bsorted\b.*\b(?:find|search|target|position)\b|\b(?:find|search)\b.*\bsorted\b/,
    how: 'looking at every element',
    time: 'O(n) time',
    space: 'O(1) space',
  },
  {
    words: /\b(?:duplicates?|anagrams?)\b|\bappears? (?:once|twice|more than)\b/,
    how: 'comparing each with each',
    time: 'O(n²) time',
    space: 'O(1) space',
  },
  {
    words: /\b(?:brackets?|parenthes[ei]s)\b.*\b(?:balanced|valid|match\w*|closed)\b/,
    how: 'taking out neighbouring pairs again and again',
    time: 'O(n²) time',
    space: 'O(n) space',
  },
]

/** The simplest correct way to solve a problem, with its cost; null where its words do not tell. */
export function simplestOf(statement: string): Omit<Simplest, 'words'> | null {
  const words = plainWords(statement)
  return SIMPLEST.find((simplest) => simplest.words.test(words)) ?? null
}

const LIMIT = /(?:<=|<|≤|up to|at most)\s*(?:10 ?\^ ?(\d)|(1(?:[,.\s]?0{3})+)\b|10(\d)\b(?!\d))/i

/** The largest size that a text names, as a power of ten; null without one. */
export function largestPower(text: string): number | null {
  const [, power, plain, lost] = LIMIT.exec(text) ?? []
  // On screens the small exponent of 10⁴ is often read as `104`.
  const found = power ?? lost
  if (found !== undefined) return Number(found)
  return plain === undefined ? null : plain.replace(/\D/g, '').length - 1
}
