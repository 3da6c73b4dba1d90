import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { LiveEvent } from '@sightline/contracts/live/events'
import { LIVE_KINDS, type LiveKind } from '@sightline/contracts/live/kinds'
import { z } from 'zod'
import { comparison, median, notMeasured, type Row } from '../../row.ts'
import { post, signUp } from '../../users.ts'
import { withRealModel } from '../../with-real-model.ts'
import { MODEL_NOTES, MODEL_QUESTIONS, type ModelQuestion } from './model-questions.ts'

const NAME = 'Answers of a model'
/** A small model on a busy machine is slow. */
const ANSWER_MAX_MS = 240_000
const PRAISE = /^\W*(?:that(?:’|'| i)s a |what a )?(?:great|good|excellent|interesting) question/i
const FIRST_SENTENCE = /^[\s\S]*?[.!?](?=\s|$)/
const SOURCE = /\((?:story|notes|resume)\b/i

interface Answer extends ModelQuestion {
  by: string
  text: string
}

/**
 * What a real model answers to forty questions through the server, in a file to be read.
 * `bench/local-model` says how to run one, and what these figures do not show.
 */
export async function modelAnswers(): Promise<Row[]> {
  const rows = await withRealModel(async (origin, _folder, standIns) => {
    const answers: Answer[] = []
    for (const kind of LIVE_KINDS) answers.push(...(await answersIn({ origin, standIns }, kind)))
    const file = join(tmpdir(), 'model-answers.md')
    writeFileSync(file, answers.map(asMarkdown).join('\n'))
    console.log(`The answers, to be read: ${file}`)
    return rowsOf(answers)
  })
  return rows ?? [notMeasured(NAME, 'BENCH_MODEL_URL names no model')]
}

const asMarkdown = ({ kind, question, by, text }: Answer) =>
  `## ${kind}: ${question}\n\n${text}\n\n(${by})\n`

const wordsOf = (text: string) => text.replace(/```[\s\S]*?```/g, '').match(/\S+/g)?.length ?? 0

function rowsOf(all: Answer[]): Row[] {
  const answers = all.filter(({ by }) => by !== 'coach')
  const count = (holds: (answer: Answer) => boolean) => answers.filter(holds).length
  const row = (name: string, value: number) =>
    comparison({ name: `${NAME}: ${name}`, value, unit: '', digits: 0 })
  if (answers.length === 0) return [notMeasured(NAME, 'the model gave none')]
  return [
    row(`by the model, of ${all.length}`, answers.length),
    row('words outside of code, median', median(answers.map(({ text }) => wordsOf(text)))),
    row(
      'that praise the question',
      count(({ text }) => PRAISE.test(text)),
    ),
    row(
      'with a source in the first sentence',
      count(({ text }) => SOURCE.test(FIRST_SENTENCE.exec(text)?.[0] ?? '')),
    ),
  ]
}

interface Product {
  origin: string
  standIns: string
}

/** The answers of one session, whose user asks one question after the other. */
async function answersIn(product: Product, kind: LiveKind): Promise<Answer[]> {
  const { cookie } = await signUp(product)
  const id = randomUUID()
  const begun = { id, kind, setting: 'permitted', hasConsent: true, notes: MODEL_NOTES }
  const sessions = `${product.origin}/api/live`
  await post(sessions, { ...begun, language: 'python' }, cookie)
  const answers: Answer[] = []
  for (const asked of MODEL_QUESTIONS.filter((question) => question.kind === kind)) {
    const { question, screen } = asked
    const events = [
      ...(screen ? [event('screen-read', { atMs: 0, text: screen, isDoubtful: false })] : []),
      event('prompt-asked', { about: 'question', question }),
    ]
    const stored = await post(`${sessions}/${id}/events`, { events }, cookie)
    const prompt = Stored.parse(await stored.json()).events.at(-1)?.id
    const answer = await firstAnswer(`${sessions}/${id}`, cookie, prompt)
    answers.push({ ...asked, by: answer?.by ?? 'coach', text: answer?.text ?? '' })
  }
  return answers
}

const event = (type: string, more: object) => ({ id: randomUUID(), version: 1, type, ...more })
const Stored = z.object({ events: z.array(LiveEvent) })

/** The answer that the server has begun, once it is whole; null when it is not in time. */
async function firstAnswer(session: string, cookie: string, prompt: string | undefined) {
  const deadline = performance.now() + ANSWER_MAX_MS
  while (performance.now() < deadline) {
    const { events } = Stored.parse(await (await fetch(session, { headers: { cookie } })).json())
    for (const stored of events)
      if (stored.type === 'answer-given' && stored.prompt === prompt) return stored
    await setTimeout(500)
  }
  return null
}
