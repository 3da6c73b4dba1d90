import type { Difficulty, Topic } from '@sightline/contracts/interviews/round-schemas'
import { DIMENSIONS } from '@sightline/contracts/interviews/rounds'
import type {
  DimensionScore,
  InterviewScore,
  QuestionScore,
} from '@sightline/contracts/interviews/scores'
import { hasAnswers } from '../interview/has-answers.ts'
import type { Interview, QuestionProgress, Submission } from '../interview/state.ts'
import { type CostEstimate, type QuestionFacts, questionFacts } from '../rubrics/coding-facts.ts'
import { CODING_RUBRIC } from '../rubrics/coding-rubric.ts'
import { interviewScore, oneDecimal, weightedMean } from './interview-score.ts'

/** The parts of a question that scoring needs. */
export type ScoredQuestion = { title: string; topic: Topic; difficulty: Difficulty }

type Scoring = {
  interview: Interview
  /** Questions by slug. A question that is no longer in the bank is not scored. */
  questions: ReadonlyMap<string, ScoredQuestion>
  /**
   * Compares the cost of a submission with a good solution; null where the cost cannot be
   * estimated.
   */
  estimate?: (question: string, submission: Submission) => CostEstimate | null
}

/** Minutes assumed for a question that the plan does not name. */
const DEFAULT_MINUTES = 30

/**
 * Scores a coding interview: each asked question on each dimension of the coding rubric from 0 to
 * 4, with evidence, and their weighted means with one decimal. Deterministic. Questions that were
 * planned but not asked do not count. An interview without an answer has no score.
 */
export function scoreCodingInterview({ interview, questions, estimate }: Scoring): InterviewScore {
  if (!hasAnswers(interview)) return interviewScore('coding', [])
  const endedAt = new Date(interview.endedAt ?? interview.clockStartedAt ?? 0)
  const scores = interview.questions.flatMap((progress): QuestionScore[] => {
    const question = questions.get(progress.question)
    if (!question) return []
    const planned = interview.plan?.questions.find(({ slug }) => slug === progress.question)
    const facts = questionFacts(
      interview,
      progress,
      planned ?? { minutes: DEFAULT_MINUTES },
      endedAt,
      (submission) => (estimate ? estimate(progress.question, submission) : null),
    )
    return [questionScore(question, progress, facts)]
  })
  return interviewScore('coding', scores)
}

function questionScore(
  question: ScoredQuestion,
  progress: QuestionProgress,
  facts: QuestionFacts,
): QuestionScore {
  const { title, topic, difficulty } = question
  const dimensions = DIMENSIONS.coding.flatMap((dimension): DimensionScore[] => {
    const { judge, levels } = CODING_RUBRIC[dimension]
    const judgement = judge(facts)
    return judgement ? [{ dimension, meaning: levels[judgement.level], ...judgement }] : []
  })
  return {
    slug: progress.question,
    title,
    topic,
    difficulty,
    minutes: facts.minutes,
    timeMs: facts.timeMs,
    measured: [
      {
        term: 'Tests passed',
        value: facts.total === 0 ? 'None submitted' : `${facts.passed} of ${facts.total}`,
      },
      { term: 'Hints', value: String(progress.hintsAsked) },
      { term: 'Submissions', value: String(progress.submissions.length) },
    ],
    askedSeq: progress.askedSeq,
    score: oneDecimal(weightedMean('coding', dimensions)),
    dimensions,
  }
}
