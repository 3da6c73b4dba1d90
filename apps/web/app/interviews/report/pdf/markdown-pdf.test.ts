import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { chineseFont } from '../../../../font-files.ts'
import { markdownPdf } from './markdown-pdf.ts'
import { FEATURES } from './page.ts'
import type { FontName } from './runs.ts'

const noto = (script: string) =>
  `@expo-google-fonts/noto-sans-${script.toLowerCase()}/400Regular/NotoSans${script}_400Regular.ttf`

const FILES: Record<Exclude<FontName, 'han'>, string> = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  mono: '@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf',
  other: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  hangul: '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
  devanagari: noto('Devanagari'),
  bengali: noto('Bengali'),
  gujarati: noto('Gujarati'),
  kannada: noto('Kannada'),
  malayalam: noto('Malayalam'),
  tamil: noto('Tamil'),
  telugu: noto('Telugu'),
  thai: noto('Thai'),
}

const loadFile = async (name: FontName) =>
  readFile(name === 'han' ? await chineseFont() : fileURLToPath(import.meta.resolve(FILES[name])))

/**
 * The text of a PDF as a viewer shows it: its pages, each with its lines, without the logo's name
 * and the footer.
 */
async function read(markdown: string) {
  const loaded: FontName[] = []
  const { pdf, missing } = await markdownPdf(
    { product: 'Sightline', title: 'Отчёт' },
    markdown,
    (name) => {
      loaded.push(name)
      return loadFile(name)
    },
  )
  const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()))
  const { text } = await extractText(document)
  const { info } = await getMeta(document)
  const lines = text.map((page) => page.split('\n'))
  const footers = lines.map((page) => page.pop())
  const brand = lines[0]?.shift()
  return { pages: lines, brand, footers, missing, loaded, title: info.Title, bytes: pdf.size }
}

test('writes headings, lists, quotes and code as text', async () => {
  const { pages, missing, title } = await read(
    '# Report\n\n**3.1 of 4.** Good.\n\n- one\n  > said\n\n```js\nif (a)\n\n  b => c\n```\n',
  )
  expect(pages).toEqual([['Report', '3.1 of 4. Good.', '• one', 'said', 'if (a)', 'b => c']])
  expect(missing).toEqual([])
  expect(title).toBe('Отчёт')
})

test('the table of scores is written as rows of label and value', async () => {
  const { pages } = await read(
    '| Dimension | Score of 4 |\n| --- | --- |\n| Result | 3.5 |\n| Clarity | 1.0 to 2.5 |',
  )
  expect(pages).toEqual([['Dimension Score of 4', 'Result 3.5', 'Clarity 1.0 to 2.5']])
})

test('writes letters of many scripts and signs in the fonts of the page where they have them', async () => {
  const known = 'n ≤ 2², “größer”, Приве́т, ελληνικά, Tiếng Việt, → ≠ ₹'
  const { pages, missing, loaded, bytes } = await read(
    `# Ирина\n\n${known}\n\n\`\`\`js\nconst имя = "λ"\n\`\`\``,
  )
  expect(pages).toEqual([['Ирина', known, 'const имя = "λ"']])
  expect(missing).toEqual([])
  expect(loaded).toEqual(['regular', 'bold', 'mono'])
  expect(bytes).toBeLessThan(60_000)
})

test('loads the fallback font only for letters that the fonts of the page lack', async () => {
  const { pages, missing, loaded } = await read('Հայերեն, ♜\n\n```js\n"₹"\n```')
  expect(pages).toEqual([['Հայերեն, ♜', '"₹"']])
  expect(missing).toEqual([])
  expect(loaded).toEqual(['regular', 'bold', 'mono', 'other'])
})

test.each<[FontName, string]>([
  ['devanagari', 'हिन्दी में क्षत्रिय प्रार्थना करते हैं।'],
  ['bengali', 'বাংলা'],
  ['gujarati', 'ગુજરાતી'],
  ['kannada', 'ಕನ್ನಡ'],
  ['malayalam', 'മലയാളം'],
  ['tamil', 'தமிழ்'],
  ['telugu', 'తెలుగు'],
  ['thai', 'ภาษาไทย'],
  ['hangul', '김민수'],
  ['han', '你好，王伟。'],
  ['han', '陳大文、こんにちは'],
])('loads the font of a script for a report in it: %s', async (font, text) => {
  const { missing, loaded, bytes } = await read(`# Asha ${text}`)
  expect(missing).toEqual([])
  expect(loaded).toEqual(['regular', 'bold', 'mono', font])
  expect(bytes).toBeLessThan(60_000)
})

test('writes broken syllables that cannot be shaped as numbers', async () => {
  const { missing } = await read('\u0E4A\u0E2C\u0E38\u0E49\u0E47')
  expect(missing).not.toEqual([])
})

test('joins the letters of Devanagari into the glyphs that readers know', async () => {
  const glyphs = async (text: string) => {
    const font = create(await loadFile('devanagari'))
    return font.layout(text, FEATURES).glyphs.map(({ id }) => id)
  }
  // क्ष is one glyph, and the sign for i stands before its letter.
  expect(await glyphs('क्ष')).toHaveLength(1)
  const [[i], [ka], both] = [await glyphs('ि'), await glyphs('क'), await glyphs('कि')]
  expect(both[1]).toBe(ka)
  expect(both[0]).not.toBe(ka)
  expect(i).toBeDefined()
})

test('writes letters that no font has as numbers and explains them', async () => {
  const { pages, missing } = await read('- 👍 Wei\n\n```js\nprint("𓀀")\n```')
  expect(missing).toEqual(['👍', '𓀀'])
  const text = pages.flat().join(' ')
  expect(text).toContain('• \\u{1F44D} Wei')
  expect(text).toContain('print("\\u{13000}")')
  expect(text).toContain('written as its number in Unicode, such as \\u{1F44D}.')
})

test('long texts flow over lines and pages without loss', async () => {
  const { pages, brand, footers } = await read(
    `${'x'.repeat(500)} ${'word '.repeat(100)}\n${'line\n'.repeat(400)}`,
  )
  expect(pages.length).toBeGreaterThan(5)
  expect(brand).toBe('Sightline')
  expect(footers).toEqual(pages.map((_, index) => `Page ${index + 1} of ${pages.length}Отчёт`))
  const lines = pages.flat()
  for (const line of lines) expect(line.length).toBeLessThan(130)
  expect(lines.join('').replaceAll(' ', '')).toBe(
    'x'.repeat(500) + 'word'.repeat(100) + 'line'.repeat(400),
  )
})
