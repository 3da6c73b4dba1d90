import { closenessTexts, closestQuestion } from '@sightline/coach/live-scores/closest-question'
import { type AskableQuestion, openQuestion } from '@sightline/coach/scoring/open-question'
import type { Interview } from '@sightline/contracts/interviews/lists'
import type { Language } from '@sightline/contracts/languages/languages'
import type { LiveKind } from '@sightline/contracts/live/kinds'
import { likelyApproaches } from '@sightline/live/answers/approaches'
import { createInterview, type InterviewDeps, type QuestionBank } from '../interviews/public.ts'
import { AppError } from '../platform/errors.ts'
import { hashText, isKeptText } from './kept-text.ts'
import { practiceInterviews, practiceQuestions } from './table.ts'

export type Deps = Pick<InterviewDeps, 'db' | 'bank' | 'clock' | 'ledger'>

/**
 * A question that somebody asked; for a coding problem, with the language in which the user would
 * answer it.
 */
export interface AskedQuestion {
  kind: LiveKind
  text: string
  language: Language
}

/**
 * What a mock interview must be about to ask this question, or for a coding problem one like it.
 * @throws AppError('unfit_question') for a question that no mock interview can ask
 */
export async function practicePlan(bank: QuestionBank, { kind, text, language }: AskedQuestion) {
  const common = { mode: 'mock' as const, length: 'short' as const }
  if (kind === 'coding') {
    const [likely] = likelyApproaches(text)
    if (!likely)
      throw new AppError(
        'unfit_question',
        'Nothing in this problem tells the coach which topic to practise.',
      )
    return { request: { ...common, round: kind, language, topic: likely.topic } }
  }
  const question = await spokenQuestion(bank, kind, text)
  if (!question)
    throw new AppError(
      'unfit_question',
      'Meetings have no rubric, and the coach knows no question close to this one, so it could not score an answer.',
    )
  return {
    request: { ...common, round: question.round, question: question.slug },
    own: { question, text },
  }
}

/**
 * Those of the questions of meetings that no mock interview can ask: no question of the bank is
 * close to them.
 */
export async function unfitMeetingQuestions<Question extends Pick<AskedQuestion, 'kind' | 'text'>>(
  bank: QuestionBank,
  questions: Question[],
): Promise<Question[]> {
  const ofMeetings = questions.filter(({ kind }) => kind === 'meeting')
  const found = await Promise.all(
    ofMeetings.map(({ kind, text }) => spokenQuestion(bank, kind, text)),
  )
  return ofMeetings.filter((_question, index) => found[index] === null)
}

/**
 * The question on whose rubric an answer is scored: the closest one of the bank, in its round or
 * for a meeting in any. Where none is close, the result is an open question, which counts for the
 * topic of the closest one. Meetings have no rubric that an open question could be judged on, so
 * the result is null for them.
 */
async function spokenQuestion(
  bank: QuestionBank,
  kind: LiveKind,
  text: string,
): Promise<AskableQuestion | null> {
  const questions = [...bank.spoken.values()].filter(
    ({ round }) => round === kind || kind === 'meeting',
  )
  await bank.meanings?.prepare(closenessTexts([text], questions))
  const closest = closestQuestion(text, questions, bank.meanings)
  if (!closest) return null
  const { question, isClose } = closest
  if (isClose) return question
  return kind === 'meeting'
    ? null
    : openQuestion(question.round, { ...question, slug: openSlug(text) }, text)
}

/** The same question has the same slug whenever it is practised. */
const openSlug = (text: string) => `open-${hashText(text).slice(0, OPEN_SLUG_DIGITS)}`
const OPEN_SLUG_DIGITS = 24

/**
 * Creates a mock interview that asks a question in its own words, or one on the topic of a coding
 * problem. If the owner has kept the question, the interview counts as its practice.
 * @throws AppError('no_credits'), AppError('unfit_question') for a question that no mock interview
 * can ask, and AppError('repeats_question') when the coding questions of the topic have run out and
 * the request accepts no repeat
 */
export async function practise(
  deps: Deps,
  ownerId: string,
  question: AskedQuestion,
  { id, mayRepeat }: { id: string; mayRepeat: boolean },
): Promise<Interview> {
  const { request, own } = await practicePlan(deps.bank, question)
  // A spoken question is asked on purpose, though its rubric was used before.
  const requested = { ...request, id, mayRepeat: mayRepeat || own !== undefined }
  return deps.db.transaction(async (tx) => {
    const interview = await createInterview({ ...deps, db: tx }, ownerId, requested, own)
    const [kept] = await tx
      .select({ questionId: practiceQuestions.id })
      .from(practiceQuestions)
      .where(isKeptText(ownerId, question.text))
    if (kept)
      await tx
        .insert(practiceInterviews)
        .values({ ...kept, interviewId: id })
        .onConflictDoNothing()
    return interview
  })
}
