/** What other features may use of this one. */
export { FENCE_RULE, fence } from './fence.ts'
export { type Ending, type Speakers, speak } from './speak.ts'
export { createSpeakers } from './speakers.ts'
