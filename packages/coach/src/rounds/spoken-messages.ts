import type { Plan } from '@sightline/contracts/interview-events'
import type { SpokenRound } from '@sightline/contracts/rounds'
import { givenAnswerTo } from '../answers/given-answer.ts'
import type { Interview } from '../interview/state.ts'
import { criteriaOf } from '../rubrics/spoken-rubrics.ts'
import { scoreAnswer } from '../scoring/score-answer.ts'
import type { CoachBank } from './coach-bank.ts'

const COUNT_TEXTS = [
  'no questions',
  'one question',
  'two questions',
  'three questions',
  'four questions',
  'five questions',
]

const INSTRUCTIONS: Record<SpokenRound, string> = {
  behavioral:
    'Answer each question with one story of your own: the situation, your task, what you did, the result, and what you learned. I ask ' +
    'follow-up questions where I want to know more.',
  'system-design':
    'Think aloud, as you would at a whiteboard: requirements, estimates, the interface, the data, scaling, failures and trade-offs. Your ' +
    'notes and your drawing count too. I ask follow-up questions where something is missing.',
  'sales-call': 'I am the customer. Talk to me as you would on the phone. The name in brackets shows who is speaking.',
}

/** The coach's opening message in a spoken round. */
export function spokenIntroduction(round: SpokenRound, { questions }: Plan): string {
  const minutes = questions.reduce((sum, question) => sum + question.minutes, 0)
  const count = COUNT_TEXTS[questions.length] ?? `${questions.length} questions`
  return `I am the coach. I have ${count} for you, about ${minutes} minutes in all. ${INSTRUCTIONS[round]} At the end there is time for your questions.`
}

/** The coach's message after the last question. */
export const spokenClosing = (round: SpokenRound): string =>
  `${round === 'sales-call' ? 'The call is over, and I am the coach again.' : 'That was the last question.'} You can ask me ` +
  'how you are scored, where your answers were strongest and weakest, and what to practise next. End the interview when you are done.'

/**
 * Answers a candidate's question at the end. The coach has no model: it knows the interview and nothing else, and says
 * so.
 */
export function spokenReplyTo(round: SpokenRound, text: string, interview: Interview, bank: CoachBank): string {
  const titles = criteriaOf(round).map(([, { title }]) => title.toLowerCase())
  if (/\bscor|\bgrad|\brat(e|ed|ing)\b|\brubric|\bpoints?\b/i.test(text))
    return (
      `Each question is scored from 0 to 4 on ${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}, by what can be measured in your words. ` +
      'Your report shows the evidence for every score.'
    )
  if (/\bhow (did|was|am) i\b|strong|weak|better|best|worst|wrong|well\b|miss/i.test(text))
    return bestAndWorst(round, interview, bank)
  if (/practi[cs]e|next|improve|learn|study|prepare/i.test(text))
    return 'Your report ends with what to practise next, chosen from your weakest scores; one click starts it.'
  return (
    'I am the built-in coach, so I can answer only from this interview: how you are scored, where your answers were strongest and ' +
    'weakest, and what to practise next. Your question is noted on your report.'
  )
}

function bestAndWorst(round: SpokenRound, { questions }: Interview, bank: CoachBank): string {
  const levels = questions.flatMap((progress) => {
    const question = bank.spoken?.get(progress.question)
    return question ? scoreAnswer(round, question, givenAnswerTo(progress), bank.meanings).levels : []
  })
  const means = criteriaOf(round)
    .map(([dimension, criterion]) => {
      const ofDimension = levels.filter((level) => level.dimension === dimension)
      return {
        criterion,
        mean: ofDimension.reduce((sum, { level }) => sum + level, 0) / Math.max(1, ofDimension.length),
      }
    })
    .sort((a, b) => b.mean - a.mean)
  const [best, worst] = [means[0], means.at(-1)]
  if (!best || !worst || best.mean === 0)
    return 'Your answers were too short to say where they were strong. Your report says what was missing.'
  return (
    `Your strongest dimension was ${best.criterion.title.toLowerCase()}, with ${best.mean.toFixed(1)} of 4; your weakest was ${worst.criterion.title.toLowerCase()}, ` +
    `with ${worst.mean.toFixed(1)}. ${worst.criterion.advice}`
  )
}
