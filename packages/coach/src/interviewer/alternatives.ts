import type { Plan, PlanRequest } from '@sightline/contracts/interviews/events'
import type { PlannableQuestion } from '../rounds/coach-bank.ts'
import { areAlike, isOfKind, questionsFor } from './question-kinds.ts'
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
  const all = [...pool]
  const { isSeen } = createSeenIndex(seen, all)
  const planned = all.filter((one) => questions.some(({ slug }) => slug === one.slug))
  const unplanned = questionsFor(all, { question: questions[0]?.slug }).filter(
    (question) => !planned.some((other) => areAlike(other, question)),
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
