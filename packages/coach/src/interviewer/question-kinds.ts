import type { PlanRequest } from '@sightline/contracts/interviews/events'
import type { QuestionKind, RequestedKind } from '@sightline/contracts/questions/questions'
import type { PlannableQuestion } from '../rounds/coach-bank.ts'

export const kindOf = ({ kind = 'write' }: Pick<PlannableQuestion, 'kind'>): QuestionKind => kind

const isQuery = (question: PlannableQuestion) => kindOf(question) === 'sql'

/** Whether a question is of the requested kind, or has the requested theme. */
export const isOfKind = (question: PlannableQuestion, requested: RequestedKind): boolean =>
  kindOf(question) === requested || (question.themes ?? []).some((theme) => theme === requested)

/** Whether two questions are the same, or near duplicates of each other. */
export const areAlike = (a: PlannableQuestion, b: PlannableQuestion): boolean =>
  a.slug === b.slug || (a.family !== undefined && a.family === b.family)

/** What a planned question is said to ask for; undefined when it is to write a function. */
export function shownKind(
  question: PlannableQuestion,
  requested?: RequestedKind,
): RequestedKind | undefined {
  if (requested !== undefined && isOfKind(question, requested)) return requested
  return kindOf(question) === 'write' ? undefined : kindOf(question)
}

/**
 * The questions that an interview may ask. Queries are asked in interviews of their own, which the
 * candidate requests: not everybody knows SQL, and the other questions are not offered in it.
 */
export function questionsFor<Question extends PlannableQuestion>(
  pool: Iterable<Question>,
  { question, topic, kind }: PlanRequest,
): Question[] {
  const all = [...pool]
  const chosen = all.find(({ slug }) => slug === question)
  const areQueries = chosen ? isQuery(chosen) : kind === 'sql' || topic === 'sql'
  return all.filter((candidate) => isQuery(candidate) === areQueries)
}
