import { growthText } from '@sightline/analysis/growth'
import type { Evidence } from '@sightline/contracts/interviews/scores'
import type { TestResult } from '@sightline/contracts/questions/questions'
import { durationText } from '@sightline/english/duration-text'
import { joinWords } from '@sightline/english/join-words'
import { inSentence } from '@sightline/languages/text-table'
import {
  conclusiveResults,
  countPassed,
  isPassed,
  isUnfinished,
  passedShare,
} from '../interview/test-results.ts'
import { type AnswerFeatures, answerFeatures } from './coding-answer-features.ts'
import type { QuestionFacts } from './coding-facts.ts'
import { type Judgement, type Level, levelOf } from './dimension.ts'

const MINUTE_MS = 60_000
const NOTHING_JUDGED: Judgement = {
  level: 0,
  evidence: [{ text: 'No submission was judged.', quote: null, seq: null }],
}

/** Judges the share of tests that the best submission passed. */
export function judgeCorrectness({ best, passed, share, total }: QuestionFacts): Judgement {
  if (!best) return NOTHING_JUDGED
  const { seq } = best.judged
  const failing = best.results.find((result) => !isPassed(result) && !isUnfinished(result))
  const unfinished = best.results.filter(isUnfinished).length
  const text = `${passed} of ${total} tests passed in your best submission${unfinished > 0 ? `; ${unfinished} ran out of time, which counts under efficiency` : ''}.`
  const evidence: Evidence[] = [{ text, quote: null, seq }]
  if (failing)
    evidence.push({
      text: `The first test that failed was “${failing.name}”.`,
      quote: failureOf(failing),
      seq,
    })
  const level = correctnessLevel(share, unfinished)
  if (level !== 3) return { level, evidence }
  const meaning =
    share === 1 ? 'Every test that finished in time passed.' : 'Nearly all tests passed.'
  return { level, evidence, meaning }
}

/** An interviewer does not call a solution right whose largest inputs nobody has seen through. */
function correctnessLevel(share: number, unfinished: number): Level {
  if (share === 0) return 0
  if (share === 1 && unfinished === 0) return 4
  if (share >= 0.85) return 3
  return share >= 0.5 ? 2 : 1
}

const failureOf = ({ got, expected, error }: TestResult) =>
  error
    ? error.message
    : got === null
      ? null
      : `expected ${inSentence(expected)}, got ${inSentence(got)}`

/** Judges whether tests ran out of time, and the growth or the estimated cost of the code. */
export function judgeEfficiency({
  best,
  judged,
  cost,
  growth,
  isCostly,
}: QuestionFacts): Judgement {
  if (!best) return NOTHING_JUDGED
  const { seq } = best.judged
  const timedOut = best.results.find(isUnfinished)
  const slowest = best.results.reduce((slowest, result) =>
    result.timeMs > slowest.timeMs ? result : slowest,
  )
  const text = timedOut
    ? `“${timedOut.name}” did not finish in time.`
    : `The slowest test, “${slowest.name}”, took ${durationText(slowest.timeMs)}.`
  const evidence: Evidence[] = [{ text, quote: null, seq }]
  if (growth) evidence.push({ text: growthText(growth), quote: null, seq: best.seq })
  if (cost)
    evidence.push({
      text: `Your code looks like ${cost.estimated}; a good solution is ${cost.expected}.`,
      quote: cost.line === null ? null : lineOf(best.code, cost.line),
      seq: best.seq,
    })
  const levels = judged.map(({ results }) => efficiencyLevel(results, isCostly))
  return { level: levelOf(Math.max(...levels)), evidence }
}

function efficiencyLevel(results: TestResult[], isCostly: boolean): Level {
  const passed = countPassed(results)
  if (passed === 0) return 0
  if (passed * 2 < results.length) return 1
  if (passed < results.length) return 2
  return isCostly ? 3 : 4
}

const lineOf = (code: string, line: number) =>
  `${line}: ${code.split('\n')[line - 1]?.trim() ?? ''}`

/** Judges the hidden tests: whether a submission passed them all, and whether the first one did. */
export function judgeEdgeCases({ best, judged }: QuestionFacts): Judgement {
  const [first] = judged
  if (!best || !first) return NOTHING_JUDGED
  const hiddenCount = conclusiveResults(hiddenOf(best.results)).length
  const missed = conclusiveResults(hiddenOf(first.results)).filter((result) => !isPassed(result))
  const share = Math.max(...judged.map(({ results }) => passedShare(hiddenOf(results))))
  const names = missed.slice(0, 3).map(({ name }) => `“${name}”`)
  const text =
    missed.length === 0
      ? `Your first submission passed all ${hiddenCount} hidden tests${hiddenCount < hiddenOf(best.results).length ? ' that finished in time' : ''}.`
      : `Your first submission missed ${missed.length} of ${hiddenCount} hidden tests: ${names.join(', ')}${missed.length > 3 ? ' and more' : ''}.`
  const evidence: Evidence[] = [{ text, quote: null, seq: first.judged.seq }]
  const isAllSeen = judged.some(({ results }) => hiddenOf(results).every(isPassed))
  if (share === 1 && !isAllSeen)
    return { level: 3, evidence, meaning: 'Every hidden test that finished in time passed.' }
  const level = edgeCasesLevel(share, missed.length === 0)
  return level === 3 ? { level, evidence, meaning: LATER_COMPLETE } : { level, evidence }
}

const LATER_COMPLETE = 'Every hidden test passed, after a first submission that failed some.'

function edgeCasesLevel(share: number, isFirstComplete: boolean): Level {
  if (share === 0) return 0
  if (share < 0.5) return 1
  if (share < 1) return 2
  return isFirstComplete ? 4 : 3
}

const hiddenOf = (results: TestResult[]) => results.filter(({ isHidden }) => isHidden)

/** Judges how much help was taken: hints, the solution, giving up. */
export function judgeIndependence({
  progress,
  passed,
  share,
  wasSolutionRead,
}: QuestionFacts): Judgement {
  const { hintsAsked, hintSeqs, askedSeq, gaveUp } = progress
  const hints: Evidence[] =
    hintsAsked === 0
      ? [{ text: 'You asked for no hint.', quote: null, seq: askedSeq }]
      : hintSeqs.map((seq, index) => ({
          text: `Hint ${index + 1} of 3 was asked for.`,
          quote: null,
          seq,
        }))
  const reads: Evidence[] = [
    ...(gaveUp
      ? [
          {
            text: 'You gave up this question and opened its solution.',
            quote: null,
            seq: gaveUp.seq,
          },
        ]
      : []),
    ...(wasSolutionRead
      ? [{ text: 'You had read the solution before this interview.', quote: null, seq: askedSeq }]
      : []),
  ]
  const evidence = [...reads, ...hints]
  if (gaveUp) return { level: 0, evidence }
  if (passed === 0) return { level: 0, evidence }
  const level = wasSolutionRead ? 1 : levelOf(4 - Math.min(hintsAsked, 3))
  return { level: share < 0.5 && level > 2 ? 2 : level, evidence }
}

/** Judges the time until the question was solved against the planned minutes. */
export function judgePace(facts: QuestionFacts): Judgement {
  const { best, passed, share, total, minutes, solvedMs } = facts
  const evidence: Evidence[] = [
    { text: paceText(facts), quote: null, seq: best?.judged.seq ?? null },
  ]
  if (passed === 0) return { level: 0, evidence }
  if (solvedMs === null) return { level: share >= 0.5 ? 2 : 1, evidence }
  const isInTime = solvedMs <= minutes * MINUTE_MS
  if (passed < total)
    return isInTime && !facts.progress.gaveUp
      ? {
          level: 3,
          evidence,
          meaning: 'Right within the time planned, but too slow for some tests.',
        }
      : { level: 2, evidence, meaning: 'At least half of the tests passed in the time spent.' }
  if (isInTime) return { level: 4, evidence }
  return solvedMs <= minutes * MINUTE_MS * 1.25
    ? { level: 3, evidence, meaning: 'Solved within a quarter more than the time planned.' }
    : { level: 2, evidence, meaning: 'Solved in more than a quarter over the time planned.' }
}

function paceText({ progress, passed, total, minutes, solvedMs, timeMs }: QuestionFacts): string {
  const planned = `; ${minutes} min were planned.`
  if (solvedMs !== null && passed === total)
    return `Solved after ${durationText(solvedMs)}${planned}`
  if (progress.gaveUp) return `Given up after ${durationText(timeMs)}${planned}`
  return solvedMs === null
    ? `Not solved in ${durationText(timeMs)}${planned}`
    : `Right, but too slow for some tests, after ${durationText(solvedMs)}${planned}`
}

/** Null while no follow-up was asked. */
export function judgeCommunication({ progress, best }: QuestionFacts): Judgement | null {
  const { followUp } = progress
  if (!followUp) return null
  const { answer, answerSeq, seq } = followUp
  if (!answer?.trim())
    return {
      level: 0,
      evidence: [
        {
          text: `You left this question open: ${followUp.text}`,
          quote: null,
          seq: answerSeq ?? seq,
        },
      ],
    }
  const features = answerFeatures(answer, best?.code ?? '', followUp.about)
  const found = foundFeatures(features)
  const length = `Your answer has ${features.words} ${features.words === 1 ? 'word' : 'words'}`
  const listed =
    found.length > 0
      ? `It ${joinWords(found, 'and')}.`
      : 'It names no cost, reason, piece of your code or example.'
  return {
    level: communicationLevel(features.words, found.length),
    evidence: [{ text: `${length}. ${listed}`, quote: answer, seq: answerSeq }],
  }
}

function communicationLevel(words: number, featureCount: number): Level {
  if (words < 5 || featureCount === 0) return 1
  if (featureCount === 1) return 2
  return featureCount < 4 || words < 25 ? 3 : 4
}

const foundFeatures = ({
  namesCost,
  givesReason,
  refersToCode,
  isConcrete,
}: AnswerFeatures): string[] => [
  ...(namesCost ? ['names the cost'] : []),
  ...(givesReason ? ['gives a reason'] : []),
  ...(refersToCode ? ['points at your code'] : []),
  ...(isConcrete ? ['has a number or an example'] : []),
]
