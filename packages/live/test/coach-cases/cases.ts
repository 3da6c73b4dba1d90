import type { LiveKind } from '@sightline/contracts/live/kinds'
import type { PEOPLE } from './people.ts'

/** What comes before the question: the other side's questions, the user's words, the screen. */
export type Turn = string | { said: string } | { screen: string }

/** A question of a conversation, and what an answer must hold to help. */
export interface Case {
  person: keyof typeof PEOPLE
  kind: LiveKind
  before?: Turn[]
  ask: string
  /** The sentence to say, which is the first line. */
  first?: RegExp
  has?: RegExp[]
  /** What would harm who says it. */
  not?: RegExp[]
}
