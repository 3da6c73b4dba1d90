import { type GreyPicture, pgmOf } from './grey-picture.ts'
import { type Block, linesOf, textOfLines } from './read-words.ts'
import { cut, isLine, panelPage, readableBlock } from './readable-block.ts'
import { agreedText, needsSecondLook } from './reread-values.ts'
import { textBlocks, withoutRules } from './text-blocks.ts'

/** Reads a picture, in the format PGM, of one line or of several. Reads one picture at a time. */
export type Recognize = (
  picture: Uint8Array<ArrayBuffer>,
  isLine: boolean,
) => Promise<readonly Block[] | null>

/** A part of a page with its text. */
interface KnownBlock extends BlockText {
  pixels: GreyPicture
  /** The last page that showed it. */
  lastPage: number
}

interface BlockText {
  text: string
  /** How sure each of its words is, from 0 to 100. */
  confidences: number[]
  /** It holds values, on which several readings did not agree. */
  isInDoubt: boolean
}

/** What was read on the latest pages. */
export interface PageMemory {
  pages: number
  blocks: KnownBlock[]
}

/** What is known before the first page. */
export const emptyMemory = (): PageMemory => ({ pages: 0, blocks: [] })

export interface PageText {
  text: string
  /** The mean confidence of its words, from 0 to 100; 0 without words. */
  confidence: number
  /** Several readings of its values did not agree. */
  hasValuesInDoubt: boolean
  /** How many parts the page has, and how many of them had to be read. */
  blocks: number
  readBlocks: number
}

/** Blocks are forgotten when this many pages have not shown them. */
const REMEMBERED_PAGES = 4

/**
 * The text of a page. Only the parts that the latest pages did not show, wherever they stood on
 * them, are read, by several readers at once. `memory` is changed.
 */
export async function readPage(
  page: GreyPicture,
  memory: PageMemory,
  readers: Recognize[],
): Promise<PageText> {
  memory.pages++
  const parts = partsOf(page)
  const texts = new Map<GreyPicture, KnownBlock>()
  for (const part of parts) {
    const known = memory.blocks.find(({ pixels }) => isSamePicture(pixels, part))
    if (known) texts.set(part, known)
  }
  const unread = parts.filter((part) => !texts.has(part)).toSorted((a, b) => work(b) - work(a))
  const waiting = [...unread]
  const readNext = async (recognize: Recognize) => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const block = { pixels: part, lastPage: memory.pages, ...(await readBlock(part, recognize)) }
      texts.set(part, block)
      memory.blocks.push(block)
    }
  }
  await Promise.all(readers.map(readNext))
  const blocks = parts.flatMap((part) => texts.get(part) ?? [])
  for (const block of blocks) block.lastPage = memory.pages
  memory.blocks = memory.blocks.filter(({ lastPage }) => memory.pages - lastPage < REMEMBERED_PAGES)
  return { ...textOfBlocks(blocks), blocks: blocks.length, readBlocks: unread.length }
}

/** The parts of a page, and those of the dark panels on it. */
function partsOf(page: GreyPicture): GreyPicture[] {
  const bare = withoutRules(page)
  return textBlocks(bare).flatMap((box) => {
    const part = cut(bare, box)
    const panel = panelPage(part)
    return panel ? partsOf(panel) : part
  })
}

function textOfBlocks(blocks: readonly BlockText[]) {
  const confidences = blocks.flatMap((block) => block.confidences)
  return {
    text: blocks.flatMap(({ text }) => text || []).join('\n'),
    confidence:
      confidences.reduce((sum, value) => sum + value, 0) / Math.max(1, confidences.length),
    hasValuesInDoubt: blocks.some(({ isInDoubt }) => isInDoubt),
  }
}

/** Values in doubt are read again with lines of these heights: other sizes lose other strokes. */
const SECOND_HEIGHTS = [52, 22]

async function readBlock(part: GreyPicture, recognize: Recognize): Promise<BlockText> {
  const first = await readOnce(part, recognize)
  if (!isLine(part) || !needsSecondLook(first)) return { ...first, isInDoubt: false }
  const texts = [first.text]
  for (const height of SECOND_HEIGHTS) texts.push((await readOnce(part, recognize, height)).text)
  const agreed = agreedText(texts)
  return { ...first, text: agreed ?? first.text, isInDoubt: agreed === null }
}

async function readOnce(part: GreyPicture, recognize: Recognize, lineHeight?: number) {
  const readable = readableBlock(part, lineHeight)
  if (!readable) return { text: '', confidences: [] }
  const lines = linesOf(await recognize(pgmOf(readable), isLine(part)))
  return {
    text: textOfLines(lines, readable).trim(),
    confidences: lines.flat().map(({ confidence }) => confidence),
  }
}

/** About how long reading takes: the recognition goes along lines of a fixed height. */
const work = (part: GreyPicture) => (isLine(part) ? part.width / part.height : part.width)

/** How far a pixel of the same picture may differ: a video of a screen is lossy. */
const NOISE_MAX = 64

/** Whether two pictures show the same. A single other letter makes a difference. */
function isSamePicture(a: GreyPicture, b: GreyPicture): boolean {
  if (a.width !== b.width || a.height !== b.height) return false
  for (let pixel = 0; pixel < a.data.length; pixel++)
    if (Math.abs((a.data[pixel] ?? 0) - (b.data[pixel] ?? 0)) > NOISE_MAX) return false
  return true
}
