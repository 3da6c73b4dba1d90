import { randomUUID } from 'node:crypto'
import { LiveEventsStored } from '@sightline/contracts/live/sessions'
import { readCpuMs } from '../process-usage.ts'
import { atMost, comparison, notMeasured, type Row } from '../row.ts'
import { type Server, withServer } from '../server.ts'
import { post, signUp } from '../users.ts'
import { newEvent } from './live-setting.ts'

const EVENTS = 4000
const PER_REQUEST = 50
const APPENDS = 200
const ANSWERS = 40
const LOG_NAME = `with ${EVENTS} events before`

/**
 * What one more sentence and one more answer cost the server in processor time, in a new session
 * and in one of several hours. Both must cost the same, or long sessions become slow.
 */
export async function longLiveSession(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl)
    return [
      notMeasured('Long live session on PostgreSQL', 'there is no PostgreSQL on this machine'),
    ]
  if (process.platform !== 'linux')
    return [notMeasured('Long live session', 'only Linux reports what a process uses')]
  return withServer(databaseUrl, measure, { TRUSTED_PROXIES: '1' })
}

async function measure(server: Server): Promise<Row[]> {
  const [fresh, long] = [await openSession(server, 1), await openSession(server, 2)]
  // Compiled code first.
  await fresh.say(APPENDS)
  await long.say(EVENTS, PER_REQUEST)
  const appends = [
    await cpuOf(server, APPENDS, fresh.say),
    await cpuOf(server, APPENDS, long.say),
  ] as const
  const answers = [
    await cpuOf(server, ANSWERS, fresh.answer),
    await cpuOf(server, ANSWERS, long.answer),
  ] as const
  const measured = { unit: 'ms of processor', digits: 2 }
  return [
    comparison({
      name: 'Live session, one more sentence, at the beginning',
      value: appends[0],
      ...measured,
    }),
    atMost(4, {
      name: `Live session, one more sentence, ${LOG_NAME}`,
      value: appends[1],
      ...measured,
    }),
    comparison({
      name: 'Live session, one more answer, at the beginning',
      value: answers[0],
      ...measured,
    }),
    atMost(10, {
      name: `Live session, one more answer, ${LOG_NAME}`,
      value: answers[1],
      ...measured,
    }),
  ]
}

/** The mean processor time of the server for each of `count`. */
async function cpuOf(
  { pid }: Server,
  count: number,
  work: (count: number) => Promise<void>,
): Promise<number> {
  const before = readCpuMs(pid)
  await work(count)
  return (readCpuMs(pid) - before) / count
}

/** A user in a live session without models, in which the coach answers. */
async function openSession(server: Server, index: number) {
  const { cookie } = await signUp(server, `198.51.100.${index}`)
  const id = randomUUID()
  const address = `${server.origin}/api/live/${id}`
  await post(
    `${server.origin}/api/live`,
    { id, kind: 'meeting', setting: 'practice', hasConsent: true },
    cookie,
  )
  let spoken = 0
  const send = async (events: object[]) =>
    LiveEventsStored.parse(await (await post(`${address}/events`, { events }, cookie)).json())
      .events

  return {
    /** Reports that many sentences, which ask nothing, `perRequest` at a time. */
    async say(count: number, perRequest = 1) {
      for (let said = 0; said < count; said += perRequest)
        await send(Array.from({ length: perRequest }, () => sentence(++spoken)))
    },
    /** Asks a question that many times, and reads its answer. */
    async answer(count: number) {
      for (let asked = 0; asked < count; asked++) {
        const [, prompt] = await send([
          newEvent('prompt-asked', { about: 'question', question: 'What is left to do?' }),
        ])
        await (
          await post(`${address}/answers`, { id: randomUUID(), prompt: prompt?.id }, cookie)
        ).text()
      }
    },
  }
}

const sentence = (place: number) =>
  newEvent('segment-heard', {
    channel: place % 3 === 0 ? 'you' : 'them',
    startMs: place * 3000,
    endMs: place * 3000 + 2000,
    text: `The draft of part ${place} is with the people who check it, and it will be back this week.`,
    how: 'typed',
  })
