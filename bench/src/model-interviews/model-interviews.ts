import { appendFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foldInterview } from '@sightline/coach/interview/fold'
import { reportMarkdown } from '@sightline/coach/report/report-markdown'
import { timelineOf } from '@sightline/coach/report/timeline'
import { comparison, notMeasured, type Row } from '../row.ts'
import { openRuntime } from '../unseen-solutions/runtimes.ts'
import { signUp } from '../users.ts'
import { withRealModel } from '../with-real-model.ts'
import { CANDIDATES } from './candidates.ts'
import { type PlayedInterview, playInterview, repliesIn } from './play-interview.ts'

const NAME = 'Interviews with a model'
const PRAISE =
  /\b(?:great|good|excellent|fantastic|amazing|impressive|perfect|nice|solid) (?:job|work|answer|question|point|start|design|explanation)\b|\bwell done\b/i
const QUOTED = /[“"]([^”"\n]+)[”"]/g
const QUOTED_MIN_WORDS = 3
/** The longest reply that each kind of prompt asks for. */
const WORDS_MAX: Record<string, number> = {
  'follow-up-asked': 60,
  said: 200,
  'hint-given': 80,
  explained: 350,
}

/**
 * Ten interviews of all rounds with a real model, through the server and to their reports, in a
 * file to be read. `bench/local-model` says how to run a model, and what the figures do not show.
 */
export async function modelInterviews(_databaseUrl?: string, slugs?: string[]): Promise<Row[]> {
  const rows = await withRealModel(async (origin, _folder, standIns) => {
    const runtime = openRuntime('javascript')
    const file = join(tmpdir(), 'model-interviews.md')
    writeFileSync(file, '')
    const played: PlayedInterview[] = []
    for (const candidate of CANDIDATES) {
      if (slugs && !slugs.includes(candidate.question)) continue
      const { cookie } = await signUp({ origin, standIns })
      const interview = await playInterview({ origin, cookie, runtime }, candidate)
      appendFileSync(file, asMarkdown(interview))
      played.push(interview)
    }
    await runtime.close()
    console.log(`The interviews, to be read: ${file}`)
    return rowsOf(played)
  })
  return rows ?? [notMeasured(NAME, 'BENCH_MODEL_URL names no model')]
}

function asMarkdown({ candidate, events, questions, report }: PlayedInterview): string {
  const heading = `${candidate.round}, ${candidate.manner}`
  const document = {
    heading,
    report,
    interview: foldInterview(events),
    timeline: timelineOf(events, new Map(questions.map(({ slug, title }) => [slug, title]))),
    scoresNote: report.scoredBy,
    claims: null,
    solutions: new Map(),
  }
  return `${reportMarkdown(document)}\nWritten by: ${repliesIn(events)
    .map(({ type, by = 'coach' }) => `${type} ${by}`)
    .join(', ')}\n\n\n`
}

const wordsOf = (text: string) => text.match(/\S+/g)?.length ?? 0
const normalized = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()

function rowsOf(played: PlayedInterview[]): Row[] {
  const replies = played.flatMap(({ events, questions }) =>
    repliesIn(events).map((reply) => ({ ...reply, events, questions })),
  )
  const byModel = replies.filter(({ by }) => by !== undefined)
  if (byModel.length === 0) return [notMeasured(NAME, 'the model gave no reply')]
  const evidence = played.flatMap(({ report }) =>
    report.score.questions.flatMap(({ dimensions }) =>
      dimensions.map(({ evidence }) => evidence.map(({ text }) => text).join(' ')),
    ),
  )
  const row = (name: string, value: number) =>
    comparison({ name: `${NAME}: ${name}`, value, unit: '' })
  const levels = (text: string) => evidence.filter((shown) => shown.includes(text)).length
  return [
    row(`replies by the model, of ${replies.length}`, byModel.length),
    row(
      `scored by the model, of ${played.length}`,
      played.filter(({ report }) => report.scoredBy).length,
    ),
    row('levels refused for want of a quote', levels('showed no words of your answer')),
    row('levels that the model left out', levels('gave no score')),
    row('replies that praise', byModel.filter(({ text }) => PRAISE.test(text)).length),
    row(
      'replies longer than asked for',
      byModel.filter(({ type, text }) => wordsOf(text) > (WORDS_MAX[type] ?? 0)).length,
    ),
    row('quotes in replies that nobody said', byModel.flatMap(strangeQuotes).length),
  ]
}

/** Quotes of some length that occur in nothing that was said or written before. */
function strangeQuotes({
  text,
  events,
  questions,
}: { text: string } & Pick<PlayedInterview, 'events' | 'questions'>): string[] {
  const asked = questions.map(({ title, statement }) => `${title} ${statement}`)
  const said = events.filter((event) => !('by' in event)).map((event) => JSON.stringify(event))
  const told = normalized([...asked, ...said].join(' '))
  return [...text.matchAll(QUOTED)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => wordsOf(quoted) >= QUOTED_MIN_WORDS && !told.includes(normalized(quoted)))
}
