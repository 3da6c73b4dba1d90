import { isComposing } from '@sightline/ui/composing'
import { useEffect, useEffectEvent } from 'react'

export const isMac = () =>
  typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

export type ShortcutAction =
  | 'run'
  | 'submit'
  | 'hints'
  | 'next'
  | 'pause'
  | 'refresh'
  | 'begin'
  | 'shortcuts'

/** The letters that act together with Shift and Ctrl or Cmd. */
const WITH_SHIFT: Record<string, ShortcutAction> = {
  h: 'hints',
  e: 'next',
  p: 'pause',
  r: 'refresh',
}

/** The action of a key press, wherever the focus is. In text fields `?` is text. */
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
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  return key === '?' && !isTyping && !ctrlKey && !metaKey ? 'shortcuts' : null
}

/**
 * Calls `onAction` when the shortcut of one of `actions` is pressed, except while a dialog is open.
 */
export function useShortcuts(
  actions: readonly ShortcutAction[],
  onAction: (action: ShortcutAction) => void,
) {
  const act = useEffectEvent(onAction)
  const isEnabled = useEffectEvent((action: ShortcutAction) => actions.includes(action))
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isComposing(event)) return
      // For a key pressed inside the editor's shadow root, `event.target` is only the root's host.
      const action = actionOf(event, event.composedPath()[0])
      if (!action || !isEnabled(action) || event.repeat || document.querySelector('dialog[open]'))
        return
      event.preventDefault()
      act(action)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
