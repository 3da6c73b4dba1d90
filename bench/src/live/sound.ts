import { setTimeout } from 'node:timers/promises'
import { readCpuMs, readResidentKb } from '../process-usage.ts'
import { atMost, comparison, median, notMeasured, p95, type Row } from '../row.ts'
import { scriptStandIn } from '../script-stand-in.ts'
import { type Server, withServer } from '../server.ts'
import { LIVE_ENV } from './live-setting.ts'
import { openSpeaker, type Speaker, type SpokenTimes } from './sound-client.ts'
import { timeStandIns } from './stand-in-delays.ts'

const SESSIONS = 30
const ROUNDS = 5
const ALONE_ROUNDS = 15
const SPEECH_MS = 2000
/** Text that comes for less sound than this would count as made up. */
const SHORT_SPEECH_MS = 1000
const FINAL_MS = 150
const MODEL_MS = 200
const WEB_ORIGIN = 'https://sightline.example'
const HOUR_S = 3600

const EXTRA_ENV = {
  ...LIVE_ENV,
  WEB_ORIGIN,
  MODEL_FIRST_WORDS_MS: '60000',
}

/**
 * What the server adds to the delays of the transcriber and the model, from the end of speech to
 * the first words, for one live session and for thirty; and what a session costs.
 */
export async function liveSound(databaseUrl: string | undefined): Promise<Row[]> {
  if (!databaseUrl)
    return [notMeasured('Live sessions on PostgreSQL', 'there is no PostgreSQL on this machine')]
  if (process.platform !== 'linux')
    return [notMeasured('Live sessions', 'only Linux reports what a process uses')]
  return withServer(databaseUrl, measure, EXTRA_ENV)
}

async function measure(server: Server): Promise<Row[]> {
  // The interim text is no question, so that no answer is begun early.
  const utterance = { text: 'What does a pilot cost?', interim: 'What does a', finalMs: FINAL_MS }
  await scriptStandIn(server.standIns, 'transcriber', { utterances: [utterance] })
  await scriptStandIn(server.standIns, 'models', [
    { text: 'It costs 4,000 a month.', waitMs: MODEL_MS },
  ])

  const delays = await timeStandIns(server.standIns)
  /**
   * The server's part: without the delays of the transcriber and the model, as this process sees
   * them.
   */
  const addedMs = ({ heardMs, firstWordsMs }: SpokenTimes) =>
    heardMs - delays.finalMs + firstWordsMs - delays.modelMs
  const first = await openSpeaker(server, WEB_ORIGIN, 0)
  for (let round = 0; round < 3; round++) await first.speak(SHORT_SPEECH_MS)
  const alone: SpokenTimes[] = []
  for (let round = 0; round < ALONE_ROUNDS; round++) alone.push(await first.speak(SHORT_SPEECH_MS))
  first.close()

  const idleKb = readResidentKb(server.pid)
  const speakers: Speaker[] = []
  for (let index = 1; index <= SESSIONS; index++)
    speakers.push(await openSpeaker(server, WEB_ORIGIN, index))
  const [cpuBeforeMs, startedAt] = [readCpuMs(server.pid), performance.now()]
  const bytesBefore = speakers.reduce((sum, speaker) => sum + speaker.bytes(), 0)
  const together = (await Promise.all(speakers.map(speakInTurn))).flat()
  const elapsedMs = performance.now() - startedAt
  const cpuShare = (readCpuMs(server.pid) - cpuBeforeMs) / elapsedMs / SESSIONS
  const sessionKb = (readResidentKb(server.pid) - idleKb) / SESSIONS
  const bytes = speakers.reduce((sum, speaker) => sum + speaker.bytes(), 0) - bytesBefore
  for (const speaker of speakers) speaker.close()
  const spokenS = (SESSIONS * ROUNDS * SPEECH_MS) / 1000
  return [
    atMost(15, {
      name: 'Live answer, added by the server, median',
      value: median(alone.map(addedMs)),
      unit: 'ms',
    }),
    comparison({
      name: `Live answer, added by the server, ${SESSIONS} sessions, median`,
      value: median(together.map(addedMs)),
      unit: 'ms',
    }),
    atMost(100, {
      name: `Live answer, added by the server, ${SESSIONS} sessions, 95th percentile`,
      value: p95(together.map(addedMs)),
      unit: 'ms',
    }),
    atMost(2, {
      name: 'Processor of a live session',
      value: cpuShare * 100,
      unit: '% of a core',
      digits: 2,
    }),
    atMost(2, {
      name: 'Memory of a live session',
      value: sessionKb / 1024,
      unit: 'MiB',
      digits: 2,
    }),
    atMost(60, {
      name: 'Sound of an hour in which somebody speaks all the time',
      value: ((bytes / spokenS) * HOUR_S) / 1e6,
      unit: 'MB',
      digits: 1,
    }),
  ]
}

/** The speakers begin one after the other, as people do. */
async function speakInTurn(speaker: Speaker, index: number): Promise<SpokenTimes[]> {
  await setTimeout((index * SPEECH_MS) / SESSIONS)
  const times: SpokenTimes[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await speaker.speak(SPEECH_MS))
  return times
}
