import { useEffectEvent, useLayoutEffect, useRef } from 'react'

const SAVE_AFTER_MS = 400

/** Text that is being written, kept outside React state so that typing renders nothing. */
export interface AutosavedText {
  current: () => string
  /** Records an edit, which is saved shortly after the last one. */
  edit: (text: string) => void
  /**
   * Adopts text that was written and saved elsewhere. False when the text is already the current
   * one.
   */
  replaceWith: (text: string) => boolean
  /** Saves the text if it has changed, and returns it. */
  save: () => string
}

/**
 * Calls `onSave` with the text a moment after the last edit, on `save()`, and when the page is
 * left; never with unchanged text.
 */
export function useAutosavedText(
  initialText: string,
  onSave: (text: string) => void,
): AutosavedText {
  const text = useRef(initialText)
  const savedText = useRef(initialText)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const saveNow = () => {
    clearTimeout(timer.current)
    if (text.current === savedText.current) return
    savedText.current = text.current
    onSave(text.current)
  }
  const saveOnLeave = useEffectEvent(saveNow)

  // Layout effects are cleaned up before other effects, whose clean-up sends the unsent events: the
  // text must be among these.
  useLayoutEffect(() => {
    addEventListener('pagehide', saveOnLeave)
    return () => {
      removeEventListener('pagehide', saveOnLeave)
      saveOnLeave()
    }
  }, [])

  return {
    current: () => text.current,
    edit(next) {
      text.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(saveNow, SAVE_AFTER_MS)
    },
    replaceWith(other) {
      if (other === text.current) return false
      clearTimeout(timer.current)
      text.current = other
      savedText.current = other
      return true
    },
    save() {
      saveNow()
      return text.current
    },
  }
}
