import { LiveEvent } from '@sightline/contracts/live/events'

const BEGUN = {
  type: 'live-begun',
  kind: 'coding',
  setting: 'permitted',
  hasConsent: true,
  language: 'python',
  notes: '',
}
let minute = 0
/** The events of a live session of coding that begins with its first event, a minute apart. */
export const events = (...bodies: object[]): LiveEvent[] =>
  [BEGUN, ...bodies].map((body, index) => {
    minute += 1
    const at = new Date(Date.UTC(2026, 10, 23, 10, minute)).toISOString()
    return LiveEvent.parse({ id: crypto.randomUUID(), version: 1, seq: index + 1, at, ...body })
  })
/** A segment of a second, at a time in ms since the session began. */
export const heard = (channel: 'them' | 'you', text: string, startMs: number) => ({
  type: 'segment-heard',
  channel,
  text,
  startMs,
  endMs: startMs + 1000,
  how: 'typed',
})
/** The event of a user who asks for an answer. */
export const asked = (about: string, question?: string) =>
  events({ type: 'prompt-asked', about, ...(question && { question }) }).at(-1) as Extract<
    LiveEvent,
    { type: 'prompt-asked' }
  >
