import type { CoachReply } from '@sightline/coach/interviewer/next-event'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import type { Language } from '@sightline/contracts/languages/languages'
import { LANGUAGE_NAMES } from '@sightline/languages/registry'
import { starterFor } from '@sightline/languages/starter'
import type { GuardedPrompt } from '../../models/public.ts'
import {
  codePart,
  type Fenced,
  fencedBy,
  numbered,
  type PromptInput,
  questionPart,
  resultsPart,
} from './prompt-parts.ts'

type ReplyOf<Type extends CoachReply['type']> = Extract<CoachReply, { type: Type }>

/**
 * The prompt's sections for a hint: the requested step and the steps before it, without later steps
 * or a solution.
 */
export function hintParts(
  input: PromptInput,
  { question: slug, position, text }: ReplyOf<'hint-given'>,
): string[] {
  const { events, question } = input
  const fenced = fencedBy(input)
  const code = latestCode(events, slug)
  const before = question?.hints?.slice(0, position - 1) ?? []
  return [
    ...questionPart(question, fenced),
    ...(code ? codePart(code, fenced) : noCodePart(question, fenced)),
    ...resultsPart('The latest test results', latestResults(events, slug), fenced),
    ...before.map(
      (step, index) => `Step ${index + 1}, which the candidate knows:\n${fenced('hint', step)}`,
    ),
    `The step to word now, step ${position}:\n${fenced('hint', text)}`,
  ]
}

/** Without code of the candidate's own: the given code, if there is some. */
const noCodePart = (question: PromptInput['question'], fenced: Fenced): string[] => {
  const given = question?.givenCode?.javascript
  if (given === undefined) return ['The candidate has written no code yet.']
  return [
    `The candidate was given this code and has not changed it yet:\n${fenced('code', numbered(given))}`,
  ]
}

/**
 * The prompt's sections for an explanation: the submission, its tests, and a good solution, in the
 * same language where there is one.
 */
export function explanationParts(
  input: PromptInput,
  { submission: id }: ReplyOf<'explained'>,
): string[] {
  const { interview, question } = input
  const fenced = fencedBy(input)
  const submission = interview.questions
    .flatMap(({ submissions }) => submissions)
    .find((candidate) => candidate.id === id)
  const { references, reasoning = [], complexity } = question ?? {}
  const byLanguage: { [name in Language]?: string | undefined } = references ?? {}
  const language =
    submission && byLanguage[submission.language] !== undefined ? submission.language : 'javascript'
  const good = byLanguage[language]
  return [
    ...questionPart(question, fenced),
    ...(submission ? codePart(submission, fenced) : []),
    ...resultsPart('Its tests', submission?.results ?? null, fenced),
    ...(good === undefined
      ? []
      : [`A good solution, ${language}:\n${fenced('solution', numbered(good))}`]),
    `How a good solution is found:\n${fenced('solution', reasoning.join('\n'))}`,
    ...(complexity
      ? [
          `What it costs:\n${fenced('solution', `time ${complexity.time}\nmemory ${complexity.space}`)}`,
        ]
      : []),
  ]
}

/**
 * The code that a hint must not give away. Code that the candidate has already, starter code
 * included, may be repeated.
 */
export function solutionsOf({
  events,
  question,
  reply,
}: PromptInput): NonNullable<GuardedPrompt['withheld']> {
  const code = reply.type === 'hint-given' ? latestCode(events, reply.question) : null
  const { signature, givenCode } = question ?? {}
  const starters = signature
    ? LANGUAGE_NAMES.map((language) => starterFor({ signature, givenCode }, language))
    : []
  return {
    solutions: Object.values(question?.references ?? {}).filter((code) => code !== undefined),
    candidateCode: [...starters, code?.code ?? '', ...(question?.hints ?? [])].join('\n'),
  }
}

/** The latest saved, run or submitted code, in any language. */
function latestCode(
  events: InterviewEvent[],
  question: string,
): { language: Language; code: string } | null {
  for (const event of events.toReversed()) {
    const isCode =
      event.type === 'code-saved' || event.type === 'code-run' || event.type === 'submitted'
    if (isCode && event.question === question && event.code !== undefined)
      return { language: event.language, code: event.code }
  }
  return null
}

function latestResults(events: InterviewEvent[], question: string) {
  const last = events.findLast(
    (event) =>
      (event.type === 'code-run' || event.type === 'submission-judged') &&
      event.question === question,
  )
  return last && 'results' in last ? last.results : null
}
