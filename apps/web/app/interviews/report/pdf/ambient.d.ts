/** Types of the parts used here of two libraries. Their published types need Node's types. */
declare module 'fontkit' {
  /** Parses a font file. @throws when the file is not a font */
  export function create(file: Uint8Array): {
    hasGlyphForCodePoint(codePoint: number): boolean
    /** The glyphs that show a text, in the order in which they stand. */
    layout(text: string, features: Record<string, boolean>): { glyphs: { id: number }[] }
  }
}

declare module 'pdfkit' {
  type TextOptions = {
    width: number
    /** Space between lines, in addition to the font's line height. */
    lineGap: number
    features: Record<string, boolean>
    lineBreak?: boolean
    /** Minus the distance of the baseline from the top, in points. */
    baseline?: number
    /** The next text continues where this text ends. */
    continued?: boolean
  }

  /**
   * Sizes and positions are in points from the upper left corner. Text flows on to the next page.
   */
  export default class PDFDocument {
    constructor(options: {
      size: 'A4'
      margin: number
      pdfVersion: '1.7'
      lang: string
      tagged: boolean
      displayTitle: boolean
      info: { Title: string }
      /** Null for no font: the default font would be loaded from a file. */
      font: null
      /** Keeps pages until the end, so that a finished page can be written to. */
      bufferPages: boolean
    })
    x: number
    y: number
    readonly page: { width: number; height: number; margins: { bottom: number } }
    on(event: 'data', listener: (chunk: Uint8Array<ArrayBuffer>) => void): this
    on(event: 'end', listener: () => void): this
    on(event: 'error', listener: (error: unknown) => void): this
    registerFont(name: string, file: Uint8Array): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(colour: string): this
    currentLineHeight(includeGap?: boolean): number
    widthOfString(text: string): number
    heightOfString(text: string, options: TextOptions): number
    text(text: string, options: TextOptions): this
    text(text: string, x: number, y: number, options: TextOptions): this
    /** A tagged part, a heading for example, for screen readers. */
    struct(tag: string, write: () => void): Part
    addStructure(part: Part): this
    addPage(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(index: number): this
    /** Begins content outside the tagged parts, which screen readers pass over. */
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this
    endMarkedContent(): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(factor: number): this
    rect(x: number, y: number, width: number, height: number): this
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this
    /** Adds a path in the notation of SVG. */
    path(path: string): this
    lineWidth(width: number): this
    lineCap(cap: 'round'): this
    fillOpacity(opacity: number): this
    fill(colour: string): this
    stroke(colour: string): this
    end(): void
  }
  type Part = { end(): void }
}
