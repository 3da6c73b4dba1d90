import { randomUUID } from 'node:crypto'
import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import {
  EventsStored,
  InterviewDetail,
  SubmissionStarted,
} from '@sightline/contracts/interviews/interviews'
import { InterviewReport, ReviewWritten } from '@sightline/contracts/interviews/scores'
import { z } from 'zod'
import type { Runtime } from '../unseen-solutions/runtimes.ts'
import { post } from '../users.ts'
import type { Candidate } from './candidates.ts'

/** An interview that is over: all that happened, and its report with the model's levels. */
export interface PlayedInterview {
  candidate: Candidate
  events: InterviewEvent[]
  questions: { slug: string; title: string; statement: string }[]
  report: InterviewReport
}

interface Setting {
  origin: string
  cookie: string
  /** Runs what the candidates of coding interviews submit. */
  runtime: Runtime
}

const SKIP = 'Can we skip this one, please? I have no case for it.'
const TURNS_MAX = 12
/** So many follow-ups to a question are answered: a small model takes a minute for each. */
const FOLLOW_UPS_MAX = 1

/** Plays one interview through the server, as a page would, from its beginning to its report. */
export async function playInterview(
  setting: Setting,
  candidate: Candidate,
): Promise<PlayedInterview> {
  const { origin, cookie } = setting
  const id = randomUUID()
  const interviews = `${origin}/api/interviews`
  const { round, question, language } = candidate
  const asked = { mode: 'mock', round, question, id, ...(language && { language }) }
  await post(interviews, asked, cookie)
  const page = openPage(`${interviews}/${id}`, cookie)
  await page.report({ type: 'begun' })
  await (round === 'coding' ? solve(setting, page, candidate) : talk(page, candidate))
  await page.report({ type: 'candidate-asked', text: candidate.asks })
  await page.report({ type: 'ended' })
  // Without levels in time, the report has the coach's.
  const written = await page.send('review', {}).then(ReviewWritten.parse, () => null)
  const report = written?.report ?? InterviewReport.parse(await page.get('report'))
  const { events, questions, spokenQuestions } = await page.read()
  return { candidate, events, questions: [...questions, ...spokenQuestions], report }
}

type Page = ReturnType<typeof openPage>

function openPage(url: string, cookie: string) {
  const get = async (path: string) =>
    (await fetch(path === '' ? url : `${url}/${path}`, { headers: { cookie } })).json()
  const send = async (path: string, body: object) =>
    (await post(`${url}/${path}`, body, cookie)).json()
  const read = async () => InterviewDetail.parse(await get(''))
  /** Waits until the coach has replied, where a reply is owed. */
  const hearReply = async () => {
    if ((await read()).isReplyOwed) await (await post(`${url}/replies`, {}, cookie)).text()
  }
  return {
    get,
    send,
    read,
    hearReply,
    async report(...events: object[]) {
      const body = events.map((event) => ({ id: randomUUID(), version: 1, ...event }))
      EventsStored.parse(await send('events', { events: body }))
      await hearReply()
    },
  }
}

type Asked = Extract<InterviewEvent, { type: 'question-asked' | 'follow-up-asked' }>

/** Answers what is asked as long as the candidate has something to say. */
async function talk(page: Page, candidate: Candidate) {
  const { question, notes } = candidate
  const answerTo = createAnswers(candidate)
  if (notes !== undefined) await page.report({ type: 'notes-saved', question, text: notes })
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    const { events } = await page.read()
    const last = events.findLast(({ type }) => type.endsWith('-asked') || type === 'said')
    if (last?.type !== 'question-asked' && last?.type !== 'follow-up-asked') return
    const isAnswered = events.at(-1)?.type === 'answered'
    const text = isAnswered ? undefined : answerTo(last)
    await page.report(
      text === undefined
        ? { type: 'moved-on', question: last.question }
        : { type: 'answered', question: last.question, text, how: 'typed', speech: null },
    )
  }
}

/** What the candidate says next: to a question the answer, to follow-ups what fits or comes next. */
function createAnswers({ question, answer, followUps = {}, otherwise = [] }: Candidate) {
  const fitting = new Map(Object.entries(followUps))
  const others = [...otherwise]
  let patience = FOLLOW_UPS_MAX
  return (asked: Asked): string | undefined => {
    if (asked.question !== question) return asked.type === 'question-asked' ? SKIP : undefined
    if (asked.type === 'question-asked') return answer
    if (patience === 0) return undefined
    patience -= 1
    const said = fitting.get(asked.about)
    fitting.delete(asked.about)
    return said ?? others.shift()
  }
}

/** Submits the candidate's solutions, with a hint in between, and has the last one explained. */
async function solve({ runtime }: Setting, page: Page, candidate: Candidate) {
  const { question: slug, language = 'javascript', code = [], answer } = candidate
  const [question] = (await page.read()).questions
  if (!question) throw new Error(`The question ${slug} was not asked`)
  let submission = ''
  for (const [index, text] of code.entries()) {
    if (index > 0) {
      await page.send('hints', { id: randomUUID(), question: slug })
      await page.hearReply()
    }
    submission = randomUUID()
    const submitted = { id: submission, question: slug, language, code: text }
    const { hiddenTests } = SubmissionStarted.parse(await page.send('submissions', submitted))
    const tests = [...question.tests, ...hiddenTests]
    const ran = await runtime.run({ question, code: text, tests })
    const visible = question.tests.length
    const results = ran.map((result, place) => ({ ...result, isHidden: place >= visible }))
    await page.report({ type: 'submission-judged', question: slug, submission, results })
    const { events } = await page.read()
    if (events.at(-1)?.type === 'follow-up-asked')
      await page.report({ type: 'follow-up-answered', question: slug, text: answer })
  }
  await page.send('explanations', { id: randomUUID(), question: slug, submission })
  await page.hearReply()
  await page.report({ type: 'moved-on', question: slug })
}

/** What the coach or a model said in reply to the candidate. */
export const Reply = z.object({ type: z.string(), text: z.string(), by: z.string().optional() })
export type Reply = z.infer<typeof Reply>

const REPLIES = ['follow-up-asked', 'hint-given', 'explained']

export const repliesIn = (events: InterviewEvent[]): Reply[] =>
  events.flatMap((event) =>
    REPLIES.includes(event.type) || (event.type === 'said' && event.part === 'answer')
      ? Reply.parse(event)
      : [],
  )
