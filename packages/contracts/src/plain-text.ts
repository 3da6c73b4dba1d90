/** Letters that PDF files write as one sign. */
const LIGATURES = /[\uFB00-\uFB06]/g
/** Signs that take no room, or look like none: of control, of direction, tags, variation selectors, fillers, and those without a meaning. */
const INVISIBLE =
  /[\p{Cf}\p{Co}\p{Cn}\p{Cs}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5|[\u{FE00}-\u{FE0F}]|[\u{E0100}-\u{E01EF}]/gu
const CONTROL = /[^\P{Cc}\n]/gu

/**
 * Text as a person sees it: nothing invisible in it, one kind of space and of line end, no line that ends in spaces, and never two empty
 * lines. Doing it again changes nothing.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[\p{Zs}\t]/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(CONTROL, '')
    .replace(LIGATURES, (sign) => sign.normalize('NFKC'))
    .normalize('NFC')
    .replace(/ +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '')
}
