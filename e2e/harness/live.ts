import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { clickButton } from './forms.ts'

export const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' })
export const answer = (page: Page) => page.getByRole('article', { name: 'Answer' })

/** Begins a session on the page before it. */
export async function beginSession(
  page: Page,
  { kind = 'Coding interview', setting = 'Assistance is allowed' } = {},
) {
  await page.goto('/home/live/new')
  await page.getByLabel('Kind of conversation').selectOption(kind)
  await page.getByLabel(setting, { exact: true }).check()
  await page.getByLabel('I may have this conversation transcribed.').check()
  await clickButton(page, 'Begin the session')
  await expect(page).toHaveURL(/\/home\/live\/[0-9a-f-]{36}$/)
}

/** Types what the other side said. */
export async function say(page: Page, text: string) {
  await page.getByLabel('What was said').fill(text)
  await clickButton(page, 'Add')
  await expect(transcript(page).getByText(text, { exact: true })).toBeVisible()
}

/**
 * Gives the test browser, which has no dialog for sharing, a shared tab that shows these lines and
 * plays a tone for one second and a half, after a second of silence.
 */
export const fakeShare = (lines: string[]) => `
  navigator.mediaDevices.getDisplayMedia = async (options) => {
    window.askedToShare = options
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
    const context2d = canvas.getContext('2d')
    context2d.fillStyle = 'white'
    context2d.fillRect(0, 0, 1280, 720)
    context2d.fillStyle = 'black'
    context2d.font = '24px sans-serif'
    for (const [index, line] of ${JSON.stringify(lines)}.entries()) context2d.fillText(line, 60, 80 + index * 40)
    const stream = canvas.captureStream(5)
    const context = new AudioContext()
    const sound = context.createMediaStreamDestination()
    const voice = new OscillatorNode(context, { frequency: 220 })
    voice.connect(sound)
    voice.start(context.currentTime + 1)
    voice.stop(context.currentTime + 2.5)
    for (const track of sound.stream.getAudioTracks()) stream.addTrack(track)
    window.endShare = () => {
      const [video] = stream.getVideoTracks()
      video.stop()
      // A track that the page itself stops fires no event, unlike one that the user's browser ends.
      video.dispatchEvent(new Event('ended'))
    }
    return stream
  }`

/** Gives the test browser, which has no devices, a silent microphone. */
export const fakeMicrophone = `
  navigator.mediaDevices.getUserMedia = async () =>
    new AudioContext().createMediaStreamDestination().stream`

/**
 * Keeps pages from reading a shared screen, which takes seconds of the processor, where that is not
 * tested.
 */
export const holdReader = (page: Page) => page.route(/text-reader\.worker/, () => {})

/**
 * Gives the test browser a speech recognition without a service behind it. `recognitions` holds
 * those that were started, which `say` and `fail` as told.
 */
export const fakeRecognition = `
  window.recognitions = []
  window.SpeechRecognition = class extends EventTarget {
    static available() {}
    start(track) {
      if (!(track instanceof MediaStreamTrack)) throw new TypeError('No track')
      recognitions.push(this)
    }
    stop() {}
    abort() {}
    say(transcript, isFinal) {
      const results = [Object.assign([{ transcript }], { isFinal })]
      this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }))
    }
    fail(error) {
      this.dispatchEvent(Object.assign(new Event('error'), { error }))
      this.dispatchEvent(new Event('end'))
    }
  }`

/** An event of a session, as the API takes it. */
type LiveEvent = { type: string; [field: string]: unknown }

/**
 * What somebody said, typed, from `startMs` to `endMs` of the session; `them` is the other side.
 */
export const heard = (
  channel: 'them' | 'you',
  text: string,
  startMs: number,
  endMs: number,
): LiveEvent => ({
  type: 'segment-heard',
  how: 'typed',
  channel,
  text,
  startMs,
  endMs,
})

interface Session {
  kind?: 'coding' | 'meeting' | 'behavioral'
  /** What has happened in it. */
  events?: LiveEvent[]
}

/** Begins a session through the API, where assistance is allowed. Returns the path of its page. */
export async function createSession(
  page: Page,
  { kind = 'coding', events = [] }: Session = {},
): Promise<string> {
  const id = randomUUID()
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/live${path}`, { data })
    expect(response.ok(), await response.text()).toBe(true)
  }
  await post('', { id, kind, setting: 'permitted', hasConsent: true })
  const identified = events.map((event) => ({ id: randomUUID(), version: 1, ...event }))
  if (events.length > 0) await post(`/${id}/events`, { events: identified })
  return `/home/live/${id}`
}

/**
 * Begins a session through the API and opens its page, on a screen that is wide enough for the
 * transcript.
 */
export async function openSession(page: Page, session: Session = {}) {
  await page.goto(await createSession(page, session))
  await expect(transcript(page)).toBeVisible()
}

/**
 * Creates an ended behavioral session through the API, in which this question was asked and
 * answered if there is an answer. Returns its path.
 */
export const createEndedSession = (
  page: Page,
  question: string,
  answer?: string,
): Promise<string> =>
  createSession(page, {
    kind: 'behavioral',
    events: [
      heard('them', question, 0, 3000),
      ...(answer === undefined ? [] : [heard('you', answer, 5000, 25_000)]),
      { type: 'live-ended' },
    ],
  })
