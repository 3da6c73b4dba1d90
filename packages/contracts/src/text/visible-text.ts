/**
 * Any character that is not a control, a space, a combining mark or invisible, such as a zero-width
 * joiner.
 */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** False for a text that looks empty, although it may have characters. */
export const hasVisibleCharacter = (text: string) => VISIBLE.test(text)

/**
 * Signs that nobody sees: of no width, and those that turn the direction of writing. Joiners stay,
 * which Hindi and emoji need.
 */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu

/**
 * The text without signs that nobody sees, with which a text can hide words or show others than it
 * holds.
 */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')
