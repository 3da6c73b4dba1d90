import type { Language } from '@sightline/contracts/languages/languages'

/** A function that calls itself, and the lines of those calls. */
export type NamedRecursion = { name: string; lines: number[] }

const BRACES =
  /\b(?:function\s+(\w+)|(?:const|let|var|auto)\s+(\w+)\s*=\s*(?:\[|\(|\w+\s*=>|function\b)|(\w+)\s*\([^;{}]*\)\s*(?:const\s*)?(?::\s*[\w[\]<>| ]+\s*)?\{|function<[^=;]*>\s+(\w+)\s*=)/
const DEFINITIONS: Partial<Record<Language, RegExp>> = {
  javascript: BRACES,
  typescript: BRACES,
  cpp: BRACES,
  python: /^\s*def\s+(\w+)/,
  ruby: /^\s*(?:def\s+(\w+[?!]?)|(\w+)\s*=\s*(?:lambda\b|->|proc\b))/,
}
const KEYWORDS = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'function'])

/**
 * The first function of the code that calls itself, told by the indentation of its body; null when
 * none does.
 */
export function findRecursion(code: string, language: Language): NamedRecursion | null {
  const definition = DEFINITIONS[language]
  if (!definition) return null
  const lines = code.split('\n')
  for (const [index, text] of lines.entries()) {
    const name = definition.exec(text)?.slice(1).find(Boolean)
    if (!name || KEYWORDS.has(name)) continue
    const call = new RegExp(`(?<![\\w.])${name.replace(/[?!]/, '\\$&')}(?:\\.call|\\.)?\\(`, 'g')
    const own = bodyOf(lines, index).flatMap((line) => {
      const shown = (lines[line] ?? '').replace(line === index ? definition : '', '')
      return [...shown.matchAll(call)].map(() => line + 1)
    })
    if (own.length > 0) return { name, lines: own }
  }
  return null
}

/** The lines of a function, its head included: all that are indented deeper than the head. */
function bodyOf(lines: string[], head: number): number[] {
  const indent = (lines[head] ?? '').search(/\S/)
  const end = lines.findIndex(
    (text, at) => at > head && text.trim() !== '' && text.search(/\S/) <= indent,
  )
  return Array.from({ length: (end < 0 ? lines.length : end) - head }, (_, offset) => head + offset)
}
