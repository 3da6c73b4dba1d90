import { getResolvedPDFJS } from 'unpdf'
import type { PDFPageProxy } from 'unpdf/pdfjs'

/** More shapes than rules and frames have. */
const LETTER_SHAPES_MIN = 200
/** A photo or a logo takes less of a page, a scan more. */
const PICTURE_MIN_SHARE = 0.5

type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>
type Matrix = [number, number, number, number, number, number]

/** Whether most of a page is a picture, or letters that are drawn as shapes. Decodes pictures. */
export async function isPicture(page: PDFPageProxy): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS()
  const operators = await page.getOperatorList()
  // Frees the decoded pictures.
  page.cleanup()
  const shapes = operators.fnArray.filter((operator) => operator === OPS.constructPath).length
  const { width, height } = page.getViewport({ scale: 1 })
  const share = (await pictureArea(operators)) / (width * height)
  return share >= PICTURE_MIN_SHARE || shapes >= LETTER_SHAPES_MIN
}

/** The area of all pictures of a page in square points: each is a unit square, transformed. */
async function pictureArea({ fnArray, argsArray }: Operators): Promise<number> {
  const { OPS, Util } = await getResolvedPDFJS()
  const outer: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let area = 0
  for (const [index, operator] of fnArray.entries()) {
    const operands: unknown[] = argsArray[index] ?? []
    switch (operator) {
      case OPS.save:
        outer.push(matrix)
        break
      case OPS.paintFormXObjectBegin:
        outer.push(matrix)
        if (Array.isArray(operands[0])) matrix = Util.transform(matrix, operands[0]) as Matrix
        break
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        matrix = outer.pop() ?? matrix
        break
      case OPS.transform:
        matrix = Util.transform(matrix, operands as Matrix) as Matrix
        break
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        area += Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])
        break
    }
  }
  return area
}
