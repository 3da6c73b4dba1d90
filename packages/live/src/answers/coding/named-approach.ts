import { cuePattern, plainWords } from '../../cues/cue.ts'
import { STRONG_APPROACH_CUES } from '../../cues/strong-approach-cues.ts'
import { type Approach, approachOf } from '../approaches.ts'

type StrongName = keyof typeof STRONG_APPROACH_CUES

const STRONG = (Object.keys(STRONG_APPROACH_CUES) as StrongName[]).map((name) => ({
  name,
  cue: cuePattern(STRONG_APPROACH_CUES[name]),
}))
/** The problem itself stands at the beginning of a statement. */
const STATEMENT_MAX_LENGTH = 1500

/** The approach that strong words of a statement speak for alone; null for none, or for two. */
export function strongApproach(statement: string): Approach | null {
  const words = plainWords(statement.slice(0, STATEMENT_MAX_LENGTH))
  const [name, ...others] = STRONG.filter(({ cue }) => cue.test(words)).map(({ name }) => name)
  return name === undefined || others.length > 0 ? null : approachOf(name)
}

/** How people name an approach when they say what they would do. */
const SAID: [RegExp, Approach['name']][] = [
  [
    /\b(?:hash ?(?:map|table|set)|dictionary|\bdict\b|lookup table)\b/,
    'a hash map of what was seen',
  ],
  [/\bsliding window\b/, 'a sliding window'],
  [/\bbinary search\b/, 'binary search'],
  [/\b(?:breadth first|bfs)\b/, 'a breadth-first search'],
  [/\b(?:depth first|dfs|union find)\b/, 'a depth-first search or union-find'],
  [/\b(?:dynamic programming|memoi[sz]\w*|\bdp\b)\b/, 'dynamic programming'],
  [/\b(?:min heap|max heap|heap|priority queue)\b/, 'a heap'],
  [/\bbacktrack\w*\b/, 'backtracking'],
  [/\btopological\w*\b/, 'a topological order'],
  [/\b(?:two pointers?|both ends)\b/, 'two positions in sorted data'],
  [/\b(?:a|the|use|using|with) stack\b/, 'a stack'],
  [/\bgreedy\b|\bgreedily\b/, 'a greedy choice'],
]

/** The approach that the user has named last, in words of their own; null without one. */
export function saidApproach(said: readonly string[]): Approach | null {
  for (const text of said.toReversed()) {
    const words = plainWords(text.replaceAll('-', ' '))
    const found = SAID.find(([pattern]) => pattern.test(words))
    if (found) return approachOf(found[1])
  }
  return null
}
