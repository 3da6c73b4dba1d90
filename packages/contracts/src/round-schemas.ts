import { z } from 'zod'
import { TOPICS } from './questions.ts'
import { ALL_DIMENSIONS, INTERVIEW_ROUNDS, SPOKEN_DIMENSIONS, SPOKEN_ROUNDS, SPOKEN_TOPICS } from './rounds.ts'

export const InterviewRound = z.enum(INTERVIEW_ROUNDS)
export type InterviewRound = z.infer<typeof InterviewRound>
export const SpokenRound = z.enum(SPOKEN_ROUNDS)
export type SpokenRound = z.infer<typeof SpokenRound>

const SPOKEN_TOPIC_NAMES = [
  ...SPOKEN_TOPICS.behavioral,
  ...SPOKEN_TOPICS['system-design'],
  ...SPOKEN_TOPICS['sales-call'],
] as const
export const SpokenTopic = z.enum(SPOKEN_TOPIC_NAMES)
export const SpokenDimension = z.enum([
  ...SPOKEN_DIMENSIONS.behavioral,
  ...SPOKEN_DIMENSIONS['system-design'],
  ...SPOKEN_DIMENSIONS['sales-call'],
])
export type SpokenDimension = z.infer<typeof SpokenDimension>
export const Dimension = z.enum(ALL_DIMENSIONS)

/** The topics of all rounds. Each topic belongs to one round. */
export const ALL_TOPICS = [...TOPICS, ...SPOKEN_TOPIC_NAMES] as const
export const RoundTopic = z.enum(ALL_TOPICS)
export type RoundTopic = z.infer<typeof RoundTopic>
export const ROUND_TOPICS: Record<InterviewRound, readonly RoundTopic[]> = { coding: TOPICS, ...SPOKEN_TOPICS }
export const roundOfTopic = (topic: RoundTopic): InterviewRound =>
  INTERVIEW_ROUNDS.find((round) => ROUND_TOPICS[round].includes(topic)) ?? 'coding'
