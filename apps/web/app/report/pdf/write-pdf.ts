import { hexOf } from './encode.ts'
import type { Face } from './helvetica.ts'

/** A4, in points. The origin is at the lower left. */
export const PAGE = { width: 595, height: 842, margin: 56 }

/** A line of text at its place on a page. `grey` is 0 for black to 1 for white. */
export type Line = { text: string; face: Face; size: number; x: number; y: number; grey: number }

const FONTS: Record<Face, { name: string; base: string }> = {
  regular: { name: 'F1', base: 'Helvetica' },
  bold: { name: 'F2', base: 'Helvetica-Bold' },
  mono: { name: 'F3', base: 'Courier' },
}

/** A PDF of pages of text, in the fonts that every reader has. Texts must be writable (see `encode.ts`). */
export function writePdf(title: string, pages: Line[][]): Uint8Array<ArrayBuffer> {
  const faces = Object.values(FONTS)
  const firstPage = 4 + faces.length
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ')}] >>`,
    `<< /Title ${hexOf(title)} >>`,
    ...faces.map(({ base }) => `<< /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding /WinAnsiEncoding >>`),
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${firstPage + 2 * index + 1} 0 R /Resources << /Font << ${faces.map(({ name }, at) => `/${name} ${4 + at} 0 R`).join(' ')} >> >> >>`,
      streamOf(lines.map(drawn).join('\n')),
    ]),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const offset of offsets) text += `${String(offset).padStart(10, '0')} 00000 n \n`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`
  // All of it is ASCII: the texts are written in hexadecimal.
  return new TextEncoder().encode(text)
}

const streamOf = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

const drawn = ({ text, face, size, x, y, grey }: Line) =>
  `${grey} g BT /${FONTS[face].name} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td ${hexOf(text)} Tj ET`
