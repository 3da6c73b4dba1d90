import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import { CODING_STRATEGY } from './coding-strategy.ts'
import type { RoundStrategy } from './round-strategy.ts'
import { spokenStrategy } from './spoken-strategy.ts'

export const ROUND_STRATEGIES: Record<InterviewRound, RoundStrategy> = {
  coding: CODING_STRATEGY,
  behavioral: spokenStrategy('behavioral'),
  'system-design': spokenStrategy('system-design'),
  'sales-call': spokenStrategy('sales-call'),
}
