/** Text as a quote of Markdown, line by line. */
export const quote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** Text that goes on below an item of a list. */
export const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
