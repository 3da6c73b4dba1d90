import type { Plan } from '@sightline/contracts/interviews/events'
import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import { answeredSlugs } from '../interview/has-answers.ts'
import type { Interview } from '../interview/state.ts'
import { scoreSpokenInterview } from '../scoring/score-spoken-interview.ts'
import { asksForBetterDesign, betterDesignText } from './better-design.ts'
import type { CoachBank } from './coach-bank.ts'
import { askedAbout, questionsNamed } from './question-to-coach.ts'
import { replyFromScore } from './score-replies.ts'
import { replyAboutAnswers } from './spoken-replies.ts'

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
  'sales-call':
    'I am the customer. Talk to me as you would on the phone. The name in brackets shows who is speaking.',
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
  `how you did on any dimension or question, where your answers were strongest and weakest, ${round === 'system-design' ? 'what a better design would cover, ' : ''}and what to practise. End the interview when you are done.`

const UNANSWERABLE =
  'I cannot answer that from this interview. I am the built-in coach and know only what was said here: how you did on each dimension ' +
  'and question, where your answers were strongest and weakest, what was missing in them, how long they were, and what to practise. Your question is noted on your report.'

/**
 * Answers a candidate's question at the end from what was said, or says that the interview cannot
 * answer it.
 */
export function spokenReplyTo(
  round: SpokenRound,
  text: string,
  interview: Interview,
  bank: CoachBank,
): string {
  const spoken = bank.spoken ?? new Map()
  const about = askedAbout(text)
  const score = scoreSpokenInterview(round, interview, spoken, bank.meanings)
  const answered = answeredSlugs(interview)
  const named = questionsNamed(text, interview, (slug) => spoken.get(slug))
  if (round === 'system-design' && asksForBetterDesign(text)) {
    const replies = named.flatMap((progress) => {
      const question = spoken.get(progress.question)
      const isAnswered = answered.has(progress.question)
      const scored = isAnswered
        ? score.questions.find(({ slug }) => slug === progress.question)
        : undefined
      return question ? betterDesignText(question, progress, scored) : []
    })
    if (replies.length > 0) return replies.join(' ')
  }
  const open = new Set(
    [...spoken.values()].flatMap((question) => ('isOpen' in question ? [question.slug] : [])),
  )
  const meant = { named: named.map(({ question }) => question), answered, open }
  return (
    replyAboutAnswers(text, score, meant) ??
    replyFromScore(text, about === 'failure' ? 'result' : about, score, meant) ??
    UNANSWERABLE
  )
}
