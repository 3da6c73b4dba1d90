import type { KeyValueStore } from '@sightline/client/key-value-store'
import { useState } from 'react'
import { userStore } from '../../device-store.ts'

const nameOf = (interviewId: string) => `draft-${interviewId}`

/**
 * The answer that is being written, stored on this device until it is sent. Another `turn` starts
 * with an empty draft, or with the text that `textAtStart` gives.
 */
export function useAnswerDraft(interviewId: string, turn: string, textAtStart: () => string) {
  const [store] = useState(userStore)
  const [draft, setDraft] = useState(() => ({
    turn,
    text: readDraft(store, interviewId, turn) || textAtStart(),
  }))
  return {
    text: draft.turn === turn ? draft.text : textAtStart(),
    write(text: string) {
      setDraft({ turn, text })
      const kept = text === '' ? null : JSON.stringify({ place: turn, text })
      store.write(nameOf(interviewId), kept)
    },
  }
}

/** Drafts are stored with their turn under the name `place`. */
function readDraft(store: KeyValueStore, interviewId: string, turn: string): string {
  try {
    const stored: unknown = JSON.parse(store.read(nameOf(interviewId)) ?? 'null')
    if (
      typeof stored !== 'object' ||
      stored === null ||
      !('place' in stored) ||
      !('text' in stored)
    )
      return ''
    return stored.place === turn && typeof stored.text === 'string' ? stored.text : ''
  } catch {
    return ''
  }
}
