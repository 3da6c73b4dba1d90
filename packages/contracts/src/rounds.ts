import { z } from 'zod'

export const INTERVIEW_ROUNDS = ['coding', 'behavioral', 'system-design', 'sales-call'] as const
export const InterviewRound = z.enum(INTERVIEW_ROUNDS)
export type InterviewRound = z.infer<typeof InterviewRound>

/** Rounds whose answers are words, typed or spoken. */
export const SPOKEN_ROUNDS = ['behavioral', 'system-design', 'sales-call'] as const satisfies InterviewRound[]
export const SpokenRound = z.enum(SPOKEN_ROUNDS)
export type SpokenRound = z.infer<typeof SpokenRound>

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

type Of<Lists extends Record<SpokenRound, readonly string[]>> = Lists[SpokenRound][number]
const allOf = <Lists extends Record<SpokenRound, readonly string[]>>(lists: Lists) => [
  ...new Set(SPOKEN_ROUNDS.flatMap((round): readonly Of<Lists>[] => lists[round])),
]

export const SpokenTopic = z.enum(allOf(SPOKEN_TOPICS))
export type SpokenTopic = z.infer<typeof SpokenTopic>
export const SpokenDimension = z.enum(allOf(SPOKEN_DIMENSIONS))
export type SpokenDimension = z.infer<typeof SpokenDimension>
