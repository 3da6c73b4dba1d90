import { getResolvedPDFJS } from 'unpdf'
import type { PDFPageProxy } from 'unpdf/pdfjs'
import { isPicture } from './pdf-picture.ts'
import { linesInReadingOrder, type TextBox } from './reading-order.ts'

/** Text of one direction, turned so that its lines are level. */
interface PlacedText extends TextBox {
  /** Degrees by which the page shows it turned. */
  angle: number
}

interface PageText {
  text: string
  /** True if most of the page is a picture, or letters that are drawn as shapes. Slow. */
  isPicture: () => Promise<boolean>
}

/** Reads one page of a PDF: its text and what its form fields hold. */
export async function readPage(page: PDFPageProxy): Promise<PageText> {
  const texts = [...(await paintedTexts(page)), ...(await filledFields(page))]
  const byAngle = Map.groupBy(texts, ({ angle }) => angle)
  const angles = [...byAngle.keys()].sort((a, b) => a - b)
  const lines = angles.flatMap((angle) => linesInReadingOrder(byAngle.get(angle) ?? []))
  return { text: lines.join('\n'), isPicture: () => isPicture(page) }
}

async function paintedTexts(page: PDFPageProxy): Promise<PlacedText[]> {
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a, b, c, d, left, baseline] = item.transform.map(Number)
    const [x = 0, y = 0] = viewport.convertToViewportPoint(left ?? 0, baseline ?? 0)
    const isOnPage = x >= -1 && x <= viewport.width && y >= -1 && y <= viewport.height + 1
    if (!isOnPage) return []
    const [endX = 0, endY = 0] = viewport.convertToViewportPoint(
      (left ?? 0) + (a ?? 0),
      (baseline ?? 0) + (b ?? 0),
    )
    const turn = Math.atan2(endY - y, endX - x)
    return [
      {
        text: item.str,
        ...turnBack(x, y, turn),
        width: item.width,
        height: Math.hypot(c ?? 0, d ?? 0) || item.height,
        font: item.fontName,
        isRightToLeft: item.dir === 'rtl',
        angle: (Math.round((turn * 180) / Math.PI) + 360) % 360,
      },
    ]
  })
}

const turnBack = (x: number, y: number, turn: number) => ({
  x: x * Math.cos(turn) + y * Math.sin(turn),
  y: y * Math.cos(turn) - x * Math.sin(turn),
})

/** What pdf.js tells of an annotation; it types none of it. */
interface Annotation {
  rect: [number, number, number, number]
  annotationType: number
  annotationFlags?: number
  fieldType?: string
  fieldValue?: string | string[] | null
  exportValue?: string
  buttonValue?: string
  password?: boolean
  options?: { exportValue: string; displayValue: string }[]
  contentsObj?: { str: string }
}
const HIDDEN_FLAGS = 0x02 | 0x20
const FIELD_TEXT_MAX_HEIGHT = 12

/** Texts that were typed into a form or over the page, where the page shows them. */
async function filledFields(page: PDFPageProxy): Promise<PlacedText[]> {
  const viewport = page.getViewport({ scale: 1 })
  const { AnnotationType } = await getResolvedPDFJS()
  const annotations: Annotation[] = await page.getAnnotations()
  return annotations.flatMap((annotation) => {
    if ((annotation.annotationFlags ?? 0) & HIDDEN_FLAGS) return []
    const isNote = annotation.annotationType === AnnotationType.FREETEXT
    const lines = (isNote ? annotation.contentsObj?.str : shownValue(annotation))
      ?.split(/\r\n?|\n/)
      .filter((line) => line.trim() !== '')
    if (!lines || lines.length === 0) return []
    const [x1, y1, x2, y2] = annotation.rect
    const [left = 0, bottom = 0] = viewport.convertToViewportPoint(x1, y1)
    const [right = 0, top = 0] = viewport.convertToViewportPoint(x2, y2)
    const [x, y] = [Math.min(left, right), Math.min(top, bottom)]
    const lineHeight = Math.abs(bottom - top) / lines.length
    const height = Math.min(lineHeight, FIELD_TEXT_MAX_HEIGHT)
    return lines.map((text, line) => ({
      text,
      x,
      y: y + lineHeight * (line + 0.5) + height * 0.3,
      width: Math.abs(right - left),
      height,
      font: 'field',
      isRightToLeft: false,
      angle: 0,
    }))
  })
}

/** What a field shows: a text, the names of chosen options, or a mark. */
function shownValue(field: Annotation): string | undefined {
  const { fieldType, fieldValue, exportValue, buttonValue, options = [] } = field
  if (!fieldValue || field.password) return undefined
  if (fieldType === 'Btn') {
    const isChecked = fieldValue === (exportValue ?? buttonValue)
    return isChecked ? '[x]' : undefined
  }
  return [fieldValue]
    .flat()
    .map((value) => options.find((option) => option.exportValue === value)?.displayValue ?? value)
    .join(', ')
}
