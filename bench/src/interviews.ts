import { randomUUID } from 'node:crypto'
import { createLedger } from '../../apps/server/src/credits/public.ts'
import {
  appendEvents,
  fixedEvent,
  loadQuestionBank,
} from '../../apps/server/src/interviews/public.ts'
import { interviewEvents } from '../../apps/server/src/session-log/public.ts'
import { type BenchDatabase, withDatabase } from './databases.ts'
import { runConcurrently } from './request-rate.ts'
import { atMost, comparison, median, notMeasured, type Row } from './row.ts'
import { type Server, withServer } from './server.ts'
import { post, signUp } from './users.ts'

const EVENTS = 500
const EVENTS_PER_REQUEST = 50
const LOADS = 30
const APPENDS = 1500
const CONNECTIONS = 50
const TURNS = 3
const QUESTION = 'refund-pair'
const CODE =
  'function refundPair(charges, total) {\n  // The candidate has begun to type.\n  return []\n}\n'.repeat(
    10,
  )

const event = (type: string, more: object = {}) => ({ id: randomUUID(), version: 1, type, ...more })
const codeSaved = () => ({
  id: randomUUID(),
  version: 1 as const,
  type: 'code-saved' as const,
  question: QUESTION,
  language: 'javascript' as const,
  code: CODE,
})
const result = (index: number) => ({
  name: `test ${index}`,
  isHidden: false,
  status: 'passed',
  input: 'charges = [12, 30, 8, 45]',
  expected: '[2, 3]',
  got: '[2, 3]',
  timeMs: 0.2,
  output: '',
  error: null,
})
const codeRun = () =>
  event('code-run', {
    question: QUESTION,
    language: 'javascript',
    results: Array.from({ length: 5 }, (_, i) => result(i)),
  })

/**
 * A long interview loads quickly, and storing an event takes little longer than inserting its row.
 */
export async function interviews(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl)
    return [notMeasured('Interviews on PostgreSQL', 'there is no PostgreSQL on this machine')]
  const loadMs = await withServer(databaseUrl, loadLongInterview)
  return withDatabase(databaseUrl, async (database) => {
    const turns = []
    const [interviews, baseline] = [
      await createInterviews(database),
      await createInterviews(database),
    ]
    await appendMany(database, interviews)
    // Alternating turns share the effect of other work on the machine.
    for (let turn = 0; turn < TURNS; turn++)
      turns.push({
        insert: await insertMany(database, baseline),
        append: await appendMany(database, interviews),
      })
    return [
      atMost(100, { name: `Load an interview of ${EVENTS} events`, value: loadMs, unit: 'ms' }),
      comparison({
        name: 'Insert an event and no more, 99th percentile',
        value: median(turns.map(({ insert }) => insert)),
        unit: 'ms',
        digits: 1,
      }),
      comparison({
        name: 'Append an event to an interview, 99th percentile',
        value: median(turns.map(({ append }) => append)),
        unit: 'ms',
        digits: 1,
      }),
    ]
  })
}

async function loadLongInterview(server: Server): Promise<number> {
  const { cookie } = await signUp(server)
  const interviews = `${server.origin}/api/interviews`
  const interview = { mode: 'mock', round: 'coding', question: QUESTION, id: randomUUID() }
  await post(interviews, interview, cookie)
  const sendEvents = (events: object[]) =>
    post(`${interviews}/${interview.id}/events`, { events }, cookie)
  await sendEvents([event('begun')])
  for (let sent = 0; sent < EVENTS; sent += EVENTS_PER_REQUEST)
    await sendEvents(
      Array.from({ length: EVENTS_PER_REQUEST }, (_, index) =>
        index % 5 === 0 ? codeRun() : codeSaved(),
      ),
    )
  const durationsMs: number[] = []
  for (let turn = 0; turn < LOADS; turn++) {
    const startedAt = performance.now()
    const response = await fetch(`${interviews}/${interview.id}`, { headers: { cookie } })
    await response.text()
    if (!response.ok) throw new Error(`The interview answered ${response.status}`)
    durationsMs.push(performance.now() - startedAt)
  }
  return median(durationsMs)
}

type InterviewIds = { id: string; ownerId: string }

const bank = loadQuestionBank()
const createDeps = ({ db }: BenchDatabase) => {
  const clock = () => new Date()
  const ledger = createLedger({ clock, secret: 'a secret of the bench' })
  return { db, clock, bank, ledger, scoreLater: async () => {} }
}

/** Creates an interview that has begun for each connection. */
async function createInterviews(database: BenchDatabase): Promise<InterviewIds[]> {
  const interviews = Array.from({ length: CONNECTIONS }, () => ({
    id: randomUUID(),
    ownerId: randomUUID(),
  }))
  const values = interviews
    .map(({ id, ownerId }) => `('${id}'::uuid, '${ownerId}'::uuid)`)
    .join(',')
  const plan = {
    questions: [{ slug: QUESTION, topic: 'arrays-hashing', difficulty: 'easy', minutes: 20 }],
  }
  await database.query(`
    create temporary table begun (id uuid, owner uuid);
    insert into begun values ${values};
    insert into users (id, name, email, email_verified, created_at, updated_at)
      select owner, 'Bench', owner || '@example.com', true, now(), now() from begun;
    insert into interviews (id, owner_id, mode, round, topic, difficulty, language, state, created_at)
      select id, owner, 'mock', 'coding', 'arrays-hashing', 'easy', 'javascript', 'planned', now() from begun;
    insert into interview_events (interview_id, seq, id, type, body, at)
      select id, 1, gen_random_uuid(), 'planned', '${JSON.stringify({ version: 1, plan })}', now() from begun;
  `)
  const deps = createDeps(database)
  for (const interview of interviews)
    await appendEvents(deps, interview, [
      fixedEvent({ id: randomUUID(), version: 1, type: 'begun' }),
    ])
  return interviews
}

/** Returns the 99th percentile of an append's duration in milliseconds. */
async function appendMany(database: BenchDatabase, interviews: InterviewIds[]): Promise<number> {
  const deps = createDeps(database)
  const { p99Ms } = await runConcurrently(APPENDS, CONNECTIONS, (index) => {
    const interview = interviews[index % interviews.length]
    return interview ? appendEvents(deps, interview, [fixedEvent(codeSaved())]) : Promise.resolve()
  })
  return p99Ms
}

/** Higher than every sequence number that the server has assigned. */
let lastSeq = 1_000_000

/** Returns the 99th percentile of a plain insert's duration in milliseconds. */
async function insertMany({ db }: BenchDatabase, interviews: InterviewIds[]): Promise<number> {
  const { p99Ms } = await runConcurrently(APPENDS, CONNECTIONS, (index) => {
    const { id, version, type, ...more } = codeSaved()
    const seq = ++lastSeq
    const logId = interviews[index % interviews.length]?.id ?? ''
    return db
      .insert(interviewEvents)
      .values({ logId, seq, id, type, body: { version, ...more }, at: new Date() })
  })
  return p99Ms
}
