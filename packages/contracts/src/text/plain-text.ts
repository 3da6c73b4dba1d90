/** Ligatures: two or three letters that PDF files store as one character. */
const LIGATURES = /[\uFB00-\uFB06]/g
/**
 * Invisible characters: format controls, tags, variation selectors, blank fillers, and private-use
 * and unassigned characters.
 */
const INVISIBLE =
  /[\p{Cf}\p{Co}\p{Cn}\p{Cs}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5|[\u{FE00}-\u{FE0F}]|[\u{E0100}-\u{E01EF}]/gu
const CONTROL = /[^\P{Cc}\n]/gu

/**
 * Normalises text to what a person sees: without invisible characters, with one kind of space and
 * of line end, without trailing spaces, and with at most one empty line in a row. Idempotent.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[\p{Zs}\t]/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(CONTROL, '')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replace(/ +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '')
}
