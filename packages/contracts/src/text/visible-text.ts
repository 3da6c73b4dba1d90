/**
 * Any character that is not a control, a space, a combining mark or invisible, such as a zero-width
 * joiner.
 */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** False for a text that looks empty, although it may have characters. */
export const hasVisibleCharacter = (text: string) => VISIBLE.test(text)
