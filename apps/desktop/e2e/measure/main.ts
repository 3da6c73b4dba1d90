import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '@sightline/e2e/harness/server-process'
import { openNetworkLine } from '../../../../stand-ins/src/network-line.ts'
import { type Helper, newFolder, spawnHelper, startHelper } from '../harness/helper.ts'
import { newPerson } from '../harness/person.ts'
import { begin, signIn } from '../harness/signed-in.ts'
import { openTerminal } from '../harness/terminal.ts'
import { timeCaptures } from './captures.ts'
import { timeHandOvers, timeKeys } from './keys.ts'
import { cpuMsOfTree, memoryOfTreeMb, startedAt } from './processes.ts'
import { noteFrames, timeSound } from './sound.ts'

/*
 * Starts the helper that HELPER names on the present display and prints its figures as JSON.
 * SIGHTLINE_SERVER is the address that it was built for. `npm run bench -- --only desktop` runs it:
 * a process of its own, because a display of tests lasts as long as one command.
 */
const STARTS = 5
const IDLE_MS = 60_000
/** What the first seconds leave to do is not idleness. */
const SETTLE_MS = 10_000

/** When the overlay had its first contents on the screen, in milliseconds since 1970. */
const PAINTED_AT = `
  const [entry] = performance.getEntriesByName('first-contentful-paint')
  return entry ? performance.timeOrigin + entry.startTime : null`

const TRANSCRIBER = 'openai-realtime:live@{stand-ins}/transcriber/v1'
const address = process.env.SIGHTLINE_SERVER ?? ''
const server = await startServer({ SITE_DIR: '', TRANSCRIBER, MODELS: 'openai:first' })
const line = await openNetworkLine(
  Number(new URL(server.origin).port),
  Number(new URL(address).port),
)
const person = await newPerson(server)
const filter = { windows: [], programs: ['XTerm'], screen: null }
const folder = newFolder({ 'window-filter': JSON.stringify(filter) })
const options = { server: address, folder }

const paintedMs: number[] = []
for (let start = 0; start < STARTS; start++)
  paintedMs.push(await withHelper(({ page, pid }) => paintedAfter(page, pid)))
const quick = await withHelper(async (helper) => {
  await helper.openSettings()
  const figures = {
    ...(await timeCaptures(helper)),
    keyMs: await timeKeys(helper),
    handOverMs: await timeHandOvers(helper, options),
  }
  await signIn(helper, person)
  return figures
})
const lasting = await idle()
const session = await withHelper(async (helper) => {
  await helper.see('Begin a live session')
  return sound(helper)
})
console.log(JSON.stringify({ paintedMs, ...quick, ...lasting, ...session }))
await person.endDevices()
await line.close()
await server.close()
process.exit()

/** Starts the helper, and ends it after `work`. */
async function withHelper<Result>(work: (helper: Helper) => Promise<Result>): Promise<Result> {
  const ends: (() => unknown)[] = []
  const test = { after: (end: () => unknown) => void ends.push(end) }
  try {
    return await work(await startHelper(test, options))
  } finally {
    for (const end of ends) await end()
  }
}

/** The time from the start of the process to the first contents in its overlay. */
async function paintedAfter(page: Helper['page'], pid: number): Promise<number> {
  const paintedAt = await page.wait(() => page.executeScript<number | null>(PAINTED_AT), 30_000)
  return Number(paintedAt) - startedAt(pid)
}

/**
 * What it takes while somebody is signed in, by the token that it has kept, and nothing goes on;
 * without the driver, which takes memory of its own.
 */
async function idle() {
  const program = spawnHelper(options)
  const { pid = 0 } = program
  await setTimeout(SETTLE_MS)
  const before = cpuMsOfTree(pid)
  await setTimeout(IDLE_MS)
  const idlePercent = ((cpuMsOfTree(pid) - before) / IDLE_MS) * 100
  const memoryMb = memoryOfTreeMb(pid)
  program.kill('SIGKILL')
  await once(program, 'exit')
  return { idlePercent, memoryMb }
}

/** What the helper adds to sound on its way to the server, while both channels are open. */
async function sound(helper: Helper) {
  await noteFrames(helper)
  await begin(helper)
  const close = openTerminal({ title: 'Shared', text: 'Shared', geometry: '60x8+20+420' })
  await helper.press('Share a window or screen')
  await helper.press('Turn on the microphone')
  await helper.see('Turn off')
  const themMs = await timeSound(helper, 'them')
  const youMs = await timeSound(helper, 'you')
  close()
  return { themMs, youMs, sessionMemoryMb: memoryOfTreeMb(helper.pid) }
}
