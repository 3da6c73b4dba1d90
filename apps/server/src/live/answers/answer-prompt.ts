import type { InterviewContext } from '@sightline/contracts/context/context'
import type { AnswerSource, AnswerStyle } from '@sightline/contracts/live/events'
import type { LiveKind } from '@sightline/contracts/live/kinds'
import { LANGUAGES } from '@sightline/languages/registry'
import { sourcesFor } from '@sightline/live/answers/coach-answer'
import { earlierQuestions, problemPrompts } from '@sightline/live/prompts/problem-prompts'
import {
  type LiveAnswer,
  type LivePrompt,
  type LiveState,
  latestLook,
  usableSegments,
} from '@sightline/live/session/session'
import type { Picture } from '../../adapters/model.ts'
import { type FenceKind, fence, type GuardedPrompt, stableMark } from '../../models/public.ts'
import { ANSWER_INSTRUCTIONS, STYLE_INSTRUCTIONS } from './answer-instructions.ts'
import { type TranscriptBlocks, transcriptBlocks } from './transcript-blocks.ts'

const MAX_OUTPUT_TOKENS: Record<LiveKind, number> = {
  coding: 1200,
  behavioral: 500,
  'system-design': 800,
  'sales-call': 400,
  meeting: 400,
}

export interface AnswerInput {
  sessionId: string
  session: LiveState
  prompt: LivePrompt
  style: AnswerStyle
  context: InterviewContext | null
  /** Of the shared screen, oldest first. */
  pictures?: Picture[]
  /** Makes the marks of fences, which nobody else must be able to guess. */
  secret: string
}

type BeginningInput = Pick<AnswerInput, 'sessionId' | 'session' | 'context' | 'secret'>

/**
 * The prompt for an answer. It begins with the same bytes throughout a session, and goes on with
 * blocks of the transcript that stay as they are, so that providers find both in their caches; what
 * changes comes last. All text by the user or other people is fenced.
 */
export function answerPrompt(input: AnswerInput): GuardedPrompt {
  const { prompt } = input
  const transcript = transcriptOf(input.session)
  return {
    ...promptBeginning(input, transcript),
    prompt: momentParts(input, transcript).join('\n\n'),
    ...(input.pictures && { pictures: input.pictures }),
    maxOutputTokens: MAX_OUTPUT_TOKENS[prompt.kind],
  }
}

type PromptBeginning = Pick<GuardedPrompt, 'instructions' | 'prefix' | 'history' | 'cacheKey'>

/**
 * The beginning of the next prompt of a session: the instructions, the user's own texts, and the
 * blocks of the transcript.
 */
export function promptBeginning(
  input: BeginningInput,
  { blocks } = transcriptOf(input.session),
): PromptBeginning {
  const instructions = `${ANSWER_INSTRUCTIONS}\n\nCode is written in ${LANGUAGES[input.session.language].label}.`
  const parts = backgroundParts(input)
  const fenced = sessionFence(input)
  return {
    instructions,
    ...(parts.length > 0 && { prefix: parts.join('\n\n') }),
    history: blocks.map((block) => `${TRANSCRIPT}:\n${fenced('transcript', block)}`),
    cacheKey: input.sessionId,
  }
}

const TRANSCRIPT = 'What was said'

const transcriptOf = (session: LiveState) =>
  transcriptBlocks(
    usableSegments(session).map(
      ({ channel, text }) => `${channel === 'them' ? 'Them' : 'You'}: ${text}`,
    ),
  )

/** What an answer to this prompt point may rest on, shown beside the answer. */
export const answerSources = ({ prompt, context, session }: AnswerInput): AnswerSource[] =>
  sourcesFor(prompt, { context, notes: session.notes })

const numbered = (text: string) =>
  text
    .split('\n')
    .map((line, index) => `${index + 1}: ${line}`)
    .join('\n')

function backgroundParts(input: BeginningInput): string[] {
  const { context, session } = input
  const fenced = sessionFence(input)
  const { resume = null, jobDescription = null, stories = [] } = context ?? {}
  return [
    ...(resume === null ? [] : [`The person’s resume:\n${fenced('resume', numbered(resume))}`]),
    ...(jobDescription
      ? [
          `The job:\n${fenced('job-description', `${jobDescription.title}\n${jobDescription.text}`)}`,
        ]
      : []),
    ...stories.map(({ title, situation, task, action, result }) => {
      const told = [situation, task, action, result].filter(Boolean).join('\n')
      return `A story of the person’s own:\n${fenced('story', `${title}\n${told}`)}`
    }),
    ...(session.notes === ''
      ? []
      : [`The person’s notes:\n${fenced('notes', numbered(session.notes))}`]),
  ]
}

function momentParts(input: AnswerInput, { rest }: TranscriptBlocks): string[] {
  const { session, prompt, style } = input
  const fenced = sessionFence(input)
  const screen = latestLook(session)
  const before = answerBefore(input)
  const earlier = earlierQuestions(session.prompts, prompt)
  return [
    // In the words of a block, which it becomes.
    ...(rest === '' ? [] : [`${TRANSCRIPT}:\n${fenced('transcript', rest)}`]),
    ...(screen ? [`Text of the shared screen:\n${fenced('screen', screen.text)}`] : []),
    ...(earlier.length === 0
      ? []
      : [
          `Asked before about the same problem:\n${fenced('candidate-question', earlier.join('\n'))}`,
        ]),
    ...(before ? [`Your last answer:\n${fenced('answer', before.text)}`] : []),
    ...(style === 'repair' && before?.check
      ? [`Its check:\n${fenced('test-results', checkText(before.check))}`]
      : []),
    `The prompt point, of kind ${prompt.kind}:\n${fenced('candidate-question', prompt.question)}`,
    // Small models forget the form, which stands far above. A repair has its own.
    ...(style === 'repair'
      ? []
      : [`Answer this prompt point alone, now, in the form for the kind ${prompt.kind}.`]),
    ...(STYLE_INSTRUCTIONS[style] ? [STYLE_INSTRUCTIONS[style]] : []),
  ]
}

/**
 * The answer that the new one continues: of the same prompt point, or of the problem that a
 * follow-up goes on with.
 */
function answerBefore({
  session: { prompts },
  prompt,
  style,
}: AnswerInput): LiveAnswer | undefined {
  if (style !== 'first') return prompt.answers.at(-1)
  const earlier = problemPrompts(prompts, prompt).slice(0, -1)
  return earlier.findLast(({ answers }) => answers.length > 0)?.answers.at(-1)
}

const checkText = ({ passed, total, firstFailure }: NonNullable<LiveAnswer['check']>) =>
  `${passed} of ${total} examples pass.${firstFailure ? ` The first that fails: ${firstFailure}` : ''}`

/** Fences of a session have the same marks in each of its prompts. */
function sessionFence({ sessionId, secret }: BeginningInput) {
  const mark = stableMark(secret, sessionId)
  return (kind: FenceKind, text: string) => fence(kind, text, mark)
}
