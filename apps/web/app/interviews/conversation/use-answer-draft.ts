import { useState } from 'react'

const keyOf = (interviewId: string) => `sightline-draft-${interviewId}`

/** An answer that is being written, kept on this device until it is sent. `place` says what it answers; a draft of another place is over. */
export function useAnswerDraft(interviewId: string, place: string) {
  const [draft, setDraft] = useState(() => ({ place, text: readDraft(interviewId, place) }))
  return {
    text: draft.place === place ? draft.text : '',
    write(text: string) {
      setDraft({ place, text })
      keepDraft(interviewId, { place, text })
    },
  }
}

function readDraft(interviewId: string, place: string): string {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(interviewId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('place' in kept) || !('text' in kept)) return ''
    return kept.place === place && typeof kept.text === 'string' ? kept.text : ''
  } catch {
    return ''
  }
}

function keepDraft(interviewId: string, draft: { place: string; text: string }) {
  try {
    if (draft.text === '') localStorage.removeItem(keyOf(interviewId))
    else localStorage.setItem(keyOf(interviewId), JSON.stringify(draft))
  } catch (error) {
    // Full or forbidden: the draft is in memory still.
    console.warn('The draft could not be kept on this device:', error)
  }
}
