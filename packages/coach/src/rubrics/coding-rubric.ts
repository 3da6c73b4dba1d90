import type { TestResult } from '@sightline/contracts/questions'
import type { CodingDimension } from '@sightline/contracts/rounds'
import type { Evidence } from '@sightline/contracts/scores'
import { answerFeatures } from './coding-answer-features.ts'
import { isPassed, passedOf, type QuestionFacts } from './coding-facts.ts'

export type Level = 0 | 1 | 2 | 3 | 4
type Levels = readonly [string, string, string, string, string]

/**
 * One dimension of a round's rubric. `judge` must be deterministic, rest on facts alone, and give evidence for whatever level it gives;
 * null means that there is nothing to judge, and the dimension then counts for nothing.
 */
export type Criterion = {
  title: string
  /** How much it counts in a question's score, beside the others. */
  weight: number
  /** What each level stands for, from 0 to 4. */
  levels: Levels
  /** What to do about a low level. */
  advice: string
  judge: (facts: QuestionFacts) => { level: Level; evidence: Evidence[] } | null
}

const MINUTE_MS = 60_000
const NOTHING: Evidence = { text: 'No submission was judged.', quote: null, seq: null }

/** The rubric of a coding round. To add a dimension: name it in the contract `rounds`, and describe and judge it here. */
export const CODING_RUBRIC: Record<CodingDimension, Criterion> = {
  correctness: {
    title: 'Correctness',
    weight: 3,
    levels: [
      'No test passed.',
      'Fewer than half of the tests passed.',
      'At least half of the tests passed.',
      'Nearly all tests passed, at least 85 %.',
      'Every test passed, hidden ones too.',
    ],
    advice: 'Before you submit, walk through one small input by hand and compare each step with what the code does.',
    judge(facts) {
      if (!facts.best) return { level: 0, evidence: [NOTHING] }
      const { results, judged } = facts.best
      const failing = results.find((result) => !isPassed(result))
      return {
        level: shareLevel(facts.passed, facts.total),
        evidence: [
          {
            text: `${facts.passed} of ${facts.total} tests passed in your best submission.`,
            quote: null,
            seq: judged.seq,
          },
          ...(failing
            ? [{ text: `First that did not: “${failing.name}”.`, quote: whatWentWrong(failing), seq: judged.seq }]
            : []),
        ],
      }
    },
  },
  efficiency: {
    title: 'Efficiency',
    weight: 2,
    levels: [
      'No test passed, so there is no cost to speak of.',
      'Fewer than half of the tests passed; too little works to judge its cost.',
      'Too slow: a test ran out of time.',
      'In time, but with tests that fail, or at a higher cost than a good solution.',
      'Every test in time, and no higher cost than a good solution as far as it can be measured.',
    ],
    advice:
      'Say the cost before you code: multiply the largest input by the work per item, and stop when it passes 10⁸ steps.',
    judge({ best, judged, cost }) {
      if (!best) return { level: 0, evidence: [NOTHING] }
      const { seq } = best.judged
      const slow = best.results.find(isOutOfTime)
      const slowest = best.results.reduce((slowest, result) => (result.timeMs > slowest.timeMs ? result : slowest))
      const evidence: Evidence[] = [
        slow
          ? { text: `“${slow.name}” did not finish in time.`, quote: null, seq }
          : { text: `The slowest test, “${slowest.name}”, took ${timeText(slowest.timeMs)}.`, quote: null, seq },
      ]
      if (cost)
        evidence.push({
          text: `Your code looks like ${cost.estimated}; a good solution is ${cost.expected}.`,
          quote: cost.line === null ? null : lineOf(best.code, cost.line),
          seq: best.seq,
        })
      const levels = judged.map(({ results }) => efficiencyOf(results, cost?.isWorse ?? false))
      return { level: levelOf(Math.max(...levels)), evidence }
    },
  },
  'edge-cases': {
    title: 'Edge cases',
    weight: 2,
    levels: [
      'No hidden test passed.',
      'Fewer than half of the hidden tests passed.',
      'At least half of the hidden tests passed.',
      'Every hidden test passed, after a first submission that missed some.',
      'Every hidden test passed in the first submission.',
    ],
    advice:
      'List the smallest, the largest, the empty, the repeated and the sorted input before you submit, and run each.',
    judge({ best, judged }) {
      const [first] = judged
      if (!best || !first) return { level: 0, evidence: [NOTHING] }
      const hidden = hiddenOf(best.results)
      const missed = hiddenOf(first.results).filter((result) => !isPassed(result))
      const passed = Math.max(...judged.map(({ results }) => passedOf(hiddenOf(results))))
      const level =
        passed === 0 ? 0 : passed * 2 < hidden.length ? 1 : passed < hidden.length ? 2 : missed.length > 0 ? 3 : 4
      const names = missed.slice(0, 3).map(({ name }) => `“${name}”`)
      return {
        level,
        evidence: [
          {
            text:
              missed.length === 0
                ? `Your first submission passed all ${hidden.length} hidden tests.`
                : `Your first submission missed ${missed.length} of ${hidden.length} hidden tests: ${names.join(', ')}${missed.length > 3 ? ' and more' : ''}.`,
            quote: null,
            seq: first.judged.seq,
          },
        ],
      }
    },
  },
  independence: {
    title: 'Independence',
    weight: 1,
    levels: [
      'No test passed, with or without hints.',
      'All hints were needed.',
      'Two hints, or fewer than half of the tests passed.',
      'One hint.',
      'No hint.',
    ],
    advice:
      'Give yourself five minutes with pen and paper before a hint: state the slow solution, then ask which work it repeats.',
    judge({ progress, passed, total }) {
      const { hintsAsked, hintSeqs } = progress
      const evidence: Evidence[] =
        hintsAsked === 0
          ? [{ text: 'You asked for no hint.', quote: null, seq: progress.askedSeq }]
          : hintSeqs.map((seq, index) => ({ text: `Hint ${index + 1} of 3 was asked for.`, quote: null, seq }))
      if (passed === 0) return { level: 0, evidence }
      const level = levelOf(4 - Math.min(hintsAsked, 3))
      return { level: passed * 2 < total && level > 2 ? 2 : level, evidence }
    },
  },
  pace: {
    title: 'Pace',
    weight: 1,
    levels: [
      'No test passed in the time spent.',
      'Fewer than half of the tests passed in the time spent.',
      'At least half of the tests passed, or solved in more than a quarter over the time planned.',
      'Solved within a quarter more than the time planned.',
      'Solved within the time planned.',
    ],
    advice:
      'Split the time: a quarter to understand and plan, half to write, a quarter to test. Submit when the plan’s time is up.',
    judge({ best, passed, total, minutes, solvedMs, timeMs }) {
      const share = (solvedMs ?? timeMs) / (minutes * MINUTE_MS)
      const evidence: Evidence[] = [
        solvedMs === null
          ? {
              text: `Not solved in ${timeText(timeMs)}; ${minutes} min were planned.`,
              quote: null,
              seq: best?.judged.seq ?? null,
            }
          : {
              text: `Solved after ${timeText(solvedMs)}; ${minutes} min were planned.`,
              quote: null,
              seq: best?.judged.seq ?? null,
            },
      ]
      if (passed === 0) return { level: 0, evidence }
      if (solvedMs === null) return { level: passed * 2 >= total ? 2 : 1, evidence }
      return { level: share <= 1 ? 4 : share <= 1.25 ? 3 : 2, evidence }
    },
  },
  communication: {
    title: 'Communication',
    weight: 1,
    levels: [
      'The follow-up question was not answered.',
      'A few words, without a reason.',
      'A reason or a cost, but not tied to your own code.',
      'Two or three of: cost, reason, own code, an example.',
      'Cost, reason, own code and an example, in 25 words or more.',
    ],
    advice: 'Answer in one breath of four parts: what it costs, why, where in your code, and one input that shows it.',
    judge({ progress, best }) {
      const { followUp } = progress
      if (!followUp) return null
      const { answer, answerSeq, seq } = followUp
      if (!answer?.trim())
        return { level: 0, evidence: [{ text: `Left open: ${followUp.text}`, quote: null, seq: answerSeq ?? seq }] }
      const { words, ...features } = answerFeatures(answer, best?.code ?? '')
      const found = Object.values(features).filter(Boolean).length
      const level = words < 5 || found === 0 ? 1 : found === 1 ? 2 : found < 4 || words < 25 ? 3 : 4
      return {
        level,
        evidence: [{ text: `${words} words; ${featureWords(features)}.`, quote: answer, seq: answerSeq }],
      }
    },
  },
}

const isOutOfTime = ({ status }: TestResult) => status === 'timeout' || status === 'not-run'

function efficiencyOf(results: TestResult[], isCostly: boolean): Level {
  const passed = passedOf(results)
  if (passed === 0) return 0
  if (passed * 2 < results.length) return 1
  if (results.some(isOutOfTime)) return 2
  return passed < results.length || isCostly ? 3 : 4
}

const levelOf = (value: number): Level => (value <= 0 ? 0 : value === 1 ? 1 : value === 2 ? 2 : value === 3 ? 3 : 4)

const shareLevel = (passed: number, total: number): Level =>
  passed === 0 ? 0 : passed === total ? 4 : passed >= total * 0.85 ? 3 : passed * 2 >= total ? 2 : 1

const hiddenOf = (results: TestResult[]) => results.filter(({ isHidden }) => isHidden)

const whatWentWrong = ({
  got,
  expected,
  error,
}: {
  got: string | null
  expected: string
  error: { message: string } | null
}) => (error ? error.message : got === null ? null : `expected ${expected}, got ${got}`)

const lineOf = (code: string, line: number) => `${line}: ${code.split('\n')[line - 1]?.trim() ?? ''}`

function featureWords({ namesCost, givesReason, refersToCode, isConcrete }: Record<string, boolean>): string {
  const found = [
    namesCost && 'it names the cost',
    givesReason && 'it gives a reason',
    refersToCode && 'it points at your code',
    isConcrete && 'it has a number or an example',
  ].filter((word) => word !== false && word !== undefined)
  return found.length > 0 ? found.join(', ') : 'no cost, reason, piece of code or example was found in them'
}

/** `0.3 ms`, `42 s`, `7 min`. */
export function timeText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms * 10) / 10} ms`
  return ms < MINUTE_MS ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / MINUTE_MS)} min`
}
