import { foldInterview } from '@sightline/coach/interview/fold'
import { notesText } from '@sightline/coach/interview/notes-text'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import type { ReviewWritten } from '@sightline/contracts/interviews/scores'
import {
  bankOf,
  type InterviewDeps,
  type OwnedId,
  readDecisiveEvents,
  readReport,
  readReview,
  storeReview,
} from '../interviews/public.ts'
import { lastNotes, type ModelPool, requestStructured, stableMark } from '../models/public.ts'
import {
  type Assessment,
  assessmentOf,
  checkAssessments,
  type ReviewableLevel,
  reviewableLevels,
  type SpokenWords,
} from './check.ts'
import { type AskedQuestion, reviewPrompt } from './prompt.ts'
import { heldReason } from './reason.ts'

/**
 * The candidate's answers and latest notes to each question, and what the candidate asked the
 * coach.
 */
function spokenWords(events: InterviewEvent[]): SpokenWords {
  const answers = new Map<string, string[]>()
  const add = (question: string, text: string) => {
    if (text.trim() !== '') answers.set(question, [...(answers.get(question) ?? []), text])
  }
  const elsewhere: string[] = []
  for (const event of events) {
    if (event.type === 'answered' || event.type === 'follow-up-answered')
      add(event.question, event.text)
    if (event.type === 'candidate-asked') elsewhere.push(event.text)
  }
  for (const notes of lastNotes(events)) add(notes.question, notesText(notes))
  return { answers, elsewhere }
}

interface Services {
  deps: InterviewDeps
  modelPool: ModelPool
  /** From which the marks of fences are made. */
  secret: string
}

/**
 * Scores the words of an ended interview by a model, once. The model's levels become the
 * interview's scores; when no model gives any, the coach's stand. @throws AppError('not_found' |
 * 'conflict')
 */
export async function scoreByModel(
  services: Services,
  owned: OwnedId,
  signal: AbortSignal,
): Promise<ReviewWritten> {
  const { deps, modelPool } = services
  const before = await readReport(deps, owned)
  if (await readReview(deps.db, owned.id)) return { report: before, hasFailed: false }
  if (modelPool.models.length === 0) return { report: null, hasFailed: false }
  const events = await readDecisiveEvents(deps.db, owned.id)
  const words = spokenWords(events)
  const levels = reviewableLevels(before.score, words)
  if (levels.length === 0) return { report: null, hasFailed: false }
  const assessed = await assess(services, {
    owned,
    round: before.score.round,
    events,
    words,
    levels,
    signal,
  })
  const [by] = assessed.values()
  if (!by) return { report: null, hasFailed: true }
  const assessments = new Map([...assessed].map(([slug, { value }]) => [slug, value]))
  await storeReview(deps, owned, { by: by.by, ...checkAssessments(assessments, levels, words) })
  return { report: await readReport(deps, owned), hasFailed: false }
}

interface Assessing {
  owned: OwnedId
  round: InterviewRound
  events: InterviewEvent[]
  words: SpokenWords
  levels: ReviewableLevel[]
  signal: AbortSignal
}

/**
 * A model's assessment of each question with an answer, by its slug; a question is left out to which
 * no model gave one. The first call comes alone, so that the others find its beginning in the
 * provider's cache.
 */
async function assess(
  { deps, modelPool, secret }: Services,
  { owned, round, events, words, levels, signal }: Assessing,
) {
  const interview = foldInterview(events)
  const bank = await bankOf(deps, owned.id, interview)
  const mark = stableMark(secret, owned.id)
  const asked = interview.questions.flatMap((progress) => {
    const question = bank.get(progress.question) ?? bank.spoken.get(progress.question)
    const dimensions = levels
      .filter((level) => level.question === progress.question)
      .map(({ dimension }) => dimension)
    return question && dimensions.length > 0
      ? {
          slug: progress.question,
          question,
          dimensions,
          prompt: reviewPrompt({ round, question, progress, dimensions, mark }),
        }
      : []
  })
  const answers = new Map<string, { by: string; value: Assessment }>()
  const ask = async ({ slug, question, dimensions, prompt }: (typeof asked)[number]) => {
    const request = { interviewId: owned.id, purpose: 'review' as const, prompt, signal }
    const answer = await requestStructured(modelPool, request, assessmentOf(dimensions))
    if (!answer) return
    const value = withHeldReasons(answer.value, question, words.answers.get(slug) ?? [])
    answers.set(slug, { by: answer.by, value })
  }
  const [first, ...others] = asked
  if (first) await ask(first)
  await Promise.all(others.map(ask))
  return answers
}

/** The assessment without the reasons that are not to be said. */
function withHeldReasons(
  assessment: Assessment,
  { title, statement, looksFor = [], weak = '', stronger = '' }: AskedQuestion,
  said: readonly string[],
): Assessment {
  const asked = [title, statement, ...looksFor.map(({ text }) => text)].join('\n')
  const shown = { said, asked, samples: [weak, stronger] }
  return Object.fromEntries(
    Object.entries(assessment).map(([dimension, assessed]) => [
      dimension,
      assessed && { ...assessed, reason: heldReason(assessed.reason, shown) },
    ]),
  )
}
