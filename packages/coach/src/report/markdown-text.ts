/** A Markdown quote, line by line. */
export const quote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** Text indented to continue a Markdown list item. */
export const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export const bulletList = (items: string[]) => items.map((item) => `- ${item}`).join('\n')

export const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/**
 * A code block whose fence is longer than any run of backticks in the code, so that the code cannot
 * close the block.
 */
export function codeBlock(code: string, language: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g)?.map(({ length }) => length) ?? []))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code}\n${fence}`
}
