/** The kind of a block of text; an item has a bullet before it. */
export type TextKind = 'h1' | 'h2' | 'h3' | 'text' | 'item' | 'quote' | 'code'
/** A row of a table has a label and a value; its first row is the head. */
export type Block =
  | { kind: TextKind; text: string }
  | { kind: 'row'; label: string; value: string; isHead: boolean }

/**
 * The blocks of a report in Markdown, as `reportMarkdown` writes it. Each line of code is one
 * block.
 */
export function* blocksOf(markdown: string): Generator<Block> {
  let fence: string | null = null
  let wasRow = false
  for (const line of markdown.split('\n')) {
    const [opening] = /^`{3,}/.exec(line) ?? []
    if (fence !== null) {
      if (line === fence) fence = null
      else yield { kind: 'code', text: line }
    } else if (opening) fence = opening
    else if (line.startsWith('|')) {
      if (!line.startsWith('| ---')) yield rowOf(line, !wasRow)
    } else if (line.trim() !== '' && line !== '---') yield blockOf(line)
    wasRow = line.startsWith('|')
  }
}

const HEADINGS = ['h1', 'h2', 'h3'] as const

function blockOf(line: string): Block {
  const [, hashes, title = ''] = /^(#{1,3}) (.*)$/.exec(line) ?? []
  if (hashes) return { kind: HEADINGS[hashes.length - 1] ?? 'h3', text: title }
  if (line.startsWith('- ')) return { kind: 'item', text: line.slice(2) }
  const [quote, quoted = ''] = /^ *> ?(.*)$/.exec(line) ?? []
  if (quote !== undefined) return { kind: 'quote', text: quoted }
  return { kind: 'text', text: line }
}

function rowOf(line: string, isHead: boolean): Block {
  const [label = '', value = ''] = line
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
  return { kind: 'row', label, value, isHead }
}
