import type { Interview } from '@sightline/coach/interview/state'
import { type AskableQuestion, openQuestionsOf } from '@sightline/coach/scoring/open-question'
import type { InterviewContext } from '@sightline/contracts/context/context'
import type { InterviewDetail } from '@sightline/contracts/interviews/interviews'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import type { InterviewQuestions, QuestionBank } from '../question-bank.ts'
import { type WrittenQuestion, writtenQuestions } from '../table.ts'

/**
 * The slug of the question that a model writes for an interview. No question of the bank begins so.
 */
export const writtenSlug = (interviewId: string) => `written-${interviewId}`

/**
 * The questions that an interview can ask: those of the bank, its open questions, and the question
 * that a model wrote for it. Reads nothing for interviews without a written question.
 */
export async function bankOf(
  { db, bank }: { db: Db; bank: QuestionBank },
  interviewId: string,
  interview: Pick<Interview, 'plan' | 'leadIns'>,
): Promise<InterviewQuestions> {
  const isWritten = interview.plan?.questions.some(({ writtenBy }) => writtenBy !== undefined)
  const written = isWritten ? await readWrittenQuestion(db, interviewId) : null
  const open = openQuestionsOf(interview)
  if (!written && open.length === 0) return bank
  const { meanings } = bank
  const coding = written ? new Map(bank).set(written.slug, written) : new Map(bank)
  const spoken = new Map<string, AskableQuestion>(bank.spoken)
  for (const question of open) spoken.set(question.slug, question)
  return Object.assign(coding, { spoken, ...(meanings && { meanings }) })
}

/**
 * A question that an interview can ask, of the bank or written for it; null where there is no such
 * question.
 */
export async function readQuestion(
  { db, bank }: { db: Db; bank: QuestionBank },
  interviewId: string,
  slug: string,
) {
  const found = bank.get(slug)
  if (found) return found
  return slug === writtenSlug(interviewId) ? readWrittenQuestion(db, interviewId) : null
}

/**
 * Whether a model may write a question for a planned interview, or is doing so: for a job
 * description, after the fitting, unless the candidate chose a certain question or another kind
 * than a function to write.
 */
export function writingState(
  { plan, fitting, writing, requested }: Interview,
  context: InterviewContext | null,
): InterviewDetail['writing'] {
  if (writing) return writing.isOver ? null : 'begun'
  if (plan?.round !== 'coding' || !context?.jobDescription || fitting?.isOver !== true) return null
  const isFunctionAsked =
    (requested.kind ?? 'write') === 'write' && plan.questions[0]?.topic !== 'sql'
  return requested.question === undefined && isFunctionAsked ? 'offered' : null
}

/** The question that a model wrote for an interview; null where there is none. */
export async function readWrittenQuestion(
  db: Db,
  interviewId: string,
): Promise<WrittenQuestion | null> {
  const { interviewId: id, question } = writtenQuestions
  const [row] = await db.select({ question }).from(writtenQuestions).where(eq(id, interviewId))
  return row?.question ?? null
}
