import { findScreenProblem } from '../../screen/screen-problem.ts'
import { latestLook } from '../../session/session.ts'
import { upperFirst } from '../background/spoken-line.ts'
import { type Asked, type Draft, sentence } from '../background.ts'
import { strongApproach } from './named-approach.ts'
import { edgesOf, openQuestions } from './problem-inputs.ts'
import { restate } from './restate.ts'
import { largestPower, simplestOf } from './simplest-way.ts'

/** What the screen shows of a problem, besides its statement. */
export function screenOf({ session }: Pick<Asked, 'session'>) {
  const text = latestLook(session)?.text ?? ''
  return { text, problem: text === '' ? null : findScreenProblem(text) }
}

/**
 * What helps with any problem: it said back, what to ask, the simplest way with its cost, what to try
 * by hand. An approach is named on strong words alone, as what it could be.
 */
export function codingAnswer(asked: Asked): Draft {
  const { problem, text } = screenOf(asked)
  const { from } = asked.prompt
  const question = from === 'screen' ? asked.prompt.question : newestProblem(asked.prompt.question)
  const states = from === 'screen' || restateable(question)
  const statement = states ? question : (problem?.statement ?? question)
  const isOnScreen = problem !== null && (from === 'screen' || !states)
  return {
    say:
      restate(statement) ??
      'Let me say it back in my own words first, with what goes in and what comes out.',
    more: problemParts(statement, isOnScreen ? text : '', isOnScreen ? problem : null),
  }
}

/** Of two questions in one breath, the last one where it states a problem of its own. */
function newestProblem(question: string): string {
  const sentences = question.split(/(?<=[.?!])\s+/)
  const [before, last] = sentences.slice(-2)
  const isOwn = last !== undefined && strongApproach(last) !== null && restate(last) !== null
  return isOwn && before?.endsWith('?') ? last : question
}

const STATES =
  /\b(?:given|return|find|write|implement|array|list|string|tree|graph|grid|matrix|linked|design|print|count|reverse|merge|sort|how many|numbers?|function|query)\b/i
/** Shorter questions, such as how one would begin, state no problem. */
const STATED_MIN_WORDS = 4

const restateable = (question: string) =>
  STATES.test(question) &&
  question.split(/\s+/).length >= STATED_MIN_WORDS &&
  !/\bthis (?:one|problem|question)\b|\bon the screen\b/i.test(question)

function problemParts(
  statement: string,
  page: string,
  problem: ReturnType<typeof findScreenProblem>,
): (string | null)[] {
  const questions = openQuestions(`${statement}\n${page}`)
  const approach = strongApproach(statement)
  const [example] = problem?.examples ?? []
  return [
    questions.length > 0 ? `**Ask**: ${upperFirst(questions.join('; '))}?` : null,
    simplestText(statement, page),
    approach
      ? `It **could be ${approach.name}**: ${lowerStep(approach.steps[1])} ${approach.cost}`
      : null,
    `**Try by hand**: ${example ? 'the first example; then ' : ''}${edgesOf(statement).join(', ')}.`,
  ]
}

const lowerStep = (step: string) => sentence(step.charAt(0).toLowerCase() + step.slice(1))

/** The steps of O(n²) that are too many for a second. */
const SLOW_POWER = 9

function simplestText(statement: string, page: string): string {
  const simplest = simplestOf(statement)
  const power = largestPower(`${statement}\n${page}`)
  const isSquare = simplest?.time.startsWith('O(n²)') ?? false
  const limit =
    power !== null && isSquare
      ? ` With n up to 10^${power} that is about 10^${2 * power} steps, ${2 * power >= SLOW_POWER ? 'too many, so aim at O(n log n) or O(n)' : 'which may do; then aim lower'}.`
      : ''
  return simplest
    ? `**Simplest first**: ${simplest.how}, ${simplest.time}, ${simplest.space}.${limit}`
    : '**Simplest first**: the way that one would do it by hand, with its cost; then the work that it does twice.'
}
