import { fitGrowth, growthText } from '@sightline/analysis/growth'
import type { CodingAbout } from '@sightline/contracts/interviews/events'
import type { InterviewReport } from '@sightline/contracts/interviews/scores'
import { truncate } from '@sightline/languages/format-value'
import { inSentence } from '@sightline/languages/text-table'
import type { FollowUp, Interview, Submission } from '../interview/state.ts'
import { isPassed } from '../interview/test-results.ts'
import type { ReportBank } from './round-report.ts'

type BankQuestion = NonNullable<ReturnType<ReportBank['get']>>
type Asked = { followUp: FollowUp; submission: Submission | undefined; question: BankQuestion }

/**
 * A stronger answer to the first follow-up that was asked, with the lines and results of the
 * candidate's own code.
 */
export function strongerCodingAnswer(
  { questions }: Interview,
  bank: ReportBank,
): InterviewReport['strongerAnswer'] {
  const progress = questions.find(({ followUp }) => followUp !== null)
  const question = progress && bank.get(progress.question)
  if (!progress?.followUp || !question) return null
  const { followUp, submissions } = progress
  const submission = submissions.findLast(
    ({ judged }) => judged !== null && judged.seq < followUp.seq,
  )
  const write = STRONGER_ANSWERS[isCodingAbout(followUp.about) ? followUp.about : 'cost']
  const sentences = write({ followUp, submission, question }).filter(
    (sentence) => sentence !== null,
  )
  const stronger = `“${sentences.join(' ').replaceAll('`', '')}”`
  return { question: followUp.text, given: followUp.answer ?? '', stronger }
}

const STRONGER_ANSWERS: Record<CodingAbout, (asked: Asked) => (string | null)[]> = {
  'failed-test': ({ submission, question }) => [
    failureOf(submission),
    fixOf(question),
    timeOf(question),
  ],
  'too-slow': ({ submission, question }) => {
    const growth = submission?.growth && fitGrowth(submission.growth)
    return [
      busiestLineOf(submission),
      growth ? growthText(growth) : null,
      fixOf(question),
      timeOf(question),
    ]
  },
  hints: ({ question }) => [reasoningOf(question), `It takes ${costsOf(question)}.`],
  sorting: (asked) => [
    `${quotedLine(asked) ?? 'My code'} sorts, which costs O(n log n) for n items and needs all of them first.`,
    'In a stream the next item may belong before all others, so I would insert each new item into a heap or a search tree, for O(log n), and never sort again.',
    timeOf(asked.question),
  ],
  recursion: (asked) => [
    `${quotedLine(asked) ?? 'My function'} calls the function again before the outer call has ended, so every level stays on the stack.`,
    largestInputOf(asked.question, 'can nest more calls than the language allows'),
    'I would put what is left to do on a list and take from it in a loop: the same steps, without that limit.',
    timeOf(asked.question),
  ],
  memory: (asked) => [
    `${quotedLine(asked) ?? 'My collection'} gets at most one entry for each different key.`,
    largestInputOf(asked.question, 'decides how many that can be'),
    `A good solution needs memory ${withoutFullStop(asked.question.complexity.space)}.`,
    'If it did not fit, I would split the input into parts that do not need each other and handle one at a time, at the price of reading it twice.',
  ],
  cost: ({ submission, question }) => [
    busiestLineOf(submission),
    largestInputOf(question, 'is the worst case'),
    `A good solution takes ${costsOf(question)}.`,
  ],
}

const isCodingAbout = (about: FollowUp['about']): about is CodingAbout => about in STRONGER_ANSWERS

const SHOWN_MAX_LENGTH = 80
const withoutFullStop = (text: string) => text.replace(/\.$/, '')
const timeOf = ({ complexity }: BankQuestion) =>
  `A good solution takes time ${withoutFullStop(complexity.time)}.`
const costsOf = ({ complexity: { time, space } }: BankQuestion) =>
  `time ${withoutFullStop(time)}, and memory ${withoutFullStop(space)}`

const reasoningOf = ({ reasoning }: BankQuestion) => (reasoning ? reasoning.join(' ') : null)
const fixOf = (question: BankQuestion) => {
  const reasoning = reasoningOf(question)
  return reasoning && `I would change it along these steps: ${reasoning}`
}

/** The largest input that the first constraint on a length allows, as the subject of a sentence. */
function largestInputOf({ constraints }: BankQuestion, predicate: string): string | null {
  const [formula] = constraints?.flatMap((text) => /`[^`]*length[^`]*`/.exec(text) ?? []) ?? []
  return formula ? `The largest input, with ${formula}, ${predicate}.` : null
}

const lineText = (code: string, line: number) => {
  const text = code.split('\n')[line - 1]?.trim()
  return text ? `line ${line}, “${truncate(text, SHOWN_MAX_LENGTH)}”,` : null
}
const capitalize = (text: string | null) => text && text[0]?.toUpperCase() + text.slice(1)

/** The line of the submission that the follow-up names. */
function quotedLine({ followUp, submission }: Asked): string | null {
  const [, line] = /\bline (\d+)/.exec(followUp.text) ?? []
  return submission && line ? capitalize(lineText(submission.code, Number(line))) : null
}

/**
 * What the first failing test of a submission showed, and the line where the candidate should look.
 */
function failureOf(submission: Submission | undefined): string | null {
  const failing = submission?.results?.find((result) => !isPassed(result))
  if (!submission || !failing) return null
  const { input, got, expected, error } = failing
  const [short, given, wanted] = [input, got ?? 'nothing', expected].map((text) =>
    truncate(inSentence(text).replaceAll('\n', ', '), SHOWN_MAX_LENGTH),
  )
  if (error) {
    const where = error.line && lineText(submission.code, error.line)
    return `For ${short} my code stops${where ? ` on ${where}` : ''} with: ${withoutFullStop(error.message)}.`
  }
  const returns = submission.code.split('\n').findLastIndex((text) => /\breturn\b/.test(text)) + 1
  const where = returns > 0 ? lineText(submission.code, returns) : null
  const way = where
    ? ` The last value comes from ${where} so I follow this input by hand up to there and stop at the first value that I did not expect.`
    : ''
  return `For ${short} my code gives ${given} where ${wanted} is right.${way}`
}

const LOOP =
  /^\s*(for|while|until|loop)\b|\.(forEach|map|filter|some|every|each\w*|times|upto|reduce)\b/

/** The innermost loop of the most deeply nested ones, told by the indentation of the code. */
function busiestLineOf(submission: Submission | undefined): string | null {
  const open: number[] = []
  let busiest = { depth: 0, line: 0 }
  for (const [index, text] of (submission?.code ?? '').split('\n').entries()) {
    if (!text.trim()) continue
    const indent = text.search(/\S/)
    while (open.length > 0 && (open.at(-1) ?? 0) >= indent) open.pop()
    if (!LOOP.test(text)) continue
    open.push(indent)
    if (open.length > busiest.depth) busiest = { depth: open.length, line: index + 1 }
  }
  const where = submission && lineText(submission.code, busiest.line)
  if (!where) return null
  return busiest.depth === 1
    ? `${capitalize(where)} runs most often in my code.`
    : `${capitalize(where)} runs most often in my code: it stands inside ${busiest.depth === 2 ? 'another loop' : `${busiest.depth - 1} other loops`}.`
}
