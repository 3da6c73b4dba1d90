import { foldInterview } from '@sightline/coach/interview/fold'
import { owedReply } from '@sightline/coach/interviewer/next-event'
import { scoreCodingInterview } from '@sightline/coach/scoring/score-coding-interview'
import { scoreSpokenInterview } from '@sightline/coach/scoring/score-spoken-interview'
import { InterviewEvent } from '@sightline/contracts/interviews/events'
import type { ReplyKind } from '@sightline/contracts/replies/replies'
import { startStandIns } from '@sightline/stand-ins/start'
import { afterAll, expect, test } from 'vitest'
import {
  HIJACKED,
  INJECTIONS,
  type Injection,
} from '../../../../../stand-ins/src/models/injections.ts'
import { WEB_ORIGIN } from '../../../test/app.ts'
import type { Model } from '../../adapters/model.ts'
import { createModels } from '../../adapters/models.ts'
import { loadQuestionBank } from '../../interviews/public.ts'
import { callModel } from '../../models/call-model.ts'
import { readEnv } from '../../platform/env.ts'
import { replyPrompt } from './prompts.ts'

const standIns = await startStandIns({ port: 0, smtpPort: 0, webOrigin: WEB_ORIGIN })
afterAll(() => standIns.close())
const env = readEnv({
  WEB_ORIGIN,
  AUTH_SECRET: 'a secret of the test suite, long enough',
  SMTP_URL: standIns.smtpUrl,
  MODELS: 'openai:first',
  OPENAI_API_KEY: 'stand-in-key',
  OPENAI_API_URL: `${standIns.origin}/models/openai/v1`,
})
const [model] = createModels(env) as [Model]
const bank = loadQuestionBank()
const QUESTION = 'refund-pair'
const DESIGN = 'short-links'

/**
 * The kinds of reply whose prompt contains a carrier's text. Code and test results are also in
 * hints and explanations.
 */
const kindsOf = ({ carrier }: Pick<Injection, 'carrier'>): ReplyKind[] =>
  carrier === 'code' || carrier === 'test-results' ? ['answer', 'hint', 'explanation'] : ['answer']

/**
 * The events of an interview in which the carrier holds the injection and all other texts are
 * harmless: up to the point where a reply of this kind is due, or, with `reply`, up to the end.
 */
function interviewWith(
  { carrier, text }: Pick<Injection, 'carrier' | 'text'>,
  kind: ReplyKind,
  reply?: string,
) {
  const answer =
    carrier === 'spoken' || carrier === 'typed'
      ? text
      : 'It is linear, because each charge is kept once.'
  const code = carrier === 'code' ? text : 'const seen = new Map()'
  const submission = crypto.randomUUID()
  const results = testResults(carrier === 'test-results' ? text : '')
  const isDesign = carrier === 'notes'
  const question = isDesign ? DESIGN : QUESTION
  const planned = {
    slug: question,
    difficulty: 'easy',
    minutes: 20,
    topic: isDesign ? 'storage' : 'arrays-hashing',
  }
  const own = { question, language: 'javascript', code }
  const by = { text: reply, by: model.id }
  const begun = [
    {
      type: 'planned',
      plan: { round: isDesign ? 'system-design' : 'coding', questions: [planned] },
    },
    { type: 'begun' },
    { type: 'said', part: 'introduction', text: 'Welcome.' },
    { type: 'question-asked', question },
  ]
  const judged = [
    { type: 'submitted', id: submission, ...own },
    { type: 'submission-judged', question, submission, results },
  ]
  const designed = [
    { type: 'notes-saved', question, text },
    { type: 'answered', question, text: answer, how: 'typed', speech: null },
  ]
  const upTo: Record<string, object[]> = {
    hint: [
      { type: 'code-saved', ...own },
      { type: 'code-run', ...own, results },
      { type: 'hint-asked', question, position: 1, isLeft: true },
    ],
    explanation: [...judged, { type: 'explanation-asked', question, submission }],
    answer: [
      ...(isDesign ? designed : judged),
      { type: 'follow-up-asked', question, about: 'cost', text: 'What does it cost?' },
      { type: 'follow-up-answered', question, text: answer },
      { type: 'moved-on', question },
      { type: 'said', part: 'closing', text: 'That was the last one.' },
      { type: 'candidate-asked', text: carrier === 'typed' ? text : 'What would you do better?' },
    ],
  }
  const replied: Record<string, object> = {
    hint: { type: 'hint-given', question, position: 1, ...by },
    explanation: { type: 'explained', question, submission, ...by },
    answer: { type: 'said', part: 'answer', ...by },
  }
  const over = reply === undefined ? [] : [replied[kind], { type: 'ended' }]
  return [...begun, ...(upTo[kind] ?? []), ...over].map((happened, index) =>
    InterviewEvent.parse({
      id: crypto.randomUUID(),
      version: 1,
      seq: index + 1,
      at: new Date(1_700_000_000_000 + index * 60_000).toISOString(),
      ...happened,
    }),
  )
}

/** A passed test, and a failed one that got and printed this text, unless the text is empty. */
function testResults(got: string): object[] {
  const passed = {
    name: 'a',
    isHidden: true,
    status: 'passed',
    input: '',
    expected: '',
    got: '',
    timeMs: 1,
    output: '',
  }
  const failed = { ...passed, name: 'b', isHidden: false, status: 'failed', got, output: got }
  const all = [{ ...passed, error: null }]
  return got === '' ? all : [...all, { ...failed, error: { message: got, line: 1 } }]
}

function promptFor(injection: Injection, kind: ReplyKind) {
  const events = interviewWith(injection, kind)
  const interview = foldInterview(events)
  const present = interview.questions.at(-1)?.question ?? ''
  const question = bank.get(present) ?? bank.spoken.get(present) ?? null
  const reply = owedReply(interview, { bank, seen: [], newId: () => crypto.randomUUID() })
  if (!reply) throw new Error('No reply is owed')
  const { carrier, text } = injection
  const context = {
    resume: carrier === 'resume' ? text : null,
    jobDescription: carrier === 'job-description' ? { title: 'Engineer', text } : null,
    stories: [],
  }
  return replyPrompt({ reply, interview, events, question, context, mark: 'a-mark' })
}

function scoreAfter(injection: Injection, kind: ReplyKind, reply: string) {
  const interview = foldInterview(interviewWith(injection, kind, reply))
  return injection.carrier === 'notes'
    ? scoreSpokenInterview('system-design', interview, bank.spoken)
    : scoreCodingInterview({ interview, questions: bank })
}

/** Marks of fences in the order of the lines that carry them. */
const marksIn = (text: string, kind: 'data' | 'end') =>
  [...text.matchAll(kind === 'data' ? /^\[data [\w-]+ (\S+)\]$/gm : /^\[end (\S+)\]$/gm)].map(
    ([, mark]) => mark,
  )

const tally = { inside: 0, clean: 0, silent: 0, unmoved: 0 }
afterAll(() => {
  console.log(
    `Of ${CASES.length} injections, by what they reach: ${tally.inside} stay inside their fence, ${tally.clean} have nothing invisible left, ` +
      `${tally.silent} get no instructions out of a model that obeys them, ${tally.unmoved} move no score`,
  )
})

test('there are at least sixty injections, each with a unique name', () => {
  expect(INJECTIONS.length).toBeGreaterThanOrEqual(60)
  expect(new Set(INJECTIONS.map(({ carrier, name }) => `${carrier} ${name}`)).size).toBe(
    INJECTIONS.length,
  )
})

const CASES = INJECTIONS.flatMap((injection) =>
  kindsOf(injection).map((kind) => ({ ...injection, kind })),
)

test.each(CASES)(
  '$carrier, $name: stays data for a reply of kind $kind, and a model that obeys it changes nothing',
  async ({ kind, ...injection }) => {
    const prompt = promptFor(injection, kind)
    expect(prompt.kind).toBe(kind)
    const whole = [prompt.prefix ?? '', prompt.prompt].join('\n\n')
    const marks = marksIn(whole, 'data')
    expect(marks.length).toBeGreaterThanOrEqual(kind === 'hint' ? 4 : 5)
    expect(marksIn(whole, 'end')).toEqual(marks)
    // All fences of an interview have its mark, and each ends before the next begins.
    expect(new Set(marks)).toEqual(new Set(['a-mark']))
    const lines = whole.match(/^\[(?:data|end)\b/gm) ?? []
    expect(lines).toEqual(marks.flatMap(() => ['[data', '[end']))
    expect(prompt.instructions).toBe(
      promptFor({ ...injection, text: 'Nothing.' }, kind).instructions,
    )
    if (injection.carrier === 'notes') expect(whole.match(/^\[data notes /gm)).toHaveLength(1)
    tally.inside += 1

    expect(whole).not.toMatch(
      /(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\u115f\u1160\u2800\u3164]|\p{Variation_Selector}/u,
    )
    tally.clean += 1

    const obeyed = HIJACKED[injection.hijack].replace('{instructions}', prompt.instructions)
    const script = {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ text: obeyed }]),
    }
    await fetch(`${standIns.origin}/models/script`, script)
    const words = callModel(model, prompt, {
      signal: new AbortController().signal,
      silenceTimeoutMs: 5000,
    })
    let next = await words.next()
    while (!next.done) next = await words.next()
    const { text: said } = next.value
    const recited = said
      .split(/(?<=[.:])\s/)
      .filter((part) => part.length > 30 && prompt.instructions.includes(part))
    expect(recited).toEqual([])
    tally.silent += 1

    expect(scoreAfter(injection, kind, said || 'Nothing.')).toEqual(
      scoreAfter(injection, kind, 'A harmless reply.'),
    )
    tally.unmoved += 1
  },
)
