import type { InterviewRound } from '@sightline/contracts/rounds'
import { CODING_COURSE } from './coding-strategy.ts'
import type { Course } from './round-strategy.ts'
import { spokenCourse } from './spoken-strategy.ts'

/** What the coach does its own way, by round. */
export const COURSES: Record<InterviewRound, Course> = {
  coding: CODING_COURSE,
  behavioral: spokenCourse('behavioral'),
  'system-design': spokenCourse('system-design'),
  'sales-call': spokenCourse('sales-call'),
}
