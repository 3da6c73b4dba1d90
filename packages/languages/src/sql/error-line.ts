/**
 * The line of the code, from 1, that an error of SQLite is about; null where that is not certain.
 */
export function lineOfError(message: string, code: string): number | null {
  const [, near, missing] =
    /^near "(.+)": syntax error|^no such (?:column|table|function): (\S+)/s.exec(message) ?? []
  const name = near ?? missing
  if (name === undefined) return null
  const lines = withoutTexts(code).split('\n')
  const place = new RegExp(`(?<![\\w.])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'gi')
  const found = lines.flatMap((line, index) => Array.from(line.matchAll(place), () => index + 1))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The code with its comments and quoted texts blanked out, line by line. */
const withoutTexts = (code: string) =>
  code.replace(/--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'/gs, (text) => text.replace(/[^\n]/g, ' '))
