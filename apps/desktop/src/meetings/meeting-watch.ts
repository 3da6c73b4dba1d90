import type { KeyValueStore } from '@sightline/client/key-value-store'
import { listWindows } from '../native/capture.ts'
import { createStore, type Store } from '../store.ts'
import { type Meeting, meetingIn } from './meeting-programs.ts'

/** The name of the setting. */
export const ASK_AT_MEETINGS = 'ask-at-meetings'

/** Whether the user lets the titles of open windows be looked at. Off until they say so. */
const readAskAtMeetings = (settings: KeyValueStore) => settings.read(ASK_AT_MEETINGS) === 'on'
export const saveAskAtMeetings = (settings: KeyValueStore, isOn: boolean) =>
  settings.write(ASK_AT_MEETINGS, isOn ? 'on' : null)

const LOOK_EVERY_MS = 5000

/** The meeting at which the user is asked whether to begin; null for none. */
export interface MeetingWatch extends Store<Meeting | null> {
  /** Does not ask again about this meeting's window. */
  dismiss(): void
}

interface Options {
  settings: KeyValueStore
  /** Whether the user could begin a session now. */
  mayBegin: () => boolean
  /** Called when there is a meeting to ask about. */
  onFound: () => void
}

/**
 * Looks for a meeting while the user lets it and no session runs, by the titles of open windows,
 * which are neither kept nor sent.
 */
export function watchMeetings({ settings, mayBegin, onFound }: Options): MeetingWatch {
  const store = createStore<Meeting | null>(null)
  const dismissed = new Set<string>()
  let isLooking = false

  async function look() {
    if (isLooking) return
    isLooking = true
    // Where the windows cannot be listed, nobody is asked.
    const windows = await listWindows().catch(() => [])
    isLooking = false
    const meeting = isOn()
      ? meetingIn(windows.filter((window) => !dismissed.has(keyOf(window))))
      : null
    const before = store.getState()
    if (before && meeting && keyOf(before.window) === keyOf(meeting.window)) return
    if (before !== meeting) store.set(meeting)
    if (meeting) onFound()
  }
  const isOn = () => readAskAtMeetings(settings) && mayBegin()

  setInterval(() => {
    if (isOn()) void look()
    // Who has begun a session was asked.
    else if (store.getState()) dismiss()
  }, LOOK_EVERY_MS)

  function dismiss() {
    const meeting = store.getState()
    if (meeting) dismissed.add(keyOf(meeting.window))
    store.set(null)
  }
  return { ...store, dismiss }
}

const keyOf = ({ id, pid }: Meeting['window']) => `${id} ${pid}`
