import { growthText } from '@sightline/analysis/growth'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { durationText } from '@sightline/english/duration-text'
import { truncate } from '@sightline/languages/format-value'
import { inSentence } from '@sightline/languages/text-table'
import { changedTests } from '../interview/attempts.ts'
import {
  type Interview,
  type QuestionProgress,
  type Submission,
  timeSpentMs,
} from '../interview/state.ts'
import { countPassed, isPassed, isSolved, isUnfinished } from '../interview/test-results.ts'
import { questionFacts } from '../rubrics/coding-facts.ts'
import { scoreCodingInterview } from '../scoring/score-coding-interview.ts'
import type { CoachBank } from './coach-bank.ts'
import {
  askedAbout,
  asksForSmallest,
  chosenByPosition,
  questionsNamed,
} from './question-to-coach.ts'
import { replyFromScore } from './score-replies.ts'

const VALUE_MAX_LENGTH = 120
const NAMES_SHOWN_MAX = 3
const UNANSWERABLE =
  'I cannot answer that from this interview. I am the built-in coach and know only what happened here: which tests failed and ' +
  'with which input, what your code and a good solution cost, your hints and times, how you did on each dimension, and what to ' +
  'practise. Your question is noted on your report.'

type Asked = { progress: QuestionProgress; title: string }

/**
 * Answers a candidate's question at the end from the events of the interview, or says that they
 * cannot answer it.
 */
export function replyTo(text: string, interview: Interview, bank: CoachBank): string {
  const about = askedAbout(text)
  const named = questionsNamed(text, interview, (slug) => bank.get(slug))
  const asked = named.map(
    (progress): Asked => ({
      progress,
      title: bank.get(progress.question)?.title ?? progress.question,
    }),
  )
  if (about === 'failure') return failureReply(text, asked)
  const score = scoreCodingInterview({ interview, questions: bank })
  // A question without a submission is judged like the others.
  const answered = new Set(score.questions.map(({ slug }) => slug))
  const fromScore = replyFromScore(text, about, score, {
    named: named.map(({ question }) => question),
    answered,
  })
  if (fromScore) return fromScore
  if (about === 'hints') return asked.map((question) => hintsText(question, bank)).join(' ')
  if (about === 'cost')
    return asked.map((question) => costText(question, interview, bank)).join(' ')
  if (about === 'time') return asked.map((question) => timeText(question, interview)).join(' ')
  return UNANSWERABLE
}

type JudgedSubmission = Submission & { results: TestResult[] }
const judgedOf = ({ submissions }: QuestionProgress): JudgedSubmission[] =>
  submissions.flatMap((submission) =>
    submission.results ? [{ ...submission, results: submission.results }] : [],
  )

/**
 * The failed tests of the submission that is named; otherwise those of the last submission that
 * failed.
 */
function failureReply(text: string, asked: Asked[]): string {
  const all = asked.flatMap(({ progress, title }) =>
    judgedOf(progress).map((submission) => ({ progress, title, submission })),
  )
  if (all.length === 0) return 'You submitted no solution, so none failed.'
  const failed = all.filter(({ submission }) => !isSolved(submission))
  const ofLastFailed = all.filter(
    ({ progress }) => progress === (failed.at(-1) ?? all.at(-1))?.progress,
  )
  const meant =
    chosenByPosition(text, 'submissions?|attempts?|try|tries|solutions?|time', ofLastFailed) ??
    failed.at(-1)
  if (!meant)
    return `No submission failed: ${asked.map(({ title }) => `“${title}”`).join(' and ')} passed every test each time.`
  const submissions = judgedOf(meant.progress)
  const index = submissions.findIndex(({ id }) => id === meant.submission.id)
  const heading = `Submission ${index + 1} to “${meant.title}” passed ${countPassed(meant.submission.results)} of ${meant.submission.results.length} tests.`
  return [
    heading,
    failuresText(meant.submission.results, asksForSmallest(text)),
    fixText(submissions, index),
  ]
    .filter(Boolean)
    .join(' ')
}

function failuresText(results: TestResult[], isSmallestAsked: boolean): string {
  const failures = results.filter((result) => !isPassed(result))
  const [first, ...others] = failures.toSorted(
    (a, b) =>
      Number(isUnfinished(a)) - Number(isUnfinished(b)) ||
      (isSmallestAsked ? (a.input ?? '').length - (b.input ?? '').length : 0),
  )
  if (!first) return 'None of them failed.'
  if (isSmallestAsked) return `The failed test with the shortest input: ${failureText(first)}`
  const names = others.slice(0, NAMES_SHOWN_MAX).map(({ name }) => `“${name}”`)
  const more =
    others.length > NAMES_SHOWN_MAX ? `, and ${others.length - NAMES_SHOWN_MAX} more` : ''
  return (
    failureText(first) + (names.length > 0 ? ` Also not passed: ${names.join(', ')}${more}.` : '')
  )
}

function failureText({ name, isHidden, input, expected, got, status, error }: TestResult): string {
  const short = (value: string) => truncate(inSentence(value), VALUE_MAX_LENGTH)
  const subject = `The ${isHidden ? 'hidden ' : ''}test “${name}”${input ? ` with the input ${short(input)}` : ''}`
  if (status === 'timeout')
    return `${subject} ran out of time, so the code is too slow for it or does not end.`
  if (status === 'not-run') return `${subject} was not run, because the time was used up before.`
  if (error) {
    const line = error.line === null ? '' : ` on line ${error.line}`
    return `${subject} stopped${line} with “${short(error.message)}”; ${short(expected)} was expected.`
  }
  return got === null
    ? `${subject} gave no result; ${short(expected)} was expected.`
    : `${subject} gave ${short(got)}; ${short(expected)} was expected.`
}

/** Which tests the next submission fixed. */
function fixText(submissions: JudgedSubmission[], index: number): string {
  const [failed, next] = [submissions[index], submissions[index + 1]]
  if (!failed || !next || isSolved(failed)) return ''
  if (isSolved(next)) return `Submission ${index + 2} then passed every test.`
  const { fixed } = changedTests(failed.results, next.results)
  return fixed.length === 0
    ? `Submission ${index + 2} fixed none of them.`
    : `Submission ${index + 2} fixed ${fixed
        .slice(0, NAMES_SHOWN_MAX)
        .map((name) => `“${name}”`)
        .join(
          ', ',
        )}${fixed.length > NAMES_SHOWN_MAX ? ` and ${fixed.length - NAMES_SHOWN_MAX} more` : ''}.`
}

function hintsText({ progress, title }: Asked, bank: CoachBank): string {
  const { hintsAsked, modelHints, question } = progress
  if (hintsAsked === 0) return `You asked for no hint in “${title}”.`
  const given = Array.from({ length: hintsAsked }, (_, index) => {
    const byModel = modelHints.find(({ position }) => position === index + 1)?.wording?.text
    const text = byModel ?? bank.get(question)?.hints?.[index]
    return text ? `${index + 1}. ${text}` : []
  }).flat()
  const count = hintsAsked === 1 ? 'one hint' : `${hintsAsked} hints`
  return `You asked for ${count} in “${title}”, and each lowers independence by one level. ${given.join(' ')}`.trim()
}

/** The measured growth of the best submission beside the cost of a good solution. */
function costText({ progress, title }: Asked, interview: Interview, bank: CoachBank): string {
  const good = bank.get(progress.question)?.complexity
  const goodText = good
    ? ` A good solution takes ${sentence(`time ${good.time}`)} ${sentence(`Memory: ${good.space}`)}`
    : ''
  const { best, growth } = factsOf(progress, interview)
  if (!best) return `You submitted no solution to “${title}” that could be measured.${goodText}`
  const timedOut = best.results.find(isUnfinished)
  const slowest = best.results.reduce((slowest, result) =>
    result.timeMs > slowest.timeMs ? result : slowest,
  )
  const unmeasured =
    best.language === 'sql'
      ? 'What a query costs depends on the indexes and on how the database plans it, so I name no complexity.'
      : 'How its time grows with the input was not measured, so I cannot name its complexity here; your report estimates it from the code.'
  const measured = growth ? growthText(growth) : unmeasured
  const outcome = timedOut
    ? `The test “${timedOut.name}” did not finish in time.`
    : `Its slowest test, “${slowest.name}”, took ${durationText(slowest.timeMs)}.`
  return `Your best submission to “${title}”: ${measured} ${outcome}${goodText}`
}

function timeText({ progress, title }: Asked, interview: Interview): string {
  const minutes = interview.plan?.questions.find(({ slug }) => slug === progress.question)?.minutes
  const { solvedMs, timeMs, passed, total } = factsOf(progress, interview)
  const planned = minutes === undefined ? '' : `; ${minutes} min were planned`
  return solvedMs === null || passed < total
    ? `You spent ${durationText(timeMs)} on “${title}” without solving it${planned}.`
    : `You solved “${title}” after ${durationText(solvedMs)}${planned}.`
}

/** Reading code needs a parser, which the coach does not have: the estimated cost stays unknown. */
function factsOf(progress: QuestionProgress, interview: Interview) {
  const now = new Date(interview.endedAt ?? interview.clockStartedAt ?? 0)
  const planned = interview.plan?.questions.find(({ slug }) => slug === progress.question)
  return questionFacts(
    interview,
    progress,
    planned ?? { minutes: timeSpentMs(progress, interview, now) },
    now,
    () => null,
  )
}

const sentence = (text: string) => `${text.replace(/\.$/, '')}.`
