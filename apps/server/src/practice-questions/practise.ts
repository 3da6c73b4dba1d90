import { likelyApproaches } from '@sightline/coach/live-answers/approaches'
import { closenessTexts, closestQuestion } from '@sightline/coach/live-scores/closest-question'
import type { Interview } from '@sightline/contracts/interview-lists'
import type { Language } from '@sightline/contracts/languages'
import type { LiveKind } from '@sightline/contracts/live-kinds'
import { SPOKEN_ROUNDS, type SpokenRound } from '@sightline/contracts/rounds'
import { createInterview, type InterviewDeps, type QuestionBank } from '../interviews/public.ts'
import { AppError } from '../platform/errors.ts'
import { isKeptText } from './kept-text.ts'
import { practiceInterviews, practiceQuestions } from './table.ts'

export type Deps = Pick<InterviewDeps, 'db' | 'bank' | 'clock' | 'ledger'>

/** A question that somebody asked; for a coding problem, with the language in which the user would answer it. */
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
      throw new AppError('unfit_question', 'Nothing in this problem tells the coach which topic to practise.')
    return { request: { ...common, round: kind, language, topic: likely.topic } }
  }
  const round = SPOKEN_ROUNDS.find((known) => known === kind)
  const slug = round && (await closeQuestion(bank, round, text))
  if (!round || !slug)
    throw new AppError(
      'unfit_question',
      'The coach has no rubric that is close enough to score an answer to this question.',
    )
  return { request: { ...common, round, question: slug }, own: { slug, text } }
}

async function closeQuestion(bank: QuestionBank, round: SpokenRound, text: string): Promise<string | null> {
  const questions = [...bank.spoken.values()].filter((question) => question.round === round)
  await bank.meanings?.prepare([text, ...questions.flatMap(closenessTexts)])
  const closest = closestQuestion(text, questions, bank.meanings)
  return closest?.isClose ? closest.question.slug : null
}

/**
 * Creates a mock interview that asks a question in its own words, or one on the topic of a coding problem. If the owner
 * has kept the question, the interview counts as its practice.
 * @throws AppError('no_credits'), AppError('unfit_question') for a question that no mock interview can ask, and
 * AppError('repeats_question') when the coding questions of the topic have run out and the request accepts no repeat
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
