/** The kind of a block; an item has a bullet before it. */
export type BlockKind = 'h1' | 'h2' | 'h3' | 'text' | 'item' | 'quote' | 'code'
export type Block = { kind: BlockKind; text: string }

/** The blocks of a report in Markdown, as `reportMarkdown` writes it. Each line of code is one block. */
export function* blocksOf(markdown: string): Generator<Block> {
  let fence: string | null = null
  for (const line of markdown.split('\n')) {
    const [opening] = /^`{3,}/.exec(line) ?? []
    if (fence !== null) {
      if (line === fence) fence = null
      else yield { kind: 'code', text: line }
    } else if (opening) fence = opening
    else if (line.trim() !== '' && !/^\|( ---)|^---$/.test(line)) yield blockOf(line)
  }
}

const HEADINGS = ['h1', 'h2', 'h3'] as const

function blockOf(line: string): Block {
  const [, hashes, title = ''] = /^(#{1,3}) (.*)$/.exec(line) ?? []
  if (hashes) return { kind: HEADINGS[hashes.length - 1] ?? 'h3', text: plain(title) }
  if (line.startsWith('- ')) return { kind: 'item', text: plain(line.slice(2)) }
  const [quote, quoted = ''] = /^ *> ?(.*)$/.exec(line) ?? []
  if (quote !== undefined) return { kind: 'quote', text: quoted }
  if (line.startsWith('|')) return { kind: 'text', text: cellsOf(line).join(': ') }
  return { kind: 'text', text: plain(line) }
}

const plain = (text: string) => text.replaceAll('**', '')
const cellsOf = (line: string) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
