import type { Plan } from '@sightline/contracts/interview-events'
import type { InterviewLength } from '@sightline/contracts/interviews'
import { DIFFICULTIES, type Difficulty } from '@sightline/contracts/questions'
import type { RoundTopic } from '@sightline/contracts/round-shapes'
import type { InterviewRound } from '@sightline/contracts/rounds'
import { QUESTION_COUNTS } from '@sightline/contracts/rounds'

const MINUTES: Record<Difficulty, number> = { easy: 20, medium: 30, hard: 40 }
/** A question takes as long as it says, or as its difficulty does. */
export const minutesOf = ({ minutes, difficulty }: PlannableQuestion) => minutes ?? MINUTES[difficulty]

export type RequestedPlan = {
  /** Coding if it is not said. */
  round?: InterviewRound | undefined
  topic?: RoundTopic | undefined
  difficulty?: Difficulty | undefined
  /** The slug of one certain question, which comes first. */
  question?: string | undefined
  /** Short if it is not said. */
  length?: InterviewLength | undefined
}
export type PlannableQuestion = { slug: string; topic: RoundTopic; difficulty: Difficulty; minutes?: number }

/**
 * Plans an interview out of the questions of its round. Each question keeps to the wished one, topic and difficulty where the bank has them; where no topic is wished the
 * questions are of different ones. Among what is left it takes what the candidate has not met yet, easier ones first, and otherwise what
 * was met longest ago. `met` are the slugs the candidate has been asked, oldest first. The bank must not be empty; one with too few
 * questions makes a shorter plan.
 */
export function planInterview(bank: Iterable<PlannableQuestion>, wish: RequestedPlan, seen: string[]): Plan {
  const { round = 'coding', length = 'short' } = wish
  const left = [...bank]
  const questions: Plan['questions'] = []
  while (questions.length < QUESTION_COUNTS[round][length] && left.length > 0) {
    const topics = new Set(questions.map(({ topic }) => topic))
    left.sort(
      (a, b) =>
        misses(a, wish) - misses(b, wish) ||
        Number(topics.has(a.topic)) - Number(topics.has(b.topic)) ||
        seen.lastIndexOf(a.slug) - seen.lastIndexOf(b.slug) ||
        DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty) ||
        (a.slug < b.slug ? -1 : 1),
    )
    for (const question of left.splice(0, 1)) {
      const { slug, topic, difficulty } = question
      questions.push({ slug, topic, difficulty, minutes: minutesOf(question) })
    }
  }
  if (questions.length === 0) throw new Error('The question bank is empty')
  return { round, questions }
}

/** How far a question is from the wish; a wrong topic weighs more than a wrong difficulty, another question more than both. */
const misses = ({ slug, topic, difficulty }: PlannableQuestion, wish: RequestedPlan) =>
  (wish.question === undefined || wish.question === slug ? 0 : 4) +
  (wish.topic === undefined || wish.topic === topic ? 0 : 2) +
  (wish.difficulty === undefined || wish.difficulty === difficulty ? 0 : 1)
