import type { Plan } from '@sightline/contracts/interview-events'
import type { InterviewLength } from '@sightline/contracts/interviews'
import { DIFFICULTIES, type Difficulty, type Topic } from '@sightline/contracts/questions'
import type { Question } from '../question.ts'

export const MINUTES: Record<Difficulty, number> = { easy: 20, medium: 30, hard: 40 }
const QUESTIONS: Record<InterviewLength, number> = { short: 1, standard: 2, long: 3 }

export type Wish = {
  topic?: Topic | undefined
  difficulty?: Difficulty | undefined
  /** The slug of one certain question, which comes first. */
  question?: string | undefined
  /** One question if it is not said. */
  length?: InterviewLength | undefined
}
export type Planable = Pick<Question, 'slug' | 'topic' | 'difficulty'>

/**
 * Plans a coding round. Each question keeps to the wished one, topic and difficulty where the bank has them; where no topic is wished the
 * questions are of different ones. Among what is left it takes what the candidate has not met yet, easier ones first, and otherwise what
 * was met longest ago. `met` are the slugs the candidate has been asked, oldest first. The bank must not be empty; one with too few
 * questions makes a shorter plan.
 */
export function planInterview(bank: Iterable<Planable>, wish: Wish, met: string[]): Plan {
  const left = [...bank]
  const questions: Plan['questions'] = []
  while (questions.length < QUESTIONS[wish.length ?? 'short'] && left.length > 0) {
    const topics = new Set(questions.map(({ topic }) => topic))
    left.sort(
      (a, b) =>
        misses(a, wish) - misses(b, wish) ||
        Number(topics.has(a.topic)) - Number(topics.has(b.topic)) ||
        met.lastIndexOf(a.slug) - met.lastIndexOf(b.slug) ||
        DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty) ||
        (a.slug < b.slug ? -1 : 1),
    )
    for (const { slug, topic, difficulty } of left.splice(0, 1))
      questions.push({ slug, topic, difficulty, minutes: MINUTES[difficulty] })
  }
  if (questions.length === 0) throw new Error('The question bank is empty')
  return { questions }
}

/** How far a question is from the wish; a wrong topic weighs more than a wrong difficulty, another question more than both. */
const misses = ({ slug, topic, difficulty }: Planable, wish: Wish) =>
  (wish.question === undefined || wish.question === slug ? 0 : 4) +
  (wish.topic === undefined || wish.topic === topic ? 0 : 2) +
  (wish.difficulty === undefined || wish.difficulty === difficulty ? 0 : 1)
