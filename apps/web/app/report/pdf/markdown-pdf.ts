import { writable } from './encode.ts'
import { type Face, widthOf } from './helvetica.ts'
import { type Line, PAGE, writePdf } from './write-pdf.ts'

type Style = { face: Face; size: number; before: number; indent: number; grey: number; bullet?: boolean }

const STYLES = {
  h1: { face: 'bold', size: 20, before: 0, indent: 0, grey: 0 },
  h2: { face: 'bold', size: 14, before: 18, indent: 0, grey: 0 },
  h3: { face: 'bold', size: 11, before: 10, indent: 0, grey: 0 },
  text: { face: 'regular', size: 10.5, before: 4, indent: 0, grey: 0 },
  item: { face: 'regular', size: 10.5, before: 3, indent: 12, grey: 0, bullet: true },
  quote: { face: 'regular', size: 10.5, before: 1, indent: 24, grey: 0.35 },
  code: { face: 'mono', size: 9, before: 0, indent: 12, grey: 0.15 },
} satisfies Record<string, Style>

const LEADING = 1.4
const WIDTH = PAGE.width - 2 * PAGE.margin

/** A report in Markdown, as `reportMarkdown` writes it, as a PDF of A4 pages whose text can be selected and searched. */
export function markdownPdf(title: string, markdown: string): Uint8Array<ArrayBuffer> {
  const pages: Line[][] = [[]]
  let y = PAGE.height - PAGE.margin
  for (const { style, text } of blocksOf(markdown)) {
    y -= pages.at(-1)?.length === 0 ? 0 : style.before
    for (const [index, line] of wrap(writable(text), style).entries()) {
      if (y - style.size < PAGE.margin) {
        pages.push([])
        y = PAGE.height - PAGE.margin
      }
      y -= style.size * LEADING
      const x = PAGE.margin + style.indent
      const { face, size, grey } = style
      if (style.bullet && index === 0) pages.at(-1)?.push({ text: '•', face, size, grey, x: PAGE.margin, y })
      pages.at(-1)?.push({ text: line, face, size, grey, x, y })
    }
  }
  return writePdf(writable(title), pages)
}

function* blocksOf(markdown: string): Generator<{ style: Style; text: string }> {
  let fence: string | null = null
  for (const line of markdown.split('\n')) {
    const [opening] = /^`{3,}/.exec(line) ?? []
    if (fence !== null) {
      if (line === fence) fence = null
      else yield { style: STYLES.code, text: line }
    } else if (opening) fence = opening
    else if (line.trim() !== '' && !/^\|( ---)|^---$/.test(line)) yield blockOf(line)
  }
}

function blockOf(line: string): { style: Style; text: string } {
  const heading = /^(#{1,3}) (.*)$/.exec(line)
  if (heading)
    return {
      style: heading[1] === '#' ? STYLES.h1 : heading[1] === '##' ? STYLES.h2 : STYLES.h3,
      text: plain(heading[2] ?? ''),
    }
  if (line.startsWith('- ')) return { style: STYLES.item, text: plain(line.slice(2)) }
  const quote = /^ *> ?(.*)$/.exec(line)
  if (quote) return { style: STYLES.quote, text: quote[1] ?? '' }
  if (line.startsWith('|'))
    return {
      style: STYLES.text,
      text: line
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(': '),
    }
  return { style: STYLES.text, text: plain(line) }
}

const plain = (text: string) => text.replaceAll('**', '')

/** Breaks a text into lines that fit: between words, and within one that is too long by itself. */
function wrap(text: string, { face, size, indent }: Style): string[] {
  const room = WIDTH - indent
  const fits = (line: string) => widthOf(line, face, size) <= room
  const lines: string[] = []
  let line = ''
  // In code, spaces count; elsewhere they only part words.
  for (const word of text.match(face === 'mono' ? /\s*\S+|\s+$/g : /\S+/g) ?? []) {
    const joined = line === '' || face === 'mono' ? line + word : `${line} ${word}`
    if (fits(joined)) {
      line = joined
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (!fits(line)) {
      let end = line.length - 1
      while (end > 1 && !fits(line.slice(0, end))) end--
      lines.push(line.slice(0, end))
      line = line.slice(end)
    }
  }
  return [...lines, line]
}
