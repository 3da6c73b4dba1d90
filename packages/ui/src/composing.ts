/**
 * Whether a key press belongs to an input method that is composing text, as for Japanese: its Enter
 * takes a suggestion and sends nothing. Safari says so by the key code alone.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229
