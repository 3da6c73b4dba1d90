/** Widths of the printable ASCII characters in Helvetica, in thousandths of the size; from Adobe's font metrics. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]
const OTHER = 600
/** The bold face is a little wider. */
const BOLD = 1.08
const COURIER = 600

export type Face = 'regular' | 'bold' | 'mono'

/** How wide a text is at a size, in the size's unit; never less than it is. */
export function widthOf(text: string, face: Face, size: number): number {
  let width = 0
  for (const character of text)
    width += face === 'mono' ? COURIER : (WIDTHS[character.charCodeAt(0) - 32] ?? OTHER) * (face === 'bold' ? BOLD : 1)
  return (width * size) / 1000
}
