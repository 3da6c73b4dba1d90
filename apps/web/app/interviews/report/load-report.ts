import { foldInterview } from '@sightline/coach/interview/fold'
import { timelineOf } from '@sightline/coach/report/timeline'
import { findSources } from '@sightline/coach/sources/find-sources'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import { interviewsApi } from '../api.ts'
import { noteOn, type ReportFacts } from './report-facts.ts'
import { headingOf } from './report-labels.ts'

/**
 * Loads everything that the report of an interview shows. @throws ApiError 'conflict' while the
 * interview has not ended
 */
export async function loadReport(id: string): Promise<ReportFacts> {
  const [report, { interview: listed, events, questions, spokenQuestions, context }, { items }] =
    await Promise.all([interviewsApi.readReport(id), interviewsApi.read(id), interviewsApi.list()])
  // `questions` holds the coding questions that were asked and still exist: only these have a
  // solution. The report shows the scored ones.
  const scored = new Set(report.score.questions.map(({ slug }) => slug))
  const shown = questions.filter(({ slug }) => scored.has(slug))
  const solutions = await Promise.all(
    shown.map(async ({ slug }) => [slug, await interviewsApi.readSolution(id, slug)] as const),
  )
  const titles = new Map([...questions, ...spokenQuestions].map(({ slug, title }) => [slug, title]))
  return {
    report,
    listed,
    heading: headingOf(listed),
    scoresNote: noteOn(report),
    interview: foldInterview(events),
    timeline: timelineOf(events, titles),
    questions: new Map(questions.map((question) => [question.slug, question])),
    solutions: new Map(solutions),
    claims: context && listed.round !== 'coding' ? findSources(answersIn(events), context) : null,
    newestId: items[0]?.id ?? null,
  }
}

const answersIn = (events: InterviewEvent[]) =>
  events.flatMap((event) =>
    event.type === 'answered' ? [{ text: event.text, seq: event.seq }] : [],
  )
