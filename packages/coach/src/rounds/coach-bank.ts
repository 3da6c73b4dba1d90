import type { Difficulty, RoundTopic, Topic } from '@sightline/contracts/interviews/round-schemas'
import type {
  Example,
  GivenCode,
  QuestionKind,
  QuestionTheme,
  Signature,
} from '@sightline/contracts/questions/questions'
import type { Meanings } from '@sightline/english/meanings'
import type { AskableQuestion } from '../scoring/open-question.ts'

/**
 * What planning needs to know of a question. Without `minutes` the difficulty decides how long a
 * question takes.
 */
export type PlannableQuestion = {
  slug: string
  topic: RoundTopic
  difficulty: Difficulty
  /** Of coding questions; absent is `write`. */
  kind?: QuestionKind
  themes?: readonly QuestionTheme[]
  /** The name that near duplicates share. */
  family?: string | undefined
  /** Whether an interview of somebody who has met no question begins with it. */
  opener?: true | undefined
  minutes?: number
  /** Of questions outside the bank. */
  isOpen?: true
}

/** What the coach knows of a coding question. */
export type CodingQuestion = PlannableQuestion & {
  title: string
  topic: Topic
  signature: Signature
  givenCode?: GivenCode | undefined
  complexity: { time: string; space: string }
  examples?: readonly Example[]
  /** The steps towards the approach, vaguest first. */
  hints?: readonly string[]
}

/**
 * The question bank: coding questions by slug, and spoken questions by slug apart from them.
 * `meanings` are those of the candidates' sentences.
 */
export type CoachBank = ReadonlyMap<string, CodingQuestion> & {
  readonly spoken?: ReadonlyMap<string, AskableQuestion>
  readonly meanings?: Meanings
}
