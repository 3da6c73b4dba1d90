import type { Plan, PlannedQuestion, PlanRequest } from '@sightline/contracts/interviews/events'
import type { InterviewLength } from '@sightline/contracts/interviews/lists'
import type { Difficulty, RoundTopic } from '@sightline/contracts/interviews/round-schemas'
import {
  DIFFICULTIES,
  type InterviewRound,
  QUESTION_COUNTS,
} from '@sightline/contracts/interviews/rounds'
import type { QuestionKind, RequestedKind } from '@sightline/contracts/questions/questions'
import type { PlannableQuestion } from '../rounds/coach-bank.ts'
import { areAlike, isOfKind, kindOf, questionsFor, shownKind } from './question-kinds.ts'
import { createSeenIndex, type SeenIndex, type SeenQuestion } from './seen-questions.ts'

const MINUTES_BY_DIFFICULTY: Record<Difficulty, number> = { easy: 20, medium: 30, hard: 40 }

/**
 * The planned form of a question, marked if it is a repeat. Its minutes come from the question, or
 * else from its difficulty.
 */
export function toPlanned(
  question: PlannableQuestion,
  seen: SeenIndex,
  requested?: RequestedKind,
): PlannedQuestion {
  const { slug, topic, difficulty, minutes = MINUTES_BY_DIFFICULTY[difficulty], isOpen } = question
  const [kind, repeat] = [shownKind(question, requested), seen.repeatOf(slug)]
  return {
    slug,
    topic,
    difficulty,
    minutes,
    ...(kind && { kind }),
    ...(repeat && { repeat }),
    ...(isOpen && { isOpen }),
  }
}

/**
 * What the candidate requested. The round is coding and the length short unless requested
 * otherwise.
 */
type RequestedInterview = PlanRequest & {
  round?: InterviewRound | undefined
  length?: InterviewLength | undefined
  /** What questions shall deal with if there are such that the candidate has not seen. */
  preferred?: { topics: readonly RoundTopic[]; kinds: readonly RequestedKind[] } | undefined
}

/**
 * Plans an interview from the questions of its round. Each question matches the requested one,
 * kind, topic and difficulty as far as the pool allows; those after the first are rather of another
 * difficulty, which the coach adapts anyway, than repeats. Among equals, questions that the
 * candidate has not seen come first, and of those the preferred ones, or an opener for somebody who
 * has seen none; without a requested topic the topics differ; then come those seen longest ago,
 * kinds that the plan does not have yet, and easier ones before harder ones. No two questions are
 * of one family. `seen` is oldest first. A pool with too few questions gives a shorter plan.
 * @throws Error for an empty pool.
 */
export function planInterview(
  pool: Iterable<PlannableQuestion>,
  requested: RequestedInterview,
  seen: SeenQuestion[],
): Plan {
  const { round = 'coding', length = 'short', preferred } = requested
  const all = [...pool]
  const seenIndex = createSeenIndex(seen, all)
  let candidates = questionsFor(all, requested)
  const questions: Plan['questions'] = []
  const kinds = new Set<QuestionKind>()
  while (questions.length < QUESTION_COUNTS[round][length]) {
    const isFirst = questions.length === 0
    const topics = new Set(questions.map(({ topic }) => topic))
    const [best] = candidates.toSorted(
      (a, b) =>
        mismatch(a, requested) - mismatch(b, requested) ||
        (isFirst && Math.sign(distance(a, requested)) - Math.sign(distance(b, requested))) ||
        Number(seenIndex.isSeen(a.slug)) - Number(seenIndex.isSeen(b.slug)) ||
        distance(a, requested) - distance(b, requested) ||
        preference(b, preferred) - preference(a, preferred) ||
        (seen.length === 0 && Number(b.opener === true) - Number(a.opener === true)) ||
        Number(topics.has(a.topic)) - Number(topics.has(b.topic)) ||
        seenIndex.positionOf(a.slug) - seenIndex.positionOf(b.slug) ||
        Number(kinds.has(kindOf(a))) - Number(kinds.has(kindOf(b))) ||
        DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty) ||
        (a.slug < b.slug ? -1 : 1),
    )
    if (!best) break
    const kind = requested.kind ?? preferred?.kinds.find((name) => isOfKind(best, name))
    questions.push(toPlanned(best, seenIndex, kind))
    kinds.add(kindOf(best))
    candidates = candidates.filter((candidate) => !areAlike(candidate, best))
  }
  if (questions.length === 0) throw new Error('The question bank is empty')
  return { round, questions }
}

/**
 * How far a question is from the request, its difficulty aside: another question weighs more than a
 * wrong kind, and that more than a wrong topic.
 */
const mismatch = (question: PlannableQuestion, requested: RequestedInterview) =>
  (requested.question === undefined || requested.question === question.slug ? 0 : 4) +
  (requested.kind === undefined || isOfKind(question, requested.kind) ? 0 : 2) +
  (requested.topic === undefined || requested.topic === question.topic ? 0 : 1)

/** How many steps a question is easier or harder than requested. */
const distance = ({ difficulty }: PlannableQuestion, requested: RequestedInterview) =>
  requested.difficulty === undefined
    ? 0
    : Math.abs(DIFFICULTIES.indexOf(difficulty) - DIFFICULTIES.indexOf(requested.difficulty))

/** A preferred kind weighs more than a preferred topic. */
const preference = (question: PlannableQuestion, preferred: RequestedInterview['preferred']) =>
  (preferred?.kinds.some((kind) => isOfKind(question, kind)) ? 2 : 0) +
  (preferred?.topics.includes(question.topic) ? 1 : 0)
