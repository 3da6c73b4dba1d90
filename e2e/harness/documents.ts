import { crc32, deflateRawSync } from 'node:zlib'

/** Builds small, valid PDF and DOCX files. */

/**
 * A PDF of one page with these lines; `content` replaces the page's content stream, `more` is added
 * to the trailer.
 */
export function pdf(lines: string[], { content = show(lines), more = '' } = {}): Buffer {
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      stream('', Buffer.from(content, 'latin1')),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ],
    more,
  )
}

/** Makes a PDF claim that it is encrypted. */
export const LOCKED_TRAILER = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`

/** The parts by which a Word file that is locked with a password is known. */
export const LOCKED_WORD_FILE = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(504),
  Buffer.from('EncryptedPackage', 'utf16le'),
])

const show = (lines: string[]) =>
  lines.length === 0
    ? ''
    : `BT /F1 11 Tf 50 740 Td 16 TL ${lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')} ET`

export const stream = (filter: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${filter} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])

/** A PDF of these objects; the first object is the catalog. */
export function pdfOf(objects: (string | Buffer)[], more = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  let at = parts[0]?.length ?? 0
  const offsets = objects.map((object, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    const offset = at
    parts.push(part)
    at += part.length
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  parts.push(
    Buffer.from(
      `${table}trailer\n<< /Size ${size} /Root 1 0 R ${more} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** A DOCX with these paragraphs. */
export const docx = (paragraphs: string[]) =>
  zip(docxFiles(paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')))

/** The files inside a DOCX with this body. */
export const docxFiles = (body: string): Record<string, Buffer> =>
  Object.fromEntries(
    Object.entries({
      '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    }).map(([name, text]) => [name, Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`)]),
  )

/** A ZIP archive of these files; `declaredSize` makes its headers claim a wrong size. */
export function zip(files: Record<string, Buffer>, declaredSize?: number): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content, { level: 9 })
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(declaredSize ?? content.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name))
    at += 4 + 26 + Buffer.byteLength(name) + packed.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  for (const place of [8, 10]) end.writeUInt16LE(Object.keys(files).length, place)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, index, end])
}
