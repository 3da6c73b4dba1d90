/** Comments, and the insides of texts, in the two languages that are read without a parser. */
const INERT = {
  cpp: /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^\s*#[^\n]*/gm,
  ruby: /^=begin[\s\S]*?^=end|#(?!\{)[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/gm,
}

/** The code with blanks for comments and texts, so that every character keeps its place. */
export const blankText = (code: string, language: 'cpp' | 'ruby'): string =>
  code.replace(INERT[language], (inert) => inert.replace(/[^\n]/g, ' '))

const CLOSERS: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/**
 * The place behind the bracket that closes the one at `open`; the end of the text when none does.
 */
export function behindBracket(text: string, open: number): number {
  const closers: string[] = []
  for (let at = open; at < text.length; at++) {
    const character = text[at] ?? ''
    const closer = CLOSERS[character]
    if (closer) closers.push(closer)
    else if (character === closers.at(-1)) {
      closers.pop()
      if (closers.length === 0) return at + 1
    }
  }
  return text.length
}
