import type { NewEvent, PlannedQuestion } from '@sightline/contracts/interviews/events'
import type { Difficulty } from '@sightline/contracts/interviews/round-schemas'
import { DIFFICULTIES } from '@sightline/contracts/interviews/rounds'
import { currentQuestion, type Interview } from '../interview/state.ts'
import type { CoachBank, PlannableQuestion } from '../rounds/coach-bank.ts'
import { ROUND_STRATEGIES } from '../rounds/round-strategies.ts'
import { toPlanned } from './plan-interview.ts'
import { areAlike, isOfKind, questionsFor } from './question-kinds.ts'
import { createSeenIndex, type SeenQuestion } from './seen-questions.ts'

type PlanAdapted = Omit<Extract<NewEvent, { type: 'plan-adapted' }>, 'id' | 'version'>

/**
 * Replaces the planned `next` question: by a harder one after a strong answer, by an easier one
 * after a weak answer. Null when the planned one fits or no other does. Among fitting questions,
 * those of a requested kind and topic come first, then those that the candidate has not seen, then
 * those of the planned topic. A seen question never replaces an unseen one.
 */
export function adaptNextQuestion(
  interview: Interview,
  next: PlannedQuestion,
  { bank, seen }: { bank: CoachBank; seen: SeenQuestion[] },
): PlanAdapted | null {
  const { plan, questions, adapted, requested } = interview
  const current = currentQuestion(interview)
  const planned = plan?.questions.find(({ slug }) => slug === current?.question)
  if (!plan || !current || !planned || adapted[next.slug] !== undefined) return null
  const strategy = ROUND_STRATEGIES[plan.round]
  const pool = strategy.pool(bank)
  const seenIndex = createSeenIndex(seen, pool.values())
  const strength = strategy.strengthOf(current, planned, bank)
  if (strength === null) return null
  const difficulty = stepFrom(planned.difficulty, strength === 'strong' ? 1 : -1)
  const isPlannedFitting =
    strength === 'strong'
      ? rank(next.difficulty) >= rank(difficulty)
      : rank(next.difficulty) <= rank(difficulty)
  if (isPlannedFitting) return null
  const used = [
    ...questions.map(({ question }) => question),
    ...plan.questions.map(({ slug }) => slug),
  ].flatMap((slug) => pool.get(slug) ?? [])
  const isRequestedKind = (question: PlannableQuestion) =>
    requested.kind === undefined || isOfKind(question, requested.kind)
  const [chosen] = questionsFor(pool.values(), { question: next.slug })
    .filter((question) => question.difficulty === difficulty)
    .filter((question) => !used.some((other) => areAlike(other, question)))
    .sort(
      (a, b) =>
        Number(isRequestedKind(b)) - Number(isRequestedKind(a)) ||
        Number(b.topic === requested.topic) - Number(a.topic === requested.topic) ||
        Number(seenIndex.isSeen(a.slug)) - Number(seenIndex.isSeen(b.slug)) ||
        Number(b.topic === next.topic) - Number(a.topic === next.topic) ||
        seenIndex.positionOf(a.slug) - seenIndex.positionOf(b.slug) ||
        (a.slug < b.slug ? -1 : 1),
    )
  if (!chosen || (seenIndex.isSeen(chosen.slug) && !seenIndex.isSeen(next.slug))) return null
  return {
    type: 'plan-adapted',
    instead: next.slug,
    planned: toPlanned(chosen, seenIndex, requested.kind),
    because: strength,
  }
}

const rank = (difficulty: Difficulty) => DIFFICULTIES.indexOf(difficulty)

/** The difficulty one step away, or the same at either end of the scale. */
const stepFrom = (difficulty: Difficulty, step: 1 | -1): Difficulty =>
  DIFFICULTIES[rank(difficulty) + step] ?? difficulty
