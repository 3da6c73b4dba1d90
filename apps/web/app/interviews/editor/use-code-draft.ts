import { useEffectEvent, useLayoutEffect, useRef } from 'react'

const SAVE_AFTER_MS = 400

/**
 * The code as it is being written. `save` gets it a moment after the last key, before a run, and when the page is left; not when nothing
 * has changed.
 */
export function useCodeDraft(initialCode: string, save: (code: string) => void) {
  const code = useRef(initialCode)
  const savedCode = useRef(initialCode)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const saveNow = () => {
    clearTimeout(timer.current)
    if (code.current === savedCode.current) return
    savedCode.current = code.current
    save(code.current)
  }
  const saveAtLast = useEffectEvent(saveNow)

  // A layout effect comes before the others: the code must be among what they send when the page is left.
  useLayoutEffect(() => {
    addEventListener('pagehide', saveAtLast)
    return () => {
      removeEventListener('pagehide', saveAtLast)
      saveAtLast()
    }
  }, [])

  return {
    read: () => code.current,
    change(next: string) {
      code.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(saveNow, SAVE_AFTER_MS)
    },
    /** Takes over code that was written and saved elsewhere. False when it is the code at hand. */
    adopt(other: string): boolean {
      if (other === code.current) return false
      clearTimeout(timer.current)
      code.current = other
      savedCode.current = other
      return true
    },
    /** The code, saved. */
    take() {
      saveNow()
      return code.current
    },
  }
}
