import { useEffect, useEffectEvent } from 'react'
import type { LiveSessionView } from './use-live-session.ts'

/**
 * The keys of a session, in the page's window and in the overlay's: Ctrl or Cmd with B asks about what was said last,
 * with Shift and R clears the context.
 */
export function useLiveKeys(view: LiveSessionView, overlay: Window | null, onClear: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.repeat) return
    const key = event.key.toLowerCase()
    if (key === 'b' && !event.shiftKey) view.askFor('speech')
    else if (key === 'r' && event.shiftKey) onClear()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const windows = overlay ? [window, overlay] : [window]
    const listen = (event: KeyboardEvent) => press(event)
    for (const target of windows) target.addEventListener('keydown', listen)
    return () => {
      for (const target of windows) target.removeEventListener('keydown', listen)
    }
  }, [overlay])
}
