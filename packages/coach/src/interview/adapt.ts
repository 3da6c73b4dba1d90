import type { NewEvent, PlannedQuestion } from '@sightline/contracts/interview-events'
import { DIFFICULTIES } from '@sightline/contracts/questions'
import { MINUTES, type Planable } from './plan.ts'
import { type Interview, presentQuestion, type QuestionProgress } from './state.ts'

type Adapted = Omit<Extract<NewEvent, { type: 'plan-adapted' }>, 'id' | 'version'>

/** When all tests pass by then, it is no stronger for being faster. */
const HINTS_OF_STRONG = 1
const SLOW_FACTOR = 1.5
const MINUTE_MS = 60_000

/**
 * How the question just finished went. Strong: a submission passed every test within the time planned, with one hint at most. Weak: no
 * submission passed every test, or it took all the hints or half as long again. Anything else is neither.
 */
export function strengthOf(progress: QuestionProgress, minutes: number): 'strong' | 'weak' | null {
  const solved = progress.submissions.find(({ results }) => results?.every(({ status }) => status === 'passed'))
  if (!solved?.judged) return 'weak'
  const tookMs = solved.judged.clockMs - progress.askedClockMs
  const limitMs = minutes * MINUTE_MS
  if (progress.hintsAsked > 2 || tookMs > limitMs * SLOW_FACTOR) return 'weak'
  return progress.hintsAsked <= HINTS_OF_STRONG && tookMs <= limitMs ? 'strong' : null
}

type Bank = { bank: ReadonlyMap<string, Planable>; met: string[] }

/**
 * Another question in the place of the planned `next` one: a harder one after a strong answer, a simpler one after a weak one. Null when
 * the planned one is right, or when there is no other. Of those that fit it takes the planned topic first, then what the candidate has
 * not met.
 */
export function adaptation(interview: Interview, next: PlannedQuestion, { bank, met }: Bank): Adapted | null {
  const present = presentQuestion(interview)
  const planned = interview.plan?.questions.find(({ slug }) => slug === present?.question)
  if (!present || !planned || interview.adapted[next.slug] !== undefined) return null
  const because = strengthOf(present, planned.minutes)
  if (because === null) return null
  const level = DIFFICULTIES.indexOf(planned.difficulty) + (because === 'strong' ? 1 : -1)
  const wanted = DIFFICULTIES[Math.min(Math.max(level, 0), DIFFICULTIES.length - 1)]
  const isRight = because === 'strong' ? rank(next.difficulty) >= rank(wanted) : rank(next.difficulty) <= rank(wanted)
  if (isRight) return null
  const used = new Set([
    ...interview.questions.map(({ question }) => question),
    ...(interview.plan?.questions.map(({ slug }) => slug) ?? []),
  ])
  const [chosen] = [...bank.values()]
    .filter(({ slug, difficulty }) => difficulty === wanted && !used.has(slug))
    .sort(
      (a, b) =>
        Number(b.topic === next.topic) - Number(a.topic === next.topic) ||
        met.lastIndexOf(a.slug) - met.lastIndexOf(b.slug) ||
        (a.slug < b.slug ? -1 : 1),
    )
  if (!chosen) return null
  const { slug, topic, difficulty } = chosen
  return {
    type: 'plan-adapted',
    instead: next.slug,
    planned: { slug, topic, difficulty, minutes: MINUTES[difficulty] },
    because,
  }
}

const rank = (difficulty: PlannedQuestion['difficulty'] | undefined) =>
  difficulty === undefined ? -1 : DIFFICULTIES.indexOf(difficulty)
