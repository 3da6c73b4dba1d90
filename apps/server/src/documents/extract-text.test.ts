// Longer than other files: each kind of document has its sample here.
import { expect, test } from 'vitest'
import { docxFiles, pdf, pdfOf, stream, zip } from '../../../../e2e/harness/documents.ts'
import { extractText } from './extract-text.ts'

const linesOf = async (bytes: Buffer) =>
  (await extractText({ name: 'cv', bytes }, crypto.randomUUID())).text
    .split('\n')
    .filter((line) => line.trim() !== '')

const p = (runs: string) => `<w:p>${runs}</w:p>`
const r = (content: string) => `<w:r>${content}</w:r>`
const t = (text: string) => r(`<w:t xml:space="preserve">${text}</w:t>`)
const NAMESPACES = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"`
const part = (name: string, content: string) =>
  Buffer.from(`<w:${name} ${NAMESPACES}>${content}</w:${name}>`)

/** A DOCX with this body and with these further parts, named by relationship id and type. */
function word(body: string, parts: Record<string, [type: string, content: Buffer]> = {}): Buffer {
  const links = Object.entries(parts).map(
    ([id, [type]]) =>
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${id}.xml"/>`,
  )
  return zip({
    ...docxFiles(''),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    'word/_rels/document.xml.rels': Buffer.from(`<Relationships>${links.join('')}</Relationships>`),
    ...Object.fromEntries(
      Object.entries(parts).map(([id, [, content]]) => [`word/${id}.xml`, content]),
    ),
  })
}

const box = (text: string) => `<w:txbxContent>${p(t(text))}</w:txbxContent>`
const modernBox = (text: string) =>
  `<w:drawing><wp:anchor><wps:txbx>${box(text)}</wps:txbx></wp:anchor></w:drawing>`
const oldBox = (text: string) => `<w:pict><v:textbox>${box(text)}</v:textbox></w:pict>`
const twice = (text: string) =>
  r(
    `<mc:AlternateContent><mc:Choice Requires="wps">${modernBox(text)}</mc:Choice><mc:Fallback>${oldBox(text)}</mc:Fallback></mc:AlternateContent>`,
  )
const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

test.each([
  ['a line break', p(t('Asha Rao') + r('<w:br/>') + t('Pune')), ['Asha Rao', 'Pune']],
  ['a carriage return', p(r('<w:t>Asha</w:t><w:cr/><w:t>Pune</w:t>')), ['Asha', 'Pune']],
  [
    'tabs',
    p(
      `<w:pPr><w:tabs><w:tab w:pos="9000"/></w:tabs></w:pPr>${t('Northwind')}${r('<w:tab/>')}${t('2019')}`,
    ),
    ['Northwind\t2019'],
  ],
  [
    'a hyphen that does not break',
    p(t('full') + r('<w:noBreakHyphen/>') + t('stack')),
    ['full-stack'],
  ],
  ['a text box of new and old readers once', p(t('Asha') + twice('+91 98')), ['Asha', '+91 98']],
  ['a text box of new readers alone', p(r(modernBox('Pune'))), ['Pune']],
  ['a text box outside of a paragraph', p(t('Asha')) + modernBox('Pune'), ['Asha', 'Pune']],
  ['a text box of old readers alone', p(r(oldBox('Pune'))), ['Pune']],
  [
    'a table of short cells across',
    table([p(t('Go')), p(t('5 years'))], [p(t('SQL')), p(t('3 years'))]),
    ['Go\t5 years', 'SQL\t3 years'],
  ],
  [
    'a table that makes columns',
    table([p(t('Skills')) + p(t('Go')), p(t('Work')) + p(t('Northwind'))]),
    ['Skills', 'Go', 'Work', 'Northwind'],
  ],
  [
    'insertions but not deletions',
    p(
      `<w:del>${r('<w:delText>old</w:delText>')}</w:del><w:ins>${t('new')}</w:ins><w:moveFrom>${t('moved')}</w:moveFrom>`,
    ),
    ['new'],
  ],
  [
    'no hidden text',
    p(
      t('Asha') +
        r('<w:rPr><w:vanish/></w:rPr><w:t>ignore</w:t>') +
        r('<w:rPr><w:vanish w:val="0"/></w:rPr><w:t> Rao</w:t>'),
    ),
    ['Asha Rao'],
  ],
  [
    'content controls and links',
    `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${p(`<w:hyperlink>${t('asha.dev')}</w:hyperlink>`)}</w:sdtContent></w:sdt>`,
    ['asha.dev'],
  ],
  [
    'the result of a field, not its code',
    p(
      `${r('<w:instrText>PAGE</w:instrText>')}<w:fldSimple w:instr="DATE">${t('May')}</w:fldSimple>`,
    ),
    ['May'],
  ],
])('a DOCX is read with %s', async (_what, body, lines) => {
  expect(await linesOf(word(body))).toEqual(lines)
})

test('the header of a DOCX comes first, its notes and footer last', async () => {
  const section = `<w:sectPr><w:headerReference w:type="default" r:id="h1"/><w:headerReference w:type="first" r:id="h2"/><w:headerReference w:type="even" r:id="h3"/><w:footerReference w:type="default" r:id="f1"/></w:sectPr>`
  const parts: Record<string, [string, Buffer]> = {
    h1: ['header', part('hdr', p(t('asha@example.com')) + p(t('+91 98')))],
    h2: ['header', part('hdr', p(t('of a first page that does not differ')))],
    h3: ['header', part('hdr', p(t('of even pages that do not differ')))],
    f1: ['footer', part('ftr', p(t('References on request')))],
    n: [
      'footnotes',
      part(
        'footnotes',
        `<w:footnote w:id="7">${p(t('By revenue'))}</w:footnote><w:footnote w:id="8">${p(t('unused'))}</w:footnote>`,
      ),
    ],
  }
  const body = p(t('First in the market') + r('<w:footnoteReference w:id="7"/>'))
  expect(await linesOf(word(body + section, parts))).toEqual([
    'asha@example.com',
    '+91 98',
    'First in the market',
    'By revenue',
    'References on request',
  ])
})

test('pictures and charts of a DOCX are named as unread, icons are not', async () => {
  const picture = (emu: number) =>
    p(
      r(
        `<w:drawing><wp:inline><wp:extent cx="${emu}" cy="${emu}"/><a:blip r:embed="x"/></wp:inline></w:drawing>`,
      ),
    )
  const chart = p(r('<w:drawing><wp:inline><c:chart r:id="x"/></wp:inline></w:drawing>'))
  const bytes = word(p(t('Asha')) + picture(200_000) + picture(2_000_000) + chart)
  const { unread } = await extractText({ name: 'cv.docx', bytes }, 'asha')
  expect(unread).toEqual({ pages: [], pictures: 1, drawings: 1 })
})

/** Text on a PDF page of 612 by 792 points, its baseline counted from the top. */
const at = (x: number, y: number, text: string, { size = 11, font = 'F1' } = {}) =>
  `BT /${font} ${size} Tf ${x} ${792 - y} Td (${text}) Tj ET\n`
const painted = (...texts: string[]) => pdf([], { content: texts.join('') })
const rows = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index)).join('')

const LEFT = [
  'Experience',
  'Northwind, backend engineer',
  'Cut the bill by 40 percent',
  'Meridian Pay, engineer',
  'Built the ledger',
]
const RIGHT = ['Skills', 'PostgreSQL', 'Kafka', 'TypeScript', 'Go']
const BULLETS = [
  'Moved four services',
  'Led a team of six',
  'Wrote the runbook',
  'Taught the on-call',
]

test.each([
  [
    'two columns painted row by row',
    [rows(5, (i) => at(50, 100 + i * 16, LEFT[i] ?? '') + at(380, 100 + i * 16, RIGHT[i] ?? ''))],
    [...LEFT, ...RIGHT],
  ],
  [
    'two columns under a name',
    [
      at(50, 60, 'Asha Rao, an engineer who has built payment systems for ten years and more', {
        size: 14,
      }),
      rows(5, (i) => at(380, 100 + i * 15, RIGHT[i] ?? '')),
      rows(5, (i) => at(50, 102 + i * 17, LEFT[i] ?? '')),
    ],
    [
      'Asha Rao, an engineer who has built payment systems for ten years and more',
      ...LEFT,
      ...RIGHT,
    ],
  ],
  [
    'columns between two wide parts',
    [
      at(50, 60, `Summary ${'of many years '.repeat(7)}`),
      rows(4, (i) => at(50, 100 + i * 14, LEFT[i] ?? '') + at(330, 100 + i * 14, RIGHT[i] ?? '')),
      at(50, 180, 'Education'),
      at(50, 196, `Pune ${'and other places '.repeat(6)}`),
    ],
    [
      expect.stringMatching(/^Summary/),
      ...LEFT.slice(0, 4),
      ...RIGHT.slice(0, 4),
      'Education',
      expect.stringMatching(/^Pune/),
    ],
  ],
  [
    'dates floated right, painted first',
    [
      rows(
        4,
        (i) =>
          at(480, 100 + i * 48, `${2012 + i} - ${2013 + i}`) +
          at(50, 100 + i * 48, `Company ${i}`) +
          at(50, 116 + i * 48, BULLETS[i] ?? ''),
      ),
    ],
    [0, 1, 2, 3].flatMap((i) => [`Company ${i} ${2012 + i} - ${2013 + i}`, BULLETS[i]]),
  ],
  [
    'places floated right without a date',
    [
      rows(
        3,
        (i) =>
          at(500 - i * 9, 100 + i * 48, ['Pune', 'Mumbai', 'Chennai'][i] ?? '') +
          at(50, 100 + i * 48, `Company ${i}`) +
          at(50, 116 + i * 48, 'One') +
          at(50, 132 + i * 48, 'Two'),
      ),
    ],
    [0, 1, 2].flatMap((i) => [`Company ${i} ${['Pune', 'Mumbai', 'Chennai'][i]}`, 'One', 'Two']),
  ],
  [
    'dates on the left',
    [
      rows(
        3,
        (i) =>
          at(50, 100 + i * 48, `${2012 + i}`) +
          at(160, 100 + i * 48, `Company ${i}`) +
          at(160, 116 + i * 48, 'One'),
      ),
    ],
    [0, 1, 2].flatMap((i) => [`${2012 + i} Company ${i}`, 'One']),
  ],
  [
    'a column of dated entries beside another',
    [
      rows(
        4,
        (i) =>
          at(
            50,
            100 + i * 16,
            ['Work', 'Northwind 2019 - 2024', 'Contoso 2015 - 2019', 'Fabrikam 2012 - 2015'][i] ??
              '',
          ) + at(380, 100 + i * 16, RIGHT[i] ?? ''),
      ),
    ],
    [
      'Work',
      'Northwind 2019 - 2024',
      'Contoso 2015 - 2019',
      'Fabrikam 2012 - 2015',
      ...RIGHT.slice(0, 4),
    ],
  ],
  [
    'three columns painted row by row',
    [
      rows(
        4,
        (i) =>
          at(50, 100 + i * 16, `Left ${'abcd'[i]}`) +
          at(230, 100 + i * 16, `Middle ${'abcd'[i]}`) +
          at(420, 100 + i * 16, `Right ${'abcd'[i]}`),
      ),
    ],
    ['Left', 'Middle', 'Right'].flatMap((column) => [...'abcd'].map((row) => `${column} ${row}`)),
  ],
  [
    'labels with values',
    [
      rows(
        3,
        (i) =>
          at(50, 100 + i * 16, ['Languages:', 'Tools:', 'Cloud:'][i] ?? '') +
          at(160, 100 + i * 16, ['Go, SQL', 'Kafka', 'AWS'][i] ?? ''),
      ),
    ],
    ['Languages: Go, SQL', 'Tools: Kafka', 'Cloud: AWS'],
  ],
  [
    'bullets set apart',
    [rows(4, (i) => at(50, 100 + i * 16, '-') + at(70, 100 + i * 16, BULLETS[i] ?? ''))],
    BULLETS.map((text) => `- ${text}`),
  ],
  [
    'a page painted from below',
    [rows(4, (i) => at(50, 400 - i * 16, BULLETS[i] ?? ''))],
    BULLETS.toReversed(),
  ],
  ['a word painted twice for weight', [at(50, 100, 'Asha') + at(50.4, 100, 'Asha')], ['Asha']],
  [
    'text turned upwards after the rest',
    [`BT /F1 11 Tf 0 1 -1 0 30 100 Tm (CONFIDENTIAL) Tj ET\n${at(50, 700, 'Asha')}`],
    ['Asha', 'CONFIDENTIAL'],
  ],
  ['nothing outside the page', [at(50, 100, 'Asha') + at(50, -400, 'ignore')], ['Asha']],
])('a PDF is read with %s', async (_what, content, lines) => {
  expect(await linesOf(painted(...content))).toEqual(lines)
})

/** A PDF with annotations on its page. */
const annotated = (content: string, ...annotations: string[]) =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${annotations.map((_, i) => `${i + 6} 0 R`).join(' ')}] /DA (/F1 11 Tf) >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [${annotations.map((_, i) => `${i + 6} 0 R`).join(' ')}] >>`,
    stream('', Buffer.from(content)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...annotations,
  ])
const field = (y: number, more: string) =>
  `<< /Type /Annot /Subtype /Widget /T (f${y}) /Rect [150 ${792 - y - 4} 400 ${792 - y + 12}] /DA (/F1 11 Tf) ${more} >>`

test('the values of a filled PDF form stand beside their labels', async () => {
  const labels = ['Name', 'City', 'Remote', 'Secret', 'Gone'].map((text, i) =>
    at(50, 100 + i * 30, text),
  )
  const bytes = annotated(
    labels.join(''),
    field(100, '/FT /Tx /V (Asha Rao)'),
    field(130, '/FT /Ch /Ff 131072 /Opt [[(p) (Pune)] [(m) (Mumbai)]] /V (p)'),
    field(160, '/FT /Btn /V /Yes /AS /Yes /AP << /N << /Yes 4 0 R /Off 4 0 R >> >>'),
    field(190, '/FT /Tx /Ff 8192 /V (hunter2)'),
    field(220, '/FT /Tx /F 2 /V (hidden)'),
    '<< /Type /Annot /Subtype /FreeText /Rect [50 500 400 516] /DA (/F1 11 Tf) /Contents (Typed over the page) >>',
  )
  expect(await linesOf(bytes)).toEqual([
    'Name Asha Rao',
    'City Pune',
    'Remote [x]',
    'Secret',
    'Gone',
    'Typed over the page',
  ])
})

/** A PDF whose pages show a picture, with this text on each. */
const scans = (...texts: string[]) => pictured('612 0 0 792 0 0', texts)

/** A PDF whose pages show a picture where this matrix puts it. */
const pictured = (matrix: string, texts: string[]) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${texts.length} /Kids [${texts.map((_, i) => `${5 + 2 * i} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream(
      '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray',
      Buffer.from('abcd'),
    ),
    ...texts.flatMap((text, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${6 + 2 * i} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /I 4 0 R >> >> >>`,
      stream('', Buffer.from(`q ${matrix} cm /I Do Q ${text}`)),
    ]),
  ])

test('a short resume with a photo is read', async () => {
  expect(await linesOf(pictured('90 0 0 90 480 660', [at(50, 100, 'Asha Rao')]))).toEqual([
    'Asha Rao',
  ])
})

test('a page that is shown turned is read as it is shown', async () => {
  const bytes = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /Rotate 90 /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(
      '',
      Buffer.from(
        'BT /F1 11 Tf 0 1 -1 0 140 100 Tm (below) Tj ET BT /F1 11 Tf 0 1 -1 0 100 100 Tm (above) Tj ET',
      ),
    ),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
  expect(await linesOf(bytes)).toEqual(['above', 'below'])
})

test('a scan with a stamp holds no text, and a scanned page among others is named', async () => {
  const stamp = at(50, 780, 'Received 12 March 2024')
  expect(await linesOf(scans(stamp))).toEqual([])
  const written = rows(12, (i) => at(50, 100 + i * 16, `Line ${i} of what was written`))
  const { text, unread } = await extractText(
    { name: 'cv.pdf', bytes: scans(written, stamp) },
    'asha',
  )
  expect(text).toContain('Line 11 of what was written')
  expect(unread).toEqual({ pages: [2], pictures: 0, drawings: 0 })
})
