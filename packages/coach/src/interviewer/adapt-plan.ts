import type { NewEvent, PlannedQuestion } from '@sightline/contracts/interview-events'
import { DIFFICULTIES } from '@sightline/contracts/questions'
import { type Interview, presentQuestion } from '../interview/state.ts'
import { COURSES } from '../rounds/round-strategies.ts'
import type { CoachBank } from '../rounds/round-strategy.ts'
import { minutesOf } from './plan-interview.ts'

type Adapted = Omit<Extract<NewEvent, { type: 'plan-adapted' }>, 'id' | 'version'>

type Known = { bank: CoachBank; met: string[] }

/**
 * Another question in the place of the planned `next` one: a harder one after a strong answer, a simpler one after a weak one. Null when
 * the planned one is right, or when there is no other. Of those that fit it takes the planned topic first, then what the candidate has
 * not met.
 */
export function adaptation(interview: Interview, next: PlannedQuestion, { bank, met }: Known): Adapted | null {
  const present = presentQuestion(interview)
  const planned = interview.plan?.questions.find(({ slug }) => slug === present?.question)
  if (!interview.plan || !present || !planned || interview.adapted[next.slug] !== undefined) return null
  const course = COURSES[interview.plan.round]
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
  const [chosen] = [...course.shelf(bank).values()]
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
    planned: { slug, topic, difficulty, minutes: minutesOf(chosen) },
    because,
  }
}

const rank = (difficulty: PlannedQuestion['difficulty'] | undefined) =>
  difficulty === undefined ? -1 : DIFFICULTIES.indexOf(difficulty)
