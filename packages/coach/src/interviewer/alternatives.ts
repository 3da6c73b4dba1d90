import type { Plan, PlanWish } from '@sightline/contracts/interview-events'
import type { PlannableQuestion } from './plan-interview.ts'

/**
 * What may be asked in the place of each planned question, by the slug of the planned one: questions of the same round that keep to what
 * the candidate chose, and that the candidate has not met; met ones only where the planned one is met too. None of them is planned.
 */
export function alternativesTo<Question extends PlannableQuestion>(
  { questions }: Plan,
  { requested, pool, seen }: { requested: PlanWish; pool: Iterable<Question>; seen: string[] },
): Map<string, Question[]> {
  const planned = new Set(questions.map(({ slug }) => slug))
  const known = new Set(seen)
  const others = [...pool].filter(({ slug }) => !planned.has(slug))
  return new Map(
    questions.map(({ slug, topic, difficulty }) => [
      slug,
      others.filter(
        (other) =>
          slug !== requested.question &&
          (requested.topic === undefined || other.topic === topic) &&
          (requested.difficulty === undefined || other.difficulty === difficulty) &&
          (!known.has(other.slug) || known.has(slug)),
      ),
    ]),
  )
}
