/** Where Windows-1252, which the built-in fonts of PDF readers know, differs from Unicode. */
const SPECIAL: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
}
/** The nearest that can be written for what cannot. */
const NEAREST: Record<string, string> = {
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '→': '->',
  '−': '-',
  '₹': 'Rs ',
  ⁿ: '^n',
  ᵇ: '^b',
}

/** A text in which every character can be written with the fonts that every reader has; `?` stands for others. */
export function writable(text: string): string {
  let result = ''
  for (const character of text.replaceAll('\t', '  ')) {
    const code = character.codePointAt(0) ?? 0
    const isLatin = (code >= 32 && code < 127) || (code >= 0xa0 && code <= 0xff) || character in SPECIAL
    result += isLatin ? character : (NEAREST[character] ?? '?')
  }
  return result
}

/** A writable text as a string of a PDF. */
export const hexOf = (text: string): string =>
  `<${Array.from(text, (character) => (SPECIAL[character] ?? character.charCodeAt(0)).toString(16).padStart(2, '0')).join('')}>`
