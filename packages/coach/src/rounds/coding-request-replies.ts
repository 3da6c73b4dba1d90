import { formatInput, formatResult, truncate } from '@sightline/languages/format-value'
import { isQuerySignature } from '@sightline/languages/query-signature'
import { inSentence } from '@sightline/languages/text-table'
import type { QuestionProgress } from '../interview/state.ts'
import type { RequestKind } from '../requests/request-cues.ts'
import type { CodingQuestion } from './coach-bank.ts'
import type { FollowUpBody } from './round-strategy.ts'

/** What each follow-up is about, in the plainest words. */
const PLAIN_ABOUTS: Record<string, string> = {
  'failed-test': 'what your code expects of its input that is not so in this test',
  'too-slow': 'which lines run most often, and how they could run less often',
  hints:
    'why your code gives the right answer for every input, and what happens with its time when the input gets longer',
  cost: 'how the time and the memory that are needed grow when there is more input',
  recursion: 'how many calls wait for each other at most, and how a loop would do the same',
  sorting:
    'what it costs to put many items into order, and what to do when they come one after the other',
  memory:
    'how much your code has stored at the end of the largest input, and what to do when that is too much',
}

const NAMES_PROBLEM = /\b(problem|task|exercise|statement|examples?)\b/i
const VALUE_MAX_LENGTH = 120

const REPLIES: Record<Exclude<RequestKind, 'skip'>, (about: string) => string> = {
  think: () => 'Take the time you need.',
  rephrase: plainFollowUp,
  meant: plainFollowUp,
  feedback: () => 'I judge your answers at the end; ask me then.',
  time: () => 'The clock at the top counts; the plan says how long this question is meant to take.',
  length: () => 'A few sentences are enough. Say what you mean, and why it is so.',
  more: () => 'Say what is still important to you, or move on to the next question.',
  amend: () => 'Of course, as long as this question is open.',
  allowed: () => 'Decide that as you think best, and say what you take for granted.',
  other: () => 'I cannot say more about that now. Say what you take for granted.',
}

function plainFollowUp(about: string): string {
  const plain = PLAIN_ABOUTS[about]
  return plain
    ? `It is about this: ${plain}.`
    : 'Begin with the part of it that is clear to you, and name the lines you mean.'
}

/** Requests that may be about the problem and not about the follow-up. */
const ASKS_WHAT = new Set<RequestKind>(['rephrase', 'meant', 'other'])

/** The first example of the problem, walked through in a sentence; null where there is none. */
function firstExample(question: CodingQuestion | undefined): string | null {
  const [example] = question?.examples ?? []
  if (!question || !example) return null
  const { signature } = question
  const { args, expected, explanation } = example
  if (isQuerySignature(signature)) return `The first example shows it. ${explanation}`
  const short = (text: string) =>
    truncate(inSentence(text).replaceAll('\n', ' and '), VALUE_MAX_LENGTH)
  return `For example, with ${short(formatInput(signature, args))} the answer is ${short(formatResult(signature, expected))}. ${explanation}`
}

/**
 * The follow-up of a coding question once more, after a request that was put in place of an answer.
 * Null where there was none, or where it was to skip the question.
 */
export function repeatedFollowUp(
  { followUp, pastFollowUps }: QuestionProgress,
  question: CodingQuestion | undefined,
): FollowUpBody | null {
  if (!followUp?.request || followUp.request === 'skip') return null
  const { request, said } = followUp
  const { about, text } = pastFollowUps[0] ?? followUp
  const isAboutProblem = ASKS_WHAT.has(request) && NAMES_PROBLEM.test(said ?? '')
  const example = isAboutProblem ? firstExample(question) : null
  return { about, text: `${example ?? REPLIES[request](about)} ${text}` }
}
