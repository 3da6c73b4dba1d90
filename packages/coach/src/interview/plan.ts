import type { Plan } from '@sightline/contracts/interview-events'
import { DIFFICULTIES, type Difficulty, type Topic } from '@sightline/contracts/questions'
import type { Question } from '../question.ts'

const MINUTES: Record<Difficulty, number> = { easy: 20, medium: 30, hard: 40 }

export type Wish = {
  topic?: Topic | undefined
  difficulty?: Difficulty | undefined
  /** The slug of one certain question. */
  question?: string | undefined
}
type Planable = Pick<Question, 'slug' | 'topic' | 'difficulty'>

/**
 * Plans a coding round of one question. It keeps to the wished question, topic and difficulty where the bank has them; among what is left it
 * takes what the candidate has not met yet, easier ones first, and otherwise what was met longest ago. `met` are the slugs the
 * candidate has been asked, oldest first. The bank must not be empty.
 */
export function planInterview(bank: Iterable<Planable>, wish: Wish, met: string[]): Plan {
  const [chosen] = [...bank].sort(
    (a, b) =>
      misses(a, wish) - misses(b, wish) ||
      met.lastIndexOf(a.slug) - met.lastIndexOf(b.slug) ||
      DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty) ||
      (a.slug < b.slug ? -1 : 1),
  )
  if (!chosen) throw new Error('The question bank is empty')
  const { slug, topic, difficulty } = chosen
  return { questions: [{ slug, topic, difficulty, minutes: MINUTES[difficulty] }] }
}

/** How far a question is from the wish; a wrong topic weighs more than a wrong difficulty, another question more than both. */
const misses = ({ slug, topic, difficulty }: Planable, wish: Wish) =>
  (wish.question === undefined || wish.question === slug ? 0 : 4) +
  (wish.topic === undefined || wish.topic === topic ? 0 : 2) +
  (wish.difficulty === undefined || wish.difficulty === difficulty ? 0 : 1)
