import { useState } from 'react'

const keyOf = (interviewId: string) => `sightline-draft-${interviewId}`

/**
 * The answer that is being written, stored on this device until it is sent. Another `turn` starts
 * with an empty draft, or with the text that `textAtStart` gives.
 */
export function useAnswerDraft(interviewId: string, turn: string, textAtStart: () => string) {
  const [draft, setDraft] = useState(() => ({
    turn,
    text: readDraft(interviewId, turn) || textAtStart(),
  }))
  return {
    text: draft.turn === turn ? draft.text : textAtStart(),
    write(text: string) {
      setDraft({ turn, text })
      saveDraft(interviewId, turn, text)
    },
  }
}

/** Drafts are stored with their turn under the name `place`. */
function readDraft(interviewId: string, turn: string): string {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(interviewId)) ?? 'null')
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

function saveDraft(interviewId: string, turn: string, text: string) {
  try {
    if (text === '') localStorage.removeItem(keyOf(interviewId))
    else localStorage.setItem(keyOf(interviewId), JSON.stringify({ place: turn, text }))
  } catch (error) {
    // The storage is full or forbidden. The draft is still in memory.
    console.warn('The draft could not be saved on this device:', error)
  }
}
