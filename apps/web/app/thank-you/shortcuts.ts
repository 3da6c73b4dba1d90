export type Shortcut = 'begin' | 'refresh'

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * The shortcut of a key press: Ctrl+B or Cmd+B to begin, Ctrl+Shift+R or Cmd+Shift+R to refresh the
 * session.
 */
export function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): Shortcut | null {
  if (ctrlKey === metaKey || altKey) return null
  if (!shiftKey && key.toLowerCase() === 'b') return 'begin'
  if (shiftKey && key.toLowerCase() === 'r') return 'refresh'
  return null
}
