import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { clickButton } from './forms.ts'

export const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' })
export const answer = (page: Page) => page.getByRole('article', { name: 'Answer' })

export async function beginSession(page: Page, { kind = 'Coding interview', setting = 'Assistance is allowed' } = {}) {
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
 * Gives the test browser, which has no dialog for sharing, a shared tab that shows these lines and plays a tone for one
 * second and a half, after a second of silence.
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

/**
 * Gives the test browser a speech recognition without a service behind it. `recognitions` holds those that were
 * started, which `say` and `fail` as told.
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

/**
 * Creates an ended behavioral session through the API, in which this question was asked and answered if there is an
 * answer. Returns its path.
 */
export async function createEndedSession(page: Page, question: string, answer?: string): Promise<string> {
  const id = randomUUID()
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/live${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await post('', { id, kind: 'behavioral', setting: 'permitted', hasConsent: true })
  const event = (type: string, more: object = {}) => ({ id: randomUUID(), version: 1, type, ...more })
  const said = { channel: 'them', text: question, startMs: 0, endMs: 3000, how: 'typed' }
  const answered = { ...said, channel: 'you', text: answer, startMs: 5000, endMs: 25_000 }
  const heard = [said, ...(answer === undefined ? [] : [answered])].map((segment) => event('segment-heard', segment))
  await post(`/${id}/events`, { events: [...heard, event('live-ended')] })
  return `/home/live/${id}`
}
