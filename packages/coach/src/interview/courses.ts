import type { InterviewRound } from '@sightline/contracts/rounds'
import { spokenCourse } from '../spoken/spoken-course.ts'
import { CODING_COURSE } from './coding-course.ts'
import type { Course } from './course.ts'

/** What the coach does its own way, by round. */
export const COURSES: Record<InterviewRound, Course> = {
  coding: CODING_COURSE,
  behavioral: spokenCourse('behavioral'),
  'system-design': spokenCourse('system-design'),
  'sales-call': spokenCourse('sales-call'),
}
