import type { Plan } from '@sightline/contracts/interview-events'
import { currentQuestion, type Interview } from '../interview/state.ts'
import { isPassed, isSolved } from '../interview/test-results.ts'

/** The minutes that plans show for the parts around the questions. */
export const INTRODUCTION_MINUTES = 1
export const CLOSING_MINUTES = 3

const COUNT_TEXTS = ['no questions', 'one question', 'two questions', 'three questions']

/** The coach's opening message. */
export function introduction({ questions }: Plan): string {
  const minutes = questions.reduce((sum, question) => sum + question.minutes, 0)
  const count = COUNT_TEXTS[questions.length] ?? `${questions.length} questions`
  return (
    `I am the coach. I have ${count} for you, about ${minutes} minutes in all. Write your assumptions as comments, run your code as often as ` +
    'you like, and submit it when it is done. I then ask one question about your solution. At the end you can ask me questions.'
  )
}

/** The coach's message after the last question. */
export function closing({ questions }: Interview): string {
  const solved = questions.filter(({ submissions }) => submissions.some(isSolved)).length
  return (
    `That was the last question. You solved ${solved} of ${questions.length}. You can ask me how you are scored, what a good solution costs, ` +
    'why your submissions failed, and what to practise next. End the interview when you are done.'
  )
}

type Solutions = ReadonlyMap<string, { complexity: { time: string; space: string } }>

/**
 * Answers a candidate's question at the end. The coach has no model: it knows the interview and nothing else, and says
 * so.
 */
export function replyTo(text: string, interview: Interview, bank: Solutions): string {
  if (/\bscor|\bgrad|\brat(e|ed|ing)\b|\brubric|\bhow (did|was|am) i\b/i.test(text))
    return (
      'Each question is scored from 0 to 4 on correctness, efficiency, edge cases, independence, pace and communication. Your ' +
      'report shows the evidence for every score: a test, a hint, a time or your own words.'
    )
  if (/complex|\bcost|\bfast|\bslow|efficien|optimal|\bbig[- ]?o\b|better|best|solution|approach/i.test(text)) {
    const costs = interview.questions.flatMap(({ question }) => {
      const complexity = bank.get(question)?.complexity
      return complexity ? [`time ${complexity.time}; memory ${complexity.space}`] : []
    })
    return `A good solution costs, question by question: ${costs.map((cost, index) => `${index + 1}. ${cost}`).join(' ')}.`
  }
  if (/wrong|fail|mistake|error|\btests?\b|bug/i.test(text)) {
    const lastJudged = currentQuestion(interview)?.submissions.findLast(({ results }) => results)
    const failing = lastJudged?.results?.find((result) => !isPassed(result))
    return failing
      ? `Your last submission failed the test “${failing.name}”. The results and your report show its input and the expected value.`
      : 'Your last submission passed every test.'
  }
  if (/practi[cs]e|next|improve|learn|study|prepare/i.test(text))
    return 'Your report ends with what to practise next, chosen from your weakest scores; one click starts it.'
  return (
    'I am the built-in coach, so I can answer only from this interview: how you are scored, what a good solution costs, why your ' +
    'submissions failed, and what to practise next. Your question is noted on your report.'
  )
}
