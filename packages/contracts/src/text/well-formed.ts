/**
 * Without zod, because the workers that run candidates' code use this file and need not load zod.
 */

const REPLACEMENT = '\uFFFD'

/**
 * The text with U+FFFD in place of every NUL and every lone surrogate: PostgreSQL can store
 * neither. The length stays the same.
 */
export const toWellFormed = (text: string): string =>
  text.replaceAll('\0', REPLACEMENT).toWellFormed()

/** True for text without NUL and without lone surrogates. */
export const isWellFormed = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** The first `length` UTF-16 units, or one fewer if the cut would split a surrogate pair. */
export const firstCharacters = (text: string, length: number) =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
