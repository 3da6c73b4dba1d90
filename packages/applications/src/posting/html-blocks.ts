import type { Block, Inline } from '@sightline/contracts/postings/blocks'
import { plainText } from '@sightline/contracts/text/plain-text'
import { Parser } from 'htmlparser2'

const HEADING = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** Elements whose text is no text of the page. */
const HIDDEN = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head'],
  ...['title', 'select', 'textarea', 'button', 'video', 'audio', 'canvas'],
])
/** Elements that begin and end a line of their own, beside headings, lists and their items. */
const LINE = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'blockquote'],
  ...['pre', 'table', 'tr', 'dl', 'dt', 'dd', 'figure', 'address', 'form', 'fieldset', 'details'],
  ...['summary', 'body', 'html', 'center', 'hr', 'caption', 'thead', 'tbody', 'tfoot'],
])
/** Elements after which words of a line stand apart. */
const CELL = new Set(['td', 'th'])
const BOLD = new Set(['b', 'strong'])
/** The longest bold line that is taken for a heading, in characters. */
const HEADING_MAX_LENGTH = 80
/** A line that begins as a list's item, in postings that are typed as text. */
const BULLET = /^\s*(?:[-–—*•·▪◦‣●○■]|\d{1,2}[.)])\s+(?=\S)/
/** Boards escape the HTML that they send as JSON, some of them twice. */
const ESCAPES_MAX_COUNT = 2
/**
 * The longest HTML of a posting that is read, in characters; the rest is left out. Postings have
 * some 10,000, and the parser's time grows with the square of a depth that is meant to harm.
 */
const HTML_MAX_LENGTH = 100_000

/**
 * The text of an employer's HTML as blocks, which hold text and links to https addresses and
 * nothing else. Takes HTML that is escaped up to twice. Text that no reader would see is left out.
 */
export function blocksOfHtml(html: string): Block[] {
  const builder = createBlockBuilder()
  const parser = new Parser(builder.handler, { decodeEntities: true, lowerCaseTags: true })
  parser.end(unescaped(html).slice(0, HTML_MAX_LENGTH))
  return builder.blocks()
}

/** The blocks of a text that was pasted: its lines, lists and short lines above others. */
export function blocksOfText(text: string): Block[] {
  const lines = plainText(text).split('\n')
  const builder = createBlockBuilder()
  for (const [index, line] of lines.entries()) {
    const isAlone = line !== '' && !lines[index - 1] && line.length <= HEADING_MAX_LENGTH
    const next = lines[index + 1] ?? ''
    const isTitle = isAlone && next !== '' && !BULLET.test(line) && !/[.!?,;]$/.test(line)
    builder.addLine([{ text: line }], isTitle || /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(line))
  }
  return builder.blocks()
}

/** The words of blocks, a line for each heading, paragraph and item. */
export const textOfBlocks = (blocks: readonly Block[]): string => linesOfBlocks(blocks).join('\n')

/** The lines of blocks in order: each heading, paragraph and item of a list is one. */
export const linesOfBlocks = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block.text]
    return (block.kind === 'list' ? block.items : [block.content]).map(textOf)
  })

const textOf = (content: readonly Inline[]) => content.map(({ text }) => text).join('')

function unescaped(html: string): string {
  let current = html
  for (let count = 0; count < ESCAPES_MAX_COUNT && !/<[a-z!/]/i.test(current); count++)
    current = decoded(current)
  return current
}

/** A text without tags, with its character references replaced. */
function decoded(text: string): string {
  let result = ''
  const parser = new Parser({
    ontext(part) {
      result += part
    },
  })
  parser.end(text)
  return result
}

/** Collects lines into blocks: items of a list that follow each other are one list. */
function createBlockBuilder() {
  const blocks: Block[] = []
  let line: Inline[] = []
  let hiddenDepth = 0
  let boldDepth = 0
  let hasPlainText = false
  let heading = false
  let href: string | undefined
  const lists: boolean[] = []
  let isItem = false

  const addItem = (isOrdered: boolean, content: Inline[], continues: boolean) => {
    const last = blocks.at(-1)
    if (continues && last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(content)
    else blocks.push({ kind: 'list', isOrdered, items: [content] })
  }

  const addLine = (raw: Inline[], isHeading: boolean) => {
    const content = tidied(raw)
    const text = textOf(content)
    if (text === '') return
    const bullet = BULLET.exec(text)
    if (isHeading && !bullet && text.length <= HEADING_MAX_LENGTH * 2)
      blocks.push({ kind: 'heading', text })
    else if (bullet) addItem(/\d/.test(bullet[0]), withoutStart(content, bullet[0].length), true)
    else blocks.push({ kind: 'paragraph', content })
  }

  const endLine = () => {
    const isBold = !hasPlainText && textOf(line).trim().length <= HEADING_MAX_LENGTH
    const content = tidied(line)
    if (isItem && content.length > 0) addItem(lists.at(-1) ?? false, content, true)
    else addLine(line, heading || isBold)
    line = []
    hasPlainText = false
  }

  const handler = {
    onopentag(name: string, attributes: Record<string, string>) {
      if (hiddenDepth > 0 || HIDDEN.has(name) || isInvisible(attributes)) {
        hiddenDepth++
        return
      }
      if (name === 'br') endLine()
      else if (HEADING.has(name) || LINE.has(name)) {
        endLine()
        heading ||= HEADING.has(name)
      } else if (name === 'ul' || name === 'ol') {
        endLine()
        lists.push(name === 'ol')
        isItem = false
      } else if (name === 'li') {
        endLine()
        isItem = true
      } else if (BOLD.has(name)) boldDepth++
      else if (name === 'a') href = httpsAddress(attributes.href)
    },
    ontext(text: string) {
      if (hiddenDepth > 0) return
      if (boldDepth === 0 && text.trim() !== '') hasPlainText = true
      line.push(href === undefined ? { text } : { text, href })
    },
    onclosetag(name: string) {
      if (hiddenDepth > 0) {
        hiddenDepth--
        return
      }
      if (name === 'a') href = undefined
      else if (BOLD.has(name)) boldDepth = Math.max(0, boldDepth - 1)
      else if (CELL.has(name)) line.push({ text: ' ' })
      else if (name === 'ul' || name === 'ol') {
        endLine()
        lists.pop()
        isItem = lists.length > 0
      } else if (name === 'li') {
        endLine()
        isItem = false
      } else if (HEADING.has(name) || LINE.has(name)) {
        endLine()
        if (HEADING.has(name)) heading = false
      }
    },
    onend: endLine,
  }
  return { handler, addLine, blocks: () => blocks }
}

const isInvisible = ({ hidden, style = '', 'aria-hidden': ariaHidden }: Record<string, string>) =>
  hidden !== undefined ||
  ariaHidden === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])/i.test(
    style,
  )

/** An address that a link may lead to; undefined for any other. */
function httpsAddress(href: string | undefined): string | undefined {
  const url = URL.parse(href ?? '')
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : undefined
}

/** A line's content with single spaces, no spaces around it, and equal neighbours joined. */
function tidied(content: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const { text, href } of content) {
    const last = joined.at(-1)
    const words = plainSpaces(text)
    if (words === '') continue
    if (last && last.href === href) last.text = plainSpaces(last.text + words)
    else if (last?.text.endsWith(' ')) joined.push(inline(words.trimStart(), href))
    else joined.push(inline(words, href))
  }
  const [first] = joined
  if (first) first.text = first.text.trimStart()
  const last = joined.at(-1)
  if (last) last.text = last.text.trimEnd()
  return joined.filter(({ text }) => text !== '')
}

const inline = (text: string, href: string | undefined): Inline =>
  href === undefined ? { text } : { text, href }

/** Text that people see, with one space in place of several. The ends keep their space. */
function plainSpaces(text: string): string {
  const visible = plainText(text.replace(/\s+/g, ' '))
  if (visible === '') return text === '' ? '' : ' '
  return `${/^\s/.test(text) ? ' ' : ''}${visible.replace(/ +/g, ' ').trimStart()}${/\s$/.test(text) ? ' ' : ''}`
}

function withoutStart([first, ...rest]: Inline[], length: number): Inline[] {
  if (!first) return []
  return tidied([{ ...first, text: first.text.slice(length) }, ...rest])
}
