/** Constants without zod schemas, so that the interview page need not load zod. */

export const INTERVIEW_ROUNDS = ['coding', 'behavioral', 'system-design', 'sales-call'] as const
export type InterviewRound = (typeof INTERVIEW_ROUNDS)[number]

/**
 * `mock`: the coach interviews the candidate. `live`: the coach helps in a real conversation
 * (live-sessions.ts).
 */
export const INTERVIEW_MODES = ['mock', 'live'] as const
export const INTERVIEW_STATES = ['planned', 'active', 'paused', 'ended'] as const
/** QUESTION_COUNTS gives the number of questions of each length, by round. */
export const INTERVIEW_LENGTHS = ['short', 'standard', 'long'] as const

/** Rounds that are answered in words, typed or spoken. */
export const SPOKEN_ROUNDS = [
  'behavioral',
  'system-design',
  'sales-call',
] as const satisfies InterviewRound[]
export type SpokenRound = (typeof SPOKEN_ROUNDS)[number]

/** The number of questions by round and interview length. */
export const QUESTION_COUNTS = {
  coding: { short: 1, standard: 2, long: 3 },
  behavioral: { short: 2, standard: 3, long: 5 },
  'system-design': { short: 1, standard: 2, long: 3 },
  'sales-call': { short: 1, standard: 2, long: 4 },
} as const satisfies Record<InterviewRound, Record<'short' | 'standard' | 'long', number>>

export const CODING_TOPICS = [
  'arrays-hashing',
  'two-pointers',
  'sliding-window',
  'stack',
  'binary-search',
  'linked-list',
  'trees',
  'heap',
  'backtracking',
  'graphs',
  'dynamic-programming',
  'greedy',
  'intervals',
  'bit-tricks',
  'sql',
] as const

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const

/**
 * What a coding question asks for: `write` a function, `debug` given code that has one or two
 * faults, `extend` given code that works by a further requirement, design a `class`, or write an
 * `sql` query.
 */
export const QUESTION_KINDS = ['write', 'debug', 'extend', 'class', 'sql'] as const

/**
 * What a question of any kind can deal with: to `parse` a text format, or an `api` with limits,
 * errors or retries.
 */
export const QUESTION_THEMES = ['parse', 'api'] as const

/** What a candidate can ask for: questions of a kind, or with a theme. */
export const REQUESTED_KINDS = [...QUESTION_KINDS, ...QUESTION_THEMES] as const

/** The topics of each spoken round. */
export const SPOKEN_TOPICS = {
  behavioral: [
    'ownership',
    'conflict',
    'failure',
    'leadership',
    'ambiguity',
    'deadlines',
    'feedback',
    'teamwork',
    'customers',
    'growth',
    'mentoring',
    'decisions',
  ],
  'system-design': [
    'storage',
    'feeds',
    'messaging',
    'search',
    'payments',
    'media',
    'coordination',
    'analytics',
  ],
  'sales-call': ['discovery', 'demos', 'objections', 'pricing', 'closing', 'following-up'],
} as const satisfies Record<SpokenRound, readonly string[]>

export type SpokenTopic = (typeof SPOKEN_TOPICS)[SpokenRound][number]
export const ALL_SPOKEN_TOPICS = [
  ...SPOKEN_TOPICS.behavioral,
  ...SPOKEN_TOPICS['system-design'],
  ...SPOKEN_TOPICS['sales-call'],
] as const

/** The topics of each round. No two rounds share a topic. */
export const ROUND_TOPICS = { coding: CODING_TOPICS, ...SPOKEN_TOPICS } as const
export const ALL_TOPICS = [...CODING_TOPICS, ...ALL_SPOKEN_TOPICS] as const
export type RoundTopic = (typeof ALL_TOPICS)[number]
export const roundOfTopic = (topic: RoundTopic): InterviewRound =>
  INTERVIEW_ROUNDS.find((round) => ROUND_TOPICS[round].some((name) => name === topic)) ?? 'coding'

/**
 * The scored dimensions of each round, in display order. For system design all but the last form
 * its checklist.
 */
export const SPOKEN_DIMENSIONS = {
  behavioral: ['situation', 'task', 'action', 'result', 'reflection', 'ownership', 'clarity'],
  'system-design': [
    'requirements',
    'estimates',
    'interface',
    'data',
    'scaling',
    'failure',
    'trade-offs',
    'clarity',
  ],
  'sales-call': ['discovery', 'value', 'objection', 'evidence', 'next-step', 'clarity'],
} as const satisfies Record<SpokenRound, readonly string[]>

export type SpokenDimension = (typeof SPOKEN_DIMENSIONS)[SpokenRound][number]
export const ALL_SPOKEN_DIMENSIONS = [
  ...SPOKEN_DIMENSIONS.behavioral,
  ...SPOKEN_DIMENSIONS['system-design'],
  ...SPOKEN_DIMENSIONS['sales-call'],
] as const

/**
 * The scored dimensions in display order. Rounds may share a dimension's name, but each round
 * describes it differently.
 */
const CODING_DIMENSIONS = [
  'correctness',
  'efficiency',
  'edge-cases',
  'independence',
  'pace',
  'communication',
] as const
export type CodingDimension = (typeof CODING_DIMENSIONS)[number]
export const DIMENSIONS = { coding: CODING_DIMENSIONS, ...SPOKEN_DIMENSIONS } as const
export const ALL_DIMENSIONS = [...CODING_DIMENSIONS, ...ALL_SPOKEN_DIMENSIONS] as const
export type Dimension = (typeof ALL_DIMENSIONS)[number]

/** The best level of a scored dimension; the lowest is 0. */
export const LEVEL_MAX = 4
