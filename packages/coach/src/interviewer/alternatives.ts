import type { Plan, PlanWish } from '@sightline/contracts/interview-events'
import type { Planable } from './plan-interview.ts'

/**
 * What may be asked in the place of each planned question, by the slug of the planned one: questions of the same round that keep to what
 * the candidate chose, and that the candidate has not met; met ones only where the planned one is met too. None of them is planned.
 */
export function alternativesTo<Question extends Planable>(
  { questions }: Plan,
  { wish, shelf, met }: { wish: PlanWish; shelf: Iterable<Question>; met: string[] },
): Map<string, Question[]> {
  const planned = new Set(questions.map(({ slug }) => slug))
  const known = new Set(met)
  const others = [...shelf].filter(({ slug }) => !planned.has(slug))
  return new Map(
    questions.map(({ slug, topic, difficulty }) => [
      slug,
      others.filter(
        (other) =>
          slug !== wish.question &&
          (wish.topic === undefined || other.topic === topic) &&
          (wish.difficulty === undefined || other.difficulty === difficulty) &&
          (!known.has(other.slug) || known.has(slug)),
      ),
    ]),
  )
}
