import { exampleOf, pairOf, present, type ScreenExample } from './parse-example.ts'
import type { ScreenLine } from './screen-lines.ts'
import { parseValue } from './screen-values.ts'

const RESULT =
  /^(?:(?:(?:sample|expected|example) )?(?:output|result|expected|answer|returns?)\s?\d*|\w+\(\w*\))$/i
const INPUT = /^(?:(?:sample|example) )?(?:input|given)\s?\d*$/i

/** The cells of a line, which bars or two spaces or more keep apart. */
const cellsOf = (text: string) =>
  text
    .split(/\||\s{2,}|\t/)
    .map((cell) => cell.trim())
    .filter(Boolean)

/**
 * Examples below the titles Input and Output, side by side. Each line is an example; where a line
 * has one cell, all lines are the input and the output of one.
 */
export function columnExamples(lines: readonly ScreenLine[]): ScreenExample[] {
  return lines.flatMap(({ text }, header) => {
    const [input, output, ...more] = cellsOf(text)
    if (!INPUT.test(input ?? '') || !RESULT.test(output ?? '') || more.length > 0) return []
    const rows = rowsBelow(lines, header)
    if (rows.every((cells) => cells.length === 2))
      return rows.flatMap(([left = '', right = '']) =>
        present(pairOf(left, right) ?? exampleOf([left], right)),
      )
    // Input is longer than output, as a rule.
    const left = rows.flatMap((cells) => cells[0] ?? [])
    const right = rows.flatMap((cells) => cells[1] ?? [])
    return present(exampleOf(left, right.join('\n')))
  })
}

/** Examples in lines below the names of the parameters and the title of the result. */
export function tableExamples(lines: readonly ScreenLine[]): ScreenExample[] {
  return lines.flatMap(({ text }, header) => {
    const titles = cellsOf(text)
    const names = titles.slice(0, -1)
    if (titles.length < 2 || !RESULT.test(titles.at(-1) ?? '') || INPUT.test(titles[0] ?? ''))
      return []
    if (!names.every((name) => /^[A-Za-z_]\w*$/.test(name))) return []
    return rowsBelow(lines, header).flatMap((cells) => {
      if (cells.length !== titles.length) return []
      const named = names.map((name, index) => `${name} = ${cells[index]}`).join(', ')
      return parseValue(cells.at(-1) ?? '') === undefined
        ? []
        : present(pairOf(named, cells.at(-1) ?? ''))
    })
  })
}

/** The rows of a table, up to a blank line, another title or a sentence. */
function rowsBelow(lines: readonly ScreenLine[], header: number): string[][] {
  const rows: string[][] = []
  for (const { text, kind } of lines.slice(header + 1, header + 21)) {
    if (/^[-+|=\s]+$/.test(text) && text !== '') continue
    if (text === '' || kind === 'heading' || kind === 'prose') break
    const cells = cellsOf(text)
    if (cells.length > 8 || INPUT.test(cells[0] ?? '') || isLabel(cells)) break
    rows.push(cells)
  }
  return rows
}

/** What a page says below a table: three words or more that stand alone. */
const isLabel = (cells: readonly string[]) =>
  cells.length === 1 && /\p{L}/u.test(cells[0] ?? '') && (cells[0] ?? '').split(' ').length >= 3
