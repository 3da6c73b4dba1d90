import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { findWholeBrowser } from '../../../scripts/browser.mjs'
import { atMost, comparison, median, type Row } from '../row.ts'
import { scriptStandIn } from '../script-stand-in.ts'
import { post } from '../users.ts'
import { withProduct } from '../with-product.ts'
import { hourOfEvents } from './hour-of-events.ts'
import { beginInBrowser, LIVE_ENV } from './live-setting.ts'

const SLIDES = 9
/** The longest task that still leaves time for the frame. */
const TASK_MS = 50
const MB = 1e6
const READ_WITHIN_MS = 60_000
const ASK_EVERY_MS = 200

/**
 * The page of a session in a whole browser, which shares the tab of a meeting: two voices speak,
 * slides with problems follow each other, are read, and answered, each with a line added later.
 * What the page's thread does meanwhile, how long reading a slide and an added line takes, and what
 * an hour of such a session leaves in memory.
 */
export const liveSessionPage = (): Promise<Row[]> =>
  withProduct(async (origin, folder, standIns) => {
    await scriptMeeting(standIns)
    const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
      executablePath: findWholeBrowser(),
      headless: false,
      viewport: { width: 1280, height: 720 },
      ignoreDefaultArgs: ['--mute-audio'],
      args: [
        '--headless=new',
        '--no-sandbox',
        '--autoplay-policy=no-user-gesture-required',
        '--auto-select-tab-capture-source-by-title=Meeting',
        '--disable-backgrounding-occluded-windows',
        '--disable-renderer-backgrounding',
        '--disable-background-timer-throttling',
      ],
    })
    try {
      return await measure(context, { origin, standIns })
    } finally {
      await context.close()
    }
  }, LIVE_ENV)

async function scriptMeeting(standIns: string) {
  const text = 'Could you say how you would test this part of it?'
  const turns = Array.from({ length: SLIDES * 3 }, (_, index) => ({
    voice: index % 2 ? 'Jonas' : 'Mara',
    text,
  }))
  const slides = Array.from({ length: SLIDES }, (_, slide) => slideOf(slide))
  await scriptStandIn(standIns, 'meeting', { turns, slides })
  await scriptStandIn(standIns, 'transcriber', {
    utterances: [{ text, finalMs: 150 }],
    msPerWord: 150,
  })
  await scriptStandIn(standIns, 'models', [
    { text: 'Begin with the edges. '.repeat(40), waitMs: 200 },
  ])
}

/** What tells a slide from all others: its title, or its added line. */
const markOf = (slide: number) =>
  slide % 2
    ? `Added to number ${Math.floor(slide / 2) + 11}`
    : `Problem ${Math.floor(slide / 2) + 11}`

/**
 * Every second slide is the one before with a line more, above the others. All lines of a new slide
 * are new.
 */
const slideOf = (slide: number) => ({
  title: `Problem ${Math.floor(slide / 2) + 11}`,
  lines: [
    ...(slide % 2 ? [`${markOf(slide)}: nums may be empty.`] : []),
    ...problem(Math.floor(slide / 2) + 11),
  ],
})

const problem = (number: number) => [
  `Given an array of ${number} integers nums and an integer target, return the indices of the`,
  `two numbers that add up to ${number + 7}. Each of the ${number} inputs has exactly one solution, and you may`,
  `not use an element ${number} times. The answer of task ${number} can be given in any order.`,
  `Example ${number}: Input: nums = [2, 7, 11, ${15 + number}], target = ${number + 2}`,
  `Output: [0, ${number}]`,
  `Example ${number + 20}: Input: nums = [3, 2, ${4 + number}], target = 6`,
  `Output: [${number}, 2]`,
]

interface Product {
  origin: string
  standIns: string
}

async function measure(context: BrowserContext, { origin, standIns }: Product): Promise<Row[]> {
  const session = { origin, standIns, kind: 'coding', address: '198.51.100.1' }
  const { id, cookie } = await beginInBrowser(context, session)
  const meeting = await context.newPage()
  await meeting.goto(`${standIns}/meeting`)
  const page = await context.newPage()
  await page.addInitScript(WATCH)
  await page.goto(`${origin}/home/live/${id}`)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Share a tab or screen' }).click()
  // The reader of texts and its data are loaded with the first slide.
  await msOfRead(page, 0)
  await page.evaluate('tasks.length = 0')
  await press(meeting, 'talk')
  const [full, added]: [number[], number[]] = [[], []]
  for (let slide = 1; slide < SLIDES; slide++) {
    await press(meeting, 'next')
    const kind = slide % 2 ? added : full
    kind.push(await msOfRead(page, slide))
  }
  const tasks = await page.evaluate<number[]>('tasks')
  const grownMb = await growth(page, () =>
    hourOfEvents((events) => report(origin, { id, cookie, events })),
  )
  return [
    atMost(TASK_MS, {
      name: 'Live session page, longest task',
      value: Math.max(0, ...tasks),
      unit: 'ms',
    }),
    comparison({
      name: `Live session page, tasks over ${TASK_MS} ms`,
      value: tasks.length,
      unit: '',
    }),
    atMost(400, { name: 'New slide read in the browser, median', value: median(full), unit: 'ms' }),
    comparison({
      name: 'New slide read in the browser, slowest',
      value: Math.max(...full),
      unit: 'ms',
    }),
    atMost(400, {
      name: 'Slide with a line more read in the browser, median',
      value: median(added),
      unit: 'ms',
    }),
    atMost(50, {
      name: 'Live session page, memory after an hour',
      value: grownMb,
      unit: 'MB',
      digits: 1,
    }),
  ]
}

/**
 * How long the first reading of a slide took. Asks again and again, since tabs of a browser without
 * windows draw no frames to wait for.
 */
async function msOfRead(page: Page, slide: number): Promise<number> {
  const find = `reads.find(({ text }) => text?.includes('${markOf(slide)}'))?.ms ?? null`
  for (let waitedMs = 0; waitedMs < READ_WITHIN_MS; waitedMs += ASK_EVERY_MS) {
    const ms = await page.evaluate<number | null>(find)
    if (ms !== null) return ms
    await setTimeout(ASK_EVERY_MS)
  }
  throw new Error(
    `Slide ${slide} was not read: ${await page.evaluate('JSON.stringify(reads.at(-1))')}`,
  )
}

const press = (meeting: Page, id: string) =>
  meeting.evaluate(`document.getElementById('${id}').click()`)

async function report(
  origin: string,
  { id, cookie, events }: { id: string; cookie: string; events: object[] },
) {
  await post(`${origin}/api/live/${id}/events`, { events }, cookie)
}

/** By how much the page's memory has grown after `work`, and after the page has shown all of it. */
async function growth(page: Page, work: () => Promise<string>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize, embedderHeapUsedSize = 0 } = (await session.send('Runtime.getHeapUsage')) as {
      usedSize: number
      embedderHeapUsedSize?: number
    }
    return (usedSize + embedderHeapUsedSize) / MB
  }
  const before = await used()
  const lastWords = await work()
  await page
    .getByRole('region', { name: 'Transcript' })
    .getByText(lastWords, { exact: true })
    .waitFor()
  return (await used()) - before
}

/** Notes the long tasks of a page, and how long each picture of the screen is read. */
const WATCH = `
  window.tasks = []
  window.reads = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
  const send = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.bitmap) {
      const startedAt = performance.now()
      this.addEventListener('message', ({ data }) => reads.push({ ms: performance.now() - startedAt, text: data.text }), { once: true })
    }
    return send.call(this, message, ...rest)
  }`
