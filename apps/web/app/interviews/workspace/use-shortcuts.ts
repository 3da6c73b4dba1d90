import { useEffect, useEffectEvent } from 'react'

export const isMac = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

export type ShortcutAction = 'run' | 'submit' | 'hints' | 'next' | 'pause' | 'refresh' | 'begin' | 'keys'

/** With Ctrl or Cmd, and Shift. */
const WITH_SHIFT: Record<string, ShortcutAction> = { h: 'hints', e: 'next', p: 'pause', r: 'refresh' }

/** What a key press means on this page, wherever the focus is. `?` is text where text is typed. */
function actionOf(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  target: EventTarget | undefined,
): ShortcutAction | null {
  if ((ctrlKey || metaKey) && !altKey) {
    if (key === 'Enter') return shiftKey ? 'submit' : 'run'
    if (shiftKey) return WITH_SHIFT[key.toLowerCase()] ?? null
    return key === 'b' ? 'begin' : null
  }
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  return key === '?' && !isTyping && !ctrlKey && !metaKey ? 'keys' : null
}

/** Calls `onAction` for those keys of an interview that are among `actions`. Not while a dialog is open. */
export function useShortcuts(actions: readonly ShortcutAction[], onAction: (action: ShortcutAction) => void) {
  const act = useEffectEvent(onAction)
  const isMeant = useEffectEvent((action: ShortcutAction) => actions.includes(action))
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Within the editor's shadow root the event's own target is the root's host.
      const action = actionOf(event, event.composedPath()[0])
      if (!action || !isMeant(action) || event.repeat || document.querySelector('dialog[open]')) return
      event.preventDefault()
      act(action)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
