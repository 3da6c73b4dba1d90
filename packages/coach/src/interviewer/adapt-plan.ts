import type { NewEvent, PlannedQuestion } from '@sightline/contracts/interview-events'
import { DIFFICULTIES } from '@sightline/contracts/questions'
import { currentQuestion, type Interview } from '../interview/state.ts'
import { ROUND_STRATEGIES } from '../rounds/round-strategies.ts'
import type { CoachBank } from '../rounds/round-strategy.ts'
import { minutesOf } from './plan-interview.ts'

type Adapted = Omit<Extract<NewEvent, { type: 'plan-adapted' }>, 'id' | 'version'>

type Known = { bank: CoachBank; seen: string[] }

/**
 * Another question in the place of the planned `next` one: a harder one after a strong answer, a simpler one after a weak one. Null when
 * the planned one is right, or when there is no other. Of those that fit it takes the planned topic first, then what the candidate has
 * not met.
 */
export function adaptation(interview: Interview, next: PlannedQuestion, { bank, seen }: Known): Adapted | null {
  const present = currentQuestion(interview)
  const planned = interview.plan?.questions.find(({ slug }) => slug === present?.question)
  if (!interview.plan || !present || !planned || interview.adapted[next.slug] !== undefined) return null
  const course = ROUND_STRATEGIES[interview.plan.round]
  const because = course.strengthOf(present, planned, bank)
  if (because === null) return null
  const level = DIFFICULTIES.indexOf(planned.difficulty) + (because === 'strong' ? 1 : -1)
  const wanted = DIFFICULTIES[Math.min(Math.max(level, 0), DIFFICULTIES.length - 1)]
  const isRight = because === 'strong' ? rank(next.difficulty) >= rank(wanted) : rank(next.difficulty) <= rank(wanted)
  if (isRight) return null
  const used = new Set([
    ...interview.questions.map(({ question }) => question),
    ...interview.plan.questions.map(({ slug }) => slug),
  ])
  const [chosen] = [...course.pool(bank).values()]
    .filter(({ slug, difficulty }) => difficulty === wanted && !used.has(slug))
    .sort(
      (a, b) =>
        Number(b.topic === next.topic) - Number(a.topic === next.topic) ||
        seen.lastIndexOf(a.slug) - seen.lastIndexOf(b.slug) ||
        (a.slug < b.slug ? -1 : 1),
    )
  if (!chosen) return null
  const { slug, topic, difficulty } = chosen
  return {
    type: 'plan-adapted',
    instead: next.slug,
    planned: { slug, topic, difficulty, minutes: minutesOf(chosen) },
    because,
  }
}

const rank = (difficulty: PlannedQuestion['difficulty'] | undefined) =>
  difficulty === undefined ? -1 : DIFFICULTIES.indexOf(difficulty)
