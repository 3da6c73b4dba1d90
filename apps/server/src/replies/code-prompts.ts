import type { CoachReply } from '@sightline/coach/interviewer/next-event'
import type { InterviewEvent } from '@sightline/contracts/interview-events'
import type { Language } from '@sightline/contracts/questions'
import { fence, type GuardedPrompt } from '../models/public.ts'
import { codePart, numbered, type PromptInput, questionPart, resultsPart } from './prompt-parts.ts'

type Wish<Type extends CoachReply['type']> = Extract<CoachReply, { type: Type }>

/** For a hint: the step that was asked for and those before it, none after it, and no solution. */
export function hintParts(
  { events, question }: PromptInput,
  { question: slug, position, text }: Wish<'hint-given'>,
): string[] {
  const code = latestCode(events, slug)
  const before = question?.hints?.slice(0, position - 1) ?? []
  return [
    ...questionPart(question),
    ...(code ? codePart(code) : ['The candidate has written no code yet.']),
    ...resultsPart('The latest test results', latestResults(events, slug)),
    ...before.map((step, index) => `Step ${index + 1}, which the candidate knows:\n${fence('hint', step)}`),
    `The step to word now, step ${position}:\n${fence('hint', text)}`,
  ]
}

/** For an explanation: the submission, its tests, and the bank's good solution in the same language where it has one. */
export function explanationParts(
  { interview, question }: PromptInput,
  { submission: id }: Wish<'explained'>,
): string[] {
  const submission = interview.questions.flatMap(({ submissions }) => submissions).find((one) => one.id === id)
  const { references, reasoning = [], complexity } = question ?? {}
  const same: { [name in Language]?: string | undefined } = references ?? {}
  const language = submission && same[submission.language] !== undefined ? submission.language : 'javascript'
  const good = same[language]
  return [
    ...questionPart(question),
    ...(submission ? codePart(submission) : []),
    ...resultsPart('Its tests', submission?.results ?? null),
    ...(good === undefined ? [] : [`A good solution, ${language}:\n${fence('solution', numbered(good))}`]),
    `How a good solution is found:\n${fence('solution', reasoning.join('\n'))}`,
    ...(complexity
      ? [`What it costs:\n${fence('solution', `time ${complexity.time}\nmemory ${complexity.space}`)}`]
      : []),
  ]
}

/** What a hint must not give away. What the candidate has, the starter code too, is no secret. */
export function solutionsOf({ events, question, reply }: PromptInput): NonNullable<GuardedPrompt['withheld']> {
  const code = reply.type === 'hint-given' ? latestCode(events, reply.question) : null
  const starters = Object.values(question?.starters ?? {})
  return {
    solutions: Object.values(question?.references ?? {}).filter((one) => one !== undefined),
    candidateCode: [...starters, code?.code ?? '', ...(question?.hints ?? [])].join('\n'),
  }
}

/** The code as it was saved, run or submitted last, in whatever language. */
function latestCode(events: InterviewEvent[], question: string): { language: Language; code: string } | null {
  for (const event of events.toReversed()) {
    const isCode = event.type === 'code-saved' || event.type === 'code-run' || event.type === 'submitted'
    if (isCode && event.question === question && event.code !== undefined)
      return { language: event.language, code: event.code }
  }
  return null
}

function latestResults(events: InterviewEvent[], question: string) {
  const last = events.findLast(
    (event) => (event.type === 'code-run' || event.type === 'submission-judged') && event.question === question,
  )
  return last && 'results' in last ? last.results : null
}
