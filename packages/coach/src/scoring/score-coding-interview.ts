import type { Difficulty, Topic } from '@sightline/contracts/questions'
import { DIMENSIONS } from '@sightline/contracts/rounds'
import type { DimensionScore, InterviewScore, QuestionScore } from '@sightline/contracts/scores'
import type { Interview, Submission } from '../interview/state.ts'
import { type CostEstimate, questionFacts } from '../rubrics/coding-facts.ts'
import { CODING_RUBRIC } from '../rubrics/coding-rubric.ts'
import { interviewScore, oneDecimal, weightedMean } from './interview-score.ts'

/** What scoring needs to know of a question. */
export type ScoredQuestion = { title: string; topic: Topic; difficulty: Difficulty }

type Scoring = {
  interview: Interview
  /** Questions by slug. One that is gone from the bank is not scored. */
  questions: ReadonlyMap<string, ScoredQuestion>
  /** The cost of a submission beside a good solution; null where it cannot be estimated. */
  estimate?: (question: string, submission: Submission) => CostEstimate | null
}

const MINUTES_UNPLANNED = 30

/**
 * Scores an interview on the coding rubric: each question on each dimension from 0 to 4 with the evidence for it, and from these, weighted
 * as the rubric says, the whole from 0 to 4 with one decimal. Deterministic: the same events give the same score. Questions that were
 * planned but not asked do not count.
 */
export function scoreCodingInterview({ interview, questions, estimate }: Scoring): InterviewScore {
  const endedAt = new Date(interview.endedAt ?? interview.clockStartedAt ?? 0)
  const scored = interview.questions.flatMap((progress): QuestionScore[] => {
    const question = questions.get(progress.question)
    if (!question) return []
    const planned = interview.plan?.questions.find(({ slug }) => slug === progress.question)
    const facts = questionFacts(interview, progress, planned?.minutes ?? MINUTES_UNPLANNED, endedAt, (submission) =>
      estimate ? estimate(progress.question, submission) : null,
    )
    const dimensions = DIMENSIONS.coding.flatMap((dimension): DimensionScore[] => {
      const { judge, levels } = CODING_RUBRIC[dimension]
      const judged = judge(facts)
      return judged ? [{ dimension, ...judged, meaning: levels[judged.level] }] : []
    })
    const { title, topic, difficulty } = question
    return [
      {
        slug: progress.question,
        title,
        topic,
        difficulty,
        minutes: facts.minutes,
        timeMs: facts.timeMs,
        measured: [
          { term: 'Tests passed', value: facts.total === 0 ? 'None submitted' : `${facts.passed} of ${facts.total}` },
          { term: 'Hints', value: String(progress.hintsAsked) },
          { term: 'Submissions', value: String(progress.submissions.length) },
        ],
        askedSeq: progress.askedSeq,
        score: oneDecimal(weightedMean('coding', dimensions)),
        dimensions,
      },
    ]
  })
  return interviewScore('coding', scored)
}
