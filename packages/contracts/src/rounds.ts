/** Apart from the schemas, so that the interview's page knows the rounds without loading zod. */

export const INTERVIEW_ROUNDS = ['coding', 'behavioral', 'system-design', 'sales-call'] as const
export type InterviewRound = (typeof INTERVIEW_ROUNDS)[number]

/** Rounds whose answers are words, typed or spoken. */
export const SPOKEN_ROUNDS = ['behavioral', 'system-design', 'sales-call'] as const satisfies InterviewRound[]
export type SpokenRound = (typeof SPOKEN_ROUNDS)[number]

/** How many questions an interview of each length has. */
export const QUESTION_COUNTS = {
  coding: { short: 1, standard: 2, long: 3 },
  behavioral: { short: 2, standard: 3, long: 5 },
  'system-design': { short: 1, standard: 2, long: 3 },
  'sales-call': { short: 1, standard: 2, long: 4 },
} as const satisfies Record<InterviewRound, Record<'short' | 'standard' | 'long', number>>

/** What the questions of a round are about. No two rounds share a topic. */
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
  'system-design': ['storage', 'feeds', 'messaging', 'search', 'payments', 'media', 'coordination', 'analytics'],
  'sales-call': ['discovery', 'demos', 'objections', 'pricing', 'closing', 'following-up'],
} as const satisfies Record<SpokenRound, readonly string[]>

/** What the answers of a round are scored on, in the order it is shown. For system design all but the last are its checklist. */
export const SPOKEN_DIMENSIONS = {
  behavioral: ['situation', 'task', 'action', 'result', 'reflection', 'ownership', 'clarity'],
  'system-design': ['requirements', 'estimates', 'interface', 'data', 'scaling', 'failure', 'trade-offs', 'clarity'],
  'sales-call': ['discovery', 'value', 'objection', 'evidence', 'next-step', 'clarity'],
} as const satisfies Record<SpokenRound, readonly string[]>

export type SpokenTopic = (typeof SPOKEN_TOPICS)[SpokenRound][number]
export type SpokenDimension = (typeof SPOKEN_DIMENSIONS)[SpokenRound][number]

/** What each round is scored on, in the order it is shown. Rounds may share a dimension's name; each describes its own. */
const CODING_DIMENSIONS = ['correctness', 'efficiency', 'edge-cases', 'independence', 'pace', 'communication'] as const
export type CodingDimension = (typeof CODING_DIMENSIONS)[number]
export const DIMENSIONS = { coding: CODING_DIMENSIONS, ...SPOKEN_DIMENSIONS } as const
export const ALL_DIMENSIONS = [
  ...CODING_DIMENSIONS,
  ...SPOKEN_DIMENSIONS.behavioral,
  ...SPOKEN_DIMENSIONS['system-design'],
  ...SPOKEN_DIMENSIONS['sales-call'],
] as const
export type Dimension = (typeof ALL_DIMENSIONS)[number]
