import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findBrowser } from '../../../scripts/browser.mjs'
import { atMost, comparison, median, p95, type Row } from '../row.ts'
import { scriptStandIn } from '../script-stand-in.ts'
import { withProduct } from '../with-product.ts'
import { beginInBrowser, LIVE_ENV } from './live-setting.ts'

const SAMPLES = 12
const FINAL_MS = 150
const MODEL_MS = 300
const QUESTION = 'What does a pilot cost'
const ANSWER = 'It costs 4,000 a month.'

/**
 * From the end of somebody's speech to the first words of the answer on the screen, in a browser,
 * without the fixed delays of the transcriber and the model. The wait for the end of the turn is
 * inside.
 */
export const firstWordsOnScreen = (): Promise<Row[]> =>
  withProduct(async (origin, _folder, standIns) => {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-quic', '--autoplay-policy=no-user-gesture-required'],
    })
    try {
      // A final text with one word more than the interim text makes worthless what was begun early.
      const plain = await measureSamples({ browser, origin, standIns, text: `${QUESTION} now?` })
      const early = await measureSamples({ browser, origin, standIns, text: `${QUESTION}?` })
      const added = plain.map((ms) => ms - FINAL_MS - MODEL_MS)
      const name = 'Live answer on screen after the end of speech'
      return [
        atMost(350, { name: `${name}, added by us, median`, value: median(added), unit: 'ms' }),
        atMost(700, {
          name: `${name}, added by us, 95th percentile`,
          value: p95(added),
          unit: 'ms',
        }),
        comparison({ name: `${name}, in all, median`, value: median(plain), unit: 'ms' }),
        comparison({
          name: `${name}, begun early, in all, median`,
          value: median(early),
          unit: 'ms',
        }),
      ]
    } finally {
      await browser.close()
    }
  }, LIVE_ENV)

interface Setting {
  browser: Browser
  origin: string
  standIns: string
  /** What is heard in the end; the interim text is the question. */
  text: string
}

let users = 0

async function measureSamples({ browser, origin, standIns, text }: Setting): Promise<number[]> {
  const utterances = [{ text, interim: `${QUESTION}?`, finalMs: FINAL_MS }]
  await scriptStandIn(standIns, 'transcriber', { utterances, msPerWord: 150 })
  await scriptStandIn(standIns, 'models', [{ text: ANSWER, waitMs: MODEL_MS }])
  const times: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    try {
      times.push(await measureOne(context, { origin, standIns }))
    } finally {
      await context.close()
    }
  }
  return times
}

/** A new user each time, whose first session is free. */
async function measureOne(
  context: BrowserContext,
  { origin, standIns }: { origin: string; standIns: string },
) {
  const address = `198.51.100.${++users}`
  const { id } = await beginInBrowser(context, { origin, standIns, kind: 'sales-call', address })
  const page = await context.newPage()
  await page.addInitScript(FAKE_SHARE)
  await page.goto(`${origin}/home/live/${id}`)
  await page.getByRole('button', { name: 'Share a tab or screen' }).click()
  await page.getByText('Listening to them. Screen shared.').waitFor()
  return page.evaluate<number>(`speakAndWait(${JSON.stringify(ANSWER.slice(0, 8))})`)
}

/**
 * A shared tab that is silent until `speakAndWait` plays a tone like a voice. It returns the
 * milliseconds from the end of the tone to the frame that shows the first words of the answer.
 */
const FAKE_SHARE = `
  navigator.mediaDevices.getDisplayMedia = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    canvas.getContext('2d').fillRect(0, 0, 640, 360)
    const stream = canvas.captureStream(5)
    const context = new AudioContext()
    const sound = context.createMediaStreamDestination()
    for (const track of sound.stream.getAudioTracks()) stream.addTrack(track)
    window.speakOnce = () => new Promise((resolve) => {
      const voice = new OscillatorNode(context, { frequency: 220, type: 'sawtooth' })
      voice.connect(sound)
      voice.onended = () => resolve(performance.now())
      voice.start()
      voice.stop(context.currentTime + 1.4)
    })
    return stream
  }
  window.speakAndWait = async (words) => {
    const endedAt = await window.speakOnce()
    return new Promise((resolve) => {
      const look = () => {
        const shown = document.querySelector('article[aria-label="Answer"]')?.textContent ?? ''
        if (!shown.includes(words)) return false
        requestAnimationFrame(() => resolve(performance.now() - endedAt))
        return true
      }
      if (look()) return
      const observer = new MutationObserver(() => look() && observer.disconnect())
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
  }`
