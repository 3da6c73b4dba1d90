import type { Plan, PlanRequest } from '@sightline/contracts/interviews/events'
import type { PlannableQuestion } from '../rounds/coach-bank.ts'
import { isOfKind, questionsFor } from './question-kinds.ts'
import { createSeenIndex, type SeenQuestion } from './seen-questions.ts'

/**
 * The questions that may replace each planned question, by the slug of the planned one.
 * Alternatives are of the same round, match what the candidate requested, and are not planned
 * themselves. A seen question may only replace a seen one.
 */
export function alternativesTo<Question extends PlannableQuestion>(
  { questions }: Plan,
  {
    requested,
    pool,
    seen,
  }: { requested: PlanRequest; pool: Iterable<Question>; seen: SeenQuestion[] },
): Map<string, Question[]> {
  const plannedSlugs = new Set(questions.map(({ slug }) => slug))
  const { isSeen } = createSeenIndex(seen)
  const unplanned = questionsFor(pool, { question: questions[0]?.slug }).filter(
    ({ slug }) => !plannedSlugs.has(slug),
  )
  return new Map(
    questions.map(({ slug, topic, difficulty }) => [
      slug,
      unplanned.filter(
        (question) =>
          slug !== requested.question &&
          (requested.kind === undefined || isOfKind(question, requested.kind)) &&
          (requested.topic === undefined || question.topic === topic) &&
          (requested.difficulty === undefined || question.difficulty === difficulty) &&
          (!isSeen(question.slug) || isSeen(slug)),
      ),
    ]),
  )
}
