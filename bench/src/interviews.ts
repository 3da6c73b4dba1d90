import { randomUUID } from 'node:crypto'
import { createLedger } from '../../apps/server/src/credits/public.ts'
import { appendEvents, interviewEvents, known, readBank } from '../../apps/server/src/interviews/public.ts'
import { type BenchDatabase, withDatabase } from './databases.ts'
import { hammer } from './hammer.ts'
import { post, signUp } from './person.ts'
import { atMost, median, notMeasured, type Row, reference } from './row.ts'
import { type Server, withServer } from './server.ts'

const EVENTS = 500
const EVENTS_PER_REQUEST = 50
const LOADS = 30
const APPENDS = 1500
const CONNECTIONS = 50
const TURNS = 3
const QUESTION = 'refund-pair'
const CODE = 'function refundPair(charges, total) {\n  // What a candidate has so far.\n  return []\n}\n'.repeat(10)

const event = (type: string, more: object = {}) => ({ id: randomUUID(), version: 1, type, ...more })
const saved = () => ({
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
const ran = () =>
  event('code-run', {
    question: QUESTION,
    language: 'javascript',
    results: Array.from({ length: 5 }, (_, i) => result(i)),
  })

/** A long interview opens at once, and keeping an event costs little more than the row it becomes. */
export async function interviews(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl) return [notMeasured('Interviews on PostgreSQL', 'there is no PostgreSQL on this machine')]
  const loadMs = await withServer(databaseUrl, loadLongInterview)
  return withDatabase(databaseUrl, async (database) => {
    const turns = []
    const [ids, others] = [await begin(database), await begin(database)]
    await append(database, ids)
    // Turn by turn, so that whatever else the machine does falls on both.
    for (let turn = 0; turn < TURNS; turn++)
      turns.push({ bare: await insertBare(database, others), append: await append(database, ids) })
    return [
      atMost(100, { name: `Load an interview of ${EVENTS} events`, value: loadMs, unit: 'ms' }),
      reference({
        name: 'Insert an event and no more, 99th percentile',
        value: median(turns.map(({ bare }) => bare)),
        unit: 'ms',
        digits: 1,
      }),
      reference({
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
  const wish = { mode: 'mock', round: 'coding', question: QUESTION, id: randomUUID() }
  await post(interviews, wish, cookie)
  const report = (events: object[]) => post(`${interviews}/${wish.id}/events`, { events }, cookie)
  await report([event('begun')])
  for (let sent = 0; sent < EVENTS; sent += EVENTS_PER_REQUEST)
    await report(Array.from({ length: EVENTS_PER_REQUEST }, (_, index) => (index % 5 === 0 ? ran() : saved())))
  const tookMs: number[] = []
  for (let turn = 0; turn < LOADS; turn++) {
    const startedAt = performance.now()
    const answer = await fetch(`${interviews}/${wish.id}`, { headers: { cookie } })
    await answer.text()
    if (!answer.ok) throw new Error(`The interview answered ${answer.status}`)
    tookMs.push(performance.now() - startedAt)
  }
  return median(tookMs)
}

type Begun = { id: string; ownerId: string }

const partsOf = ({ db }: BenchDatabase) => {
  const clock = () => new Date()
  return { db, clock, bank, ledger: createLedger(clock) }
}
const bank = readBank()

/** An interview for each connection, begun. */
async function begin(database: BenchDatabase): Promise<Begun[]> {
  const begun = Array.from({ length: CONNECTIONS }, () => ({ id: randomUUID(), ownerId: randomUUID() }))
  const values = begun.map(({ id, ownerId }) => `('${id}'::uuid, '${ownerId}'::uuid)`).join(',')
  const plan = { questions: [{ slug: QUESTION, topic: 'arrays-hashing', difficulty: 'easy', minutes: 20 }] }
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
  const parts = partsOf(database)
  for (const mine of begun) await appendEvents(parts, mine, [known({ id: randomUUID(), version: 1, type: 'begun' })])
  return begun
}

async function append(database: BenchDatabase, begun: Begun[]): Promise<number> {
  const parts = partsOf(database)
  const { p99Ms } = await hammer(APPENDS, CONNECTIONS, (turn) => {
    const mine = begun[turn % begun.length]
    return mine ? appendEvents(parts, mine, [known(saved())]) : Promise.resolve()
  })
  return p99Ms
}

/** Behind the places that were given out. */
let places = 1_000_000

async function insertBare({ db }: BenchDatabase, begun: Begun[]): Promise<number> {
  const { p99Ms } = await hammer(APPENDS, CONNECTIONS, (turn) => {
    const { id, version, type, ...more } = saved()
    const seq = ++places
    const interviewId = begun[turn % begun.length]?.id ?? ''
    return db.insert(interviewEvents).values({ interviewId, seq, id, type, body: { version, ...more }, at: new Date() })
  })
  return p99Ms
}
