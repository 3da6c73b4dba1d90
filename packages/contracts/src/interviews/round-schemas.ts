import * as z from 'zod/mini'
import {
  ALL_DIMENSIONS,
  ALL_SPOKEN_DIMENSIONS,
  ALL_SPOKEN_TOPICS,
  ALL_TOPICS,
  CODING_TOPICS,
  DIFFICULTIES,
  INTERVIEW_ROUNDS,
  SPOKEN_ROUNDS,
} from './rounds.ts'

export const InterviewRound = z.enum(INTERVIEW_ROUNDS)
export type InterviewRound = z.infer<typeof InterviewRound>
export const SpokenRound = z.enum(SPOKEN_ROUNDS)
export type SpokenRound = z.infer<typeof SpokenRound>

export const SpokenTopic = z.enum(ALL_SPOKEN_TOPICS)
export const SpokenDimension = z.enum(ALL_SPOKEN_DIMENSIONS)
export type SpokenDimension = z.infer<typeof SpokenDimension>
export const Dimension = z.enum(ALL_DIMENSIONS)

export const RoundTopic = z.enum(ALL_TOPICS)
export type RoundTopic = z.infer<typeof RoundTopic>

export const Topic = z.enum(CODING_TOPICS)
export type Topic = z.infer<typeof Topic>

export const Difficulty = z.enum(DIFFICULTIES)
export type Difficulty = z.infer<typeof Difficulty>
