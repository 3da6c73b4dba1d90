import { z } from 'zod'
import {
  ALL_DIMENSIONS,
  ALL_TOPICS,
  INTERVIEW_ROUNDS,
  SPOKEN_DIMENSIONS,
  SPOKEN_ROUNDS,
  SPOKEN_TOPICS,
} from './rounds.ts'

export const InterviewRound = z.enum(INTERVIEW_ROUNDS)
export type InterviewRound = z.infer<typeof InterviewRound>
export const SpokenRound = z.enum(SPOKEN_ROUNDS)
export type SpokenRound = z.infer<typeof SpokenRound>

export const SpokenTopic = z.enum([
  ...SPOKEN_TOPICS.behavioral,
  ...SPOKEN_TOPICS['system-design'],
  ...SPOKEN_TOPICS['sales-call'],
])
export const SpokenDimension = z.enum([
  ...SPOKEN_DIMENSIONS.behavioral,
  ...SPOKEN_DIMENSIONS['system-design'],
  ...SPOKEN_DIMENSIONS['sales-call'],
])
export type SpokenDimension = z.infer<typeof SpokenDimension>
export const Dimension = z.enum(ALL_DIMENSIONS)

export const RoundTopic = z.enum(ALL_TOPICS)
export type RoundTopic = z.infer<typeof RoundTopic>
