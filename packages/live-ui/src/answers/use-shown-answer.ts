import type { KeyValueStore } from '@sightline/client/key-value-store'
import type { LivePrompt } from '@sightline/live/session/session'
import { useState } from 'react'
import {
  type Readable,
  type ShownAnswer,
  shownAnswer,
  touchedAnswer,
} from '../engine/answers/reading.ts'
import { readFollowing, saveFollowing } from '../engine/settings.ts'

export interface ShownAnswerChoice extends ShownAnswer {
  isFollowing: boolean
  show(prompt: Pick<LivePrompt, 'id'>): void
  follow(isOn: boolean): void
  touch(isReadingOn: boolean): void
}

/** Which answer a page shows that has no session of its own, such as a second screen. */
export function useShownAnswer(readable: Readable, settings: KeyValueStore): ShownAnswerChoice {
  const [reading, setReading] = useState(() => ({
    shownId: null as string | null,
    isFollowing: readFollowing(settings),
    touched: null as string | null,
  }))
  const { shown, unread } = shownAnswer(reading, readable)
  const shownId = shown?.id ?? null
  if (shownId !== reading.shownId) setReading({ ...reading, shownId })
  return {
    shown,
    unread,
    isFollowing: reading.isFollowing,
    show: ({ id }) => setReading({ ...reading, shownId: id }),
    follow(isFollowing) {
      saveFollowing(settings, isFollowing)
      setReading({ ...reading, isFollowing })
    },
    touch(isReadingOn) {
      const touched = touchedAnswer(shown, readable.writing, isReadingOn)
      if (touched) setReading((current) => ({ ...current, touched }))
    },
  }
}
