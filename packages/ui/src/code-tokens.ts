type Kind = 'comment' | 'string' | 'number' | 'keyword' | 'name'

/** Words that are keywords in all supported languages. */
const KEYWORDS =
  'and as async await break case catch class const continue def do elif else end enum except export extends false finally for from fn func function if impl import in interface is lambda let match new nil None not null of or private public raise return self static struct super switch this throw true True False try type var void while with yield'

const SLASHES = String.raw`//[^\n]*|/\*[\s\S]*?\*/`
const HASH = String.raw`#[^\n]*`
const DASHES = String.raw`--[^\n]*|/\*[\s\S]*?\*/`
/** Where comments do not begin with two slashes: these divide in Python. */
const COMMENTS: Record<string, string> = { python: HASH, ruby: HASH, bash: HASH, sql: DASHES }

const patternWith = (comment: string) =>
  new RegExp(
    [
      `(?<comment>${comment})`,
      String.raw`(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\`(?:\\.|[^\`\\])*\`)`,
      String.raw`(?<number>\b\d[\w.]*)`,
      String.raw`(?<keyword>\b(?:${KEYWORDS.replaceAll(' ', '|')})\b)`,
      String.raw`(?<name>\b[A-Za-z_]\w*(?=\())`,
    ].join('|'),
    'g',
  )
const ANY_COMMENT = patternWith(`${SLASHES}|${HASH}`)
const patternOf = (language: string | undefined) =>
  language === undefined ? ANY_COMMENT : patternWith(COMMENTS[language] ?? SLASHES)

/**
 * Splits code into coloured and plain pieces, in order; `start` is the offset of a piece. For
 * display only, not for an editor. `language`: its name as after the fence of a block of code.
 */
export function codeTokens(
  code: string,
  language?: string,
): { start: number; text: string; kind?: Kind }[] {
  const tokens: { start: number; text: string; kind?: Kind }[] = []
  let end = 0
  for (const match of code.matchAll(patternOf(language))) {
    if (match.index > end) tokens.push({ start: end, text: code.slice(end, match.index) })
    const kind = Object.entries(match.groups ?? {}).find(
      ([, text]) => text !== undefined,
    )?.[0] as Kind
    tokens.push({ start: match.index, text: match[0], kind })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ start: end, text: code.slice(end) })
  return tokens
}
