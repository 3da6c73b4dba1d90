import type { Language } from '@sightline/contracts/languages/languages'

/** A word, number, text or sign of the code. */
type Token = { text: string; isName: boolean }
/** A line with code on it. `line` counts from 1; `text` is its tokens with a space between. */
export type CodeLine = { line: number; indent: number; text: string; tokens: Token[] }

const COMMENTS: Partial<Record<Language, RegExp>> = {
  python: /#[^\n]*/y,
  ruby: /#(?!\{)[^\n]*/y,
}
const BRACES_COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const TEXT =
  /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/y
const WORD = /[A-Za-z_$@][\w$]*[?!]?(?!=[^=])|[A-Za-z_$@][\w$]*/y
const OTHER = /\d[\w.]*|[-+*/%<>=!&|^~?:]+|\S/y
const KEYWORDS = new Set(
  `and as assert auto begin bool break case catch char class const continue def default del do double elif else elsif end
  except False false finally float for from function global if import in include instanceof int is lambda let long module
  namespace new next nil None nonlocal not null nullptr of or pass private public raise redo rescue return self size_t
  static std string struct super switch template then this throw True true try typename undefined unless unsigned until
  using var void when while with yield`.split(/\s+/),
)

/**
 * The lines with code, each with its tokens. Brackets alone on a line, and `end`, count to the line
 * before. Names are what a candidate chose: words that are called or stand behind a dot are none.
 */
export function codeLines(code: string, language: Language): CodeLine[] {
  const lines: Omit<CodeLine, 'text'>[] = []
  const rows = code.split('\n')
  const comment = COMMENTS[language] ?? BRACES_COMMENT
  let row = 0
  for (let at = 0; at < code.length; ) {
    const [kind, text] = nextToken(code, at, comment)
    if (kind !== 'comment' && text.trim() !== '') {
      const token = tokenOf(code, at, kind, text)
      const last = lines.at(-1)
      const raw = rows[row] ?? ''
      if (last && (last.line === row + 1 || isClosing(raw))) last.tokens.push(token)
      else lines.push({ line: row + 1, indent: raw.search(/\S/), tokens: [token] })
    }
    row += text.split('\n').length - 1
    at += text.length
  }
  return lines.map((line) => ({ ...line, text: line.tokens.map(({ text }) => text).join(' ') }))
}

const isClosing = (row: string) => /^\s*(?:[)\]}]+[;,]?|end)+\s*$/.test(row)

type Kind = 'comment' | 'text' | 'word' | 'other'

function nextToken(code: string, at: number, comment: RegExp): [Kind, string] {
  for (const [kind, pattern] of [
    ['other', /\s+/y],
    ['comment', comment],
    ['text', TEXT],
    ['word', WORD],
    ['other', OTHER],
  ] as const) {
    pattern.lastIndex = at
    const found = pattern.exec(code)
    if (found?.[0]) return [kind, found[0]]
  }
  return ['other', code[at] ?? ' ']
}

function tokenOf(code: string, at: number, kind: Kind, text: string): Token {
  const isMember = /(?:\.|->|::)$/.test(code.slice(Math.max(0, at - 2), at))
  const isCalled =
    text.length > 1 && /^\s*\(/.test(code.slice(at + text.length, at + text.length + 3))
  // A single letter before a bracket mostly is a C++ value that is made there.
  return { text, isName: kind === 'word' && !KEYWORDS.has(text) && !isMember && !isCalled }
}
