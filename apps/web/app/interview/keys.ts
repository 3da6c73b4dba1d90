import { useEffect, useEffectEvent } from 'react'

export const isMac = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

export type KeyAction = 'run' | 'submit' | 'keys'

/** What a key press means on this page, wherever the focus is. `?` is text where text is typed. */
function actionOf(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  target: EventTarget | undefined,
): KeyAction | null {
  if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) return shiftKey ? 'submit' : 'run'
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  return key === '?' && !isTyping && !ctrlKey && !metaKey ? 'keys' : null
}

/** Calls `onAction` for the keys of the workspace. Not while a dialog is open. */
export function useKeys(onAction: (action: KeyAction) => void) {
  const act = useEffectEvent(onAction)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Within the editor's shadow root the event's own target is the root's host.
      const action = actionOf(event, event.composedPath()[0])
      if (!action || event.repeat || document.querySelector('dialog[open]')) return
      event.preventDefault()
      act(action)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
