/** What is used of two libraries without types; those written for them are for Node alone. */
declare module 'fontkit' {
  /** A font in a file. @throws when it makes no sense */
  export function create(file: Uint8Array): { hasGlyphForCodePoint(codePoint: number): boolean }
}

declare module 'pdfkit' {
  type TextOptions = {
    width: number
    /** Space between lines, beyond the font's own. */
    lineGap: number
    features: Record<string, boolean>
    lineBreak?: boolean
    /** The next text goes on where this one ends. */
    continued?: boolean
  }

  /** Sizes and places are in points, from the upper left. What is written flows on to the next page. */
  export default class PDFDocument {
    constructor(options: {
      size: 'A4'
      margin: number
      pdfVersion: '1.7'
      lang: string
      tagged: boolean
      displayTitle: boolean
      info: { Title: string }
      /** Null for none; the default would have to be loaded. */
      font: null
    })
    x: number
    y: number
    readonly page: { width: number; height: number }
    on(event: 'data', listener: (chunk: Uint8Array<ArrayBuffer>) => void): this
    on(event: 'end', listener: () => void): this
    on(event: 'error', listener: (error: unknown) => void): this
    registerFont(name: string, file: Uint8Array): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(colour: string): this
    currentLineHeight(): number
    text(text: string, options: TextOptions): this
    text(text: string, x: number, y: number, options: TextOptions): this
    /** A part with a meaning, such as a heading, for those who listen. */
    struct(tag: string, write: () => void): Part
    addStructure(part: Part): this
    addPage(): this
    end(): void
  }
  type Part = { end(): void }
}
