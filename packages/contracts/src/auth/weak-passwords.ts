/** Without zod, so that a form can check a password without loading it. */
import { hasVisibleCharacter } from '../text/visible-text.ts'

const PRODUCT = 'sightline'
/** Signs in the order in which guessers try them. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
].flatMap((row) => [row, [...row].reverse().join('')])
/** The shortest part of a row that counts, and the longest text that counts when it repeats. */
const PART_LENGTH = 3

/** Why a password is among the first that a guesser tries, and the sentence for its user. */
export const PASSWORD_WEAKNESSES = {
  blank: 'A password of spaces alone is no safe one. Please choose another.',
  pattern:
    'A password that repeats itself or follows the alphabet or the keyboard is no safe one. Please choose another.',
  product: 'The name of this product is no safe password. Please choose another.',
  own: 'Your name or email address is no safe password. Please choose another.',
} as const
export type PasswordWeakness = keyof typeof PASSWORD_WEAKNESSES

/**
 * Why a guesser would try this password first, as far as it can be told without a list; null for
 * other passwords. Case does not matter.
 * @param own the address and the name of the account, as far as they are known
 */
export function passwordWeakness(
  password: string,
  own: readonly string[] = [],
): PasswordWeakness | null {
  const text = foldPassword(password)
  if (!hasVisibleCharacter(text)) return 'blank'
  if (repeatsItself(text) || isMadeOfRows(text)) return 'pattern'
  const letters = lettersOf(text)
  if (letters !== '' && letters.replaceAll(PRODUCT, '') === '') return 'product'
  return own.flatMap(wordsOf).some((word) => isSame(text, word)) ? 'own' : null
}

/** The form in which passwords are compared with words. */
export const foldPassword = (password: string) => password.normalize('NFKC').trim().toLowerCase()

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** A name or an address as a whole, and its parts. */
const wordsOf = (text: string) => [foldPassword(text), ...foldPassword(text).split(/[\s@]+/)]

/** Digits and signs around a word, as in `asha1990!`, make no other word of it. */
function isSame(text: string, word: string): boolean {
  const letters = lettersOf(word)
  return text === word || (letters.length >= PART_LENGTH && lettersOf(text) === letters)
}

/** True for one sign over and over, and for two or three. */
function repeatsItself(text: string): boolean {
  const signs = [...text]
  const isRepeatAfter = (length: number) =>
    signs.every((sign, index) => index < length || sign === signs[index - length])
  return [1, 2, PART_LENGTH].some(isRepeatAfter)
}

/** True for one or more parts of rows, as in `abcdef`, `qwe123` and `4321rewq`. */
function isMadeOfRows(text: string): boolean {
  let rest = text
  while (rest !== '') {
    const length = longestPart(rest)
    if (length < PART_LENGTH) return false
    rest = rest.slice(length)
  }
  return true
}

function longestPart(text: string): number {
  let length = 0
  while (length < text.length && ROWS.some((row) => row.includes(text.slice(0, length + 1))))
    length++
  return length
}
