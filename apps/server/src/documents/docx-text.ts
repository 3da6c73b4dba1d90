import type { Element } from '@xmldom/xmldom'
import {
  attribute,
  childElements,
  type DocxPart,
  findElement,
  isOn,
  openDocx,
} from './docx-parts.ts'
import { type ExtractedText, LimitExceeded, TEXT_MAX_LENGTH } from './extraction.ts'

/**
 * Extracts the text of a DOCX file as a person reads it: headers, paragraphs with their tables and
 * text boxes, notes, footers. Deleted and hidden text is left out.
 * @throws LimitExceeded, or any other error for a damaged file
 */
export async function extractDocxText(bytes: Uint8Array): Promise<ExtractedText> {
  const main = await openDocx(Buffer.from(bytes))
  const reader = new DocxReader()
  const body = reader.readPart(main)
  const text = [
    ...pageMargins(main, 'headerReference', reader),
    body,
    ...reader.notes(main),
    ...pageMargins(main, 'footerReference', reader),
  ].join('\n')
  if (text.length > TEXT_MAX_LENGTH) throw new LimitExceeded()
  const lines = text.replace(/\n{2,}/g, '\n')
  return { text: lines, pages: [lines], unread: reader.unread }
}

/** The distinct texts of the headers or footers that pages show. */
function pageMargins(main: DocxPart, kind: string, reader: DocxReader): Set<string> {
  const settings = main.relatedByType('settings')?.root
  const hasEvenPages = settings && isOn(findElement(settings, 'evenAndOddHeaders'))
  const texts = new Set<string>()
  for (const section of Array.from(main.root.getElementsByTagNameNS('*', 'sectPr'))) {
    const isShown: Record<string, boolean | undefined> = {
      first: isOn(findElement(section, 'titlePg')),
      default: true,
      even: hasEvenPages,
    }
    const references = childElements(section).filter(({ localName }) => localName === kind)
    for (const type of Object.keys(isShown)) {
      const reference = references.find((found) => attribute(found, 'type') === type)
      const part = reference && isShown[type] && main.related(attribute(reference, 'id'))
      if (part) texts.add(reader.readPart(part))
    }
  }
  return texts
}

/** Elements that hold no text of their own, or text that the page does not show. */
const NOT_SHOWN = new Set(
  'del moveFrom pPr rPr sectPr tblPr tblGrid trPr tcPr sdtPr sdtEndPr instrText delText delInstrText rt'.split(
    ' ',
  ),
)
const CHARACTERS: Record<string, string> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
}
/** Half an inch in the unit of drawings (EMU). Smaller pictures are icons. */
const ICON_MAX_EMU = 457_200

class DocxReader {
  readonly unread = { pages: [], pictures: 0, drawings: 0 }
  /** Text boxes anchored in the paragraph that is being read; they follow it. */
  private boxes: string[] = []
  private readonly noteIds: { kind: string; id: string | null }[] = []

  readPart(part: DocxPart): string {
    const text = this.read(part.root, part)
    // Text boxes that stand in no paragraph.
    return [text, ...this.boxes.splice(0)].join('\n')
  }

  private read(element: Element, part: DocxPart): string {
    const name = element.localName ?? ''
    const character = CHARACTERS[name]
    if (character !== undefined) return character
    if (NOT_SHOWN.has(name)) return ''
    switch (name) {
      case 't':
        return element.textContent ?? ''
      case 'sym':
        return symbol(element)
      case 'r':
        return isOn(findElement(element, 'rPr/vanish')) ? '' : this.readChildren(element, part)
      case 'p':
        return this.readParagraph(element, part)
      case 'tr':
        return this.readRow(element, part)
      case 'AlternateContent':
        return this.readAlternatives(element, part)
      case 'footnoteReference':
      case 'endnoteReference':
        this.noteIds.push({ kind: name, id: attribute(element, 'id') })
        return ''
      default:
        return this.readDrawing(name, element, part)
    }
  }

  /** The notes that the text refers to, in the order of their marks. */
  notes(main: DocxPart): string[] {
    return this.noteIds.map(({ kind, id }) => {
      const part = main.relatedByType(kind.replace('Reference', 's'))
      const note = part && childElements(part.root).find((found) => attribute(found, 'id') === id)
      return part && note ? this.read(note, part) : ''
    })
  }

  private readChildren(element: Element, part: DocxPart): string {
    return childElements(element)
      .map((child) => this.read(child, part))
      .join('')
  }

  private readParagraph(paragraph: Element, part: DocxPart): string {
    const outer = this.boxes
    this.boxes = []
    const text = this.readChildren(paragraph, part)
    const isJoinedToNext = findElement(paragraph, 'pPr/rPr/del') !== undefined
    const lines = [text, ...this.boxes].join('\n')
    this.boxes = outer
    return isJoinedToNext ? lines : `${lines}\n`
  }

  /** Cells of one line each are read across, longer ones one below the other. */
  private readRow(row: Element, part: DocxPart): string {
    if (findElement(row, 'trPr/del')) return ''
    const cells = childElements(row)
      .map((cell) => this.read(cell, part).trim())
      .filter((cell) => cell !== '')
    const isOneLine = cells.every((cell) => !cell.includes('\n'))
    return `${cells.join(isOneLine ? '\t' : '\n')}\n`
  }

  /** Producers write a drawing twice, for new and for old readers: one of them is read. */
  private readAlternatives(element: Element, part: DocxPart): string {
    for (const alternative of childElements(element)) {
      const [boxes, pictures] = [this.boxes.length, this.unread.pictures]
      const text = this.readChildren(alternative, part)
      if (text.trim() !== '' || this.boxes.length > boxes || this.unread.pictures > pictures)
        return text
    }
    return ''
  }

  private readDrawing(name: string, element: Element, part: DocxPart): string {
    switch (name) {
      case 'txbxContent': {
        const box = this.readChildren(element, part)
        if (box.trim() !== '') this.boxes.push(box)
        return ''
      }
      case 'relIds': {
        const diagram = part.related(attribute(element, 'dm'))
        if (diagram) this.boxes.push(this.read(diagram.root, diagram))
        else this.unread.drawings++
        return ''
      }
      case 'inline':
      case 'anchor':
        return isIcon(element) ? '' : this.readChildren(element, part)
      case 'blip':
      case 'imagedata':
        this.unread.pictures++
        return ''
      case 'chart':
      case 'object':
      case 'altChunk':
        this.unread.drawings++
        return ''
      default:
        return this.readChildren(element, part)
    }
  }
}

function isIcon(drawing: Element): boolean {
  const hasPicture = drawing.getElementsByTagNameNS('*', 'blip').length > 0
  const hasText = drawing.getElementsByTagNameNS('*', 'txbxContent').length > 0
  const extent = findElement(drawing, 'extent')
  const isSmall = (side: string) => Number(extent && attribute(extent, side)) < ICON_MAX_EMU
  return hasPicture && !hasText && extent !== undefined && isSmall('cx') && isSmall('cy')
}

/** A character of a symbol font, unless only that font gives it a meaning. */
function symbol(element: Element): string {
  const code = Number.parseInt(attribute(element, 'char') ?? '', 16)
  const isOfFontAlone = Number.isNaN(code) || (code >= 0xf000 && code <= 0xf0ff)
  return isOfFontAlone || code > 0x10ffff ? '' : String.fromCodePoint(code)
}
