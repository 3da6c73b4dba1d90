import type { Language } from '@sightline/contracts/languages/languages'
import { type PostingSigns, someWords } from './posting-signs.ts'

/** Terms of the taxonomy that are languages of mock interviews. */
const OFFERED: Record<string, Language> = {
  JavaScript: 'javascript',
  TypeScript: 'typescript',
  Python: 'python',
  Ruby: 'ruby',
  'C++': 'cpp',
  Java: 'java',
  'C#': 'csharp',
  '.NET': 'csharp',
  Go: 'go',
  Rust: 'rust',
}
/** Languages in which no mock interview is held, with the nearest that is offered. */
const NEAREST: Record<string, Language> = {
  Kotlin: 'java',
  Scala: 'java',
  Groovy: 'java',
  Clojure: 'java',
  C: 'cpp',
  'Objective-C': 'cpp',
  Swift: 'typescript',
  'F#': 'csharp',
  'VB.NET': 'csharp',
  PHP: 'javascript',
  Dart: 'typescript',
  Perl: 'python',
  R: 'python',
  Julia: 'python',
  MATLAB: 'python',
  Elixir: 'ruby',
  Erlang: 'javascript',
  Haskell: 'javascript',
  COBOL: 'java',
  Apex: 'java',
}

/** Whether a term is a language in which programs, and not queries or pages, are written. */
export const isProgramLanguage = (name: string): boolean => name in OFFERED || name in NEAREST

interface ChosenLanguage {
  language: { value: Language; because: string[] }
  otherLanguages: string[]
}

/** The language of a coding round for a posting that names none. */
const USUAL = 'javascript'

/**
 * The language of programming that a posting asks for most: a named language counts twice, one that
 * a framework implies once. Where the posting asks for one that is not offered, the best of those
 * that it names or, without any, the nearest one.
 */
export function languageFor({ signs }: PostingSigns): ChosenLanguage {
  const offered = ranked(
    signs.filter(({ name }) => name in OFFERED),
    (name) => OFFERED[name],
  )
  const others = ranked(
    signs.filter(({ name }) => name in NEAREST),
    (name) => name,
  )
  const [best, other] = [offered[0], others[0]]
  const isOtherAsked = other !== undefined && other.weight > (best?.weight ?? 0)
  const otherLanguages = isOtherAsked ? [other.value] : []
  if (best && (!isOtherAsked || best.isNamed))
    return { language: { value: best.value, because: best.words }, otherLanguages }
  const nearest = other && NEAREST[other.value]
  return { language: { value: nearest ?? USUAL, because: [] }, otherLanguages }
}

function ranked<Value>(
  signs: PostingSigns['signs'],
  languageOf: (name: string) => Value | undefined,
) {
  const groups = Map.groupBy(signs, ({ name }) => languageOf(name))
  return [...groups]
    .flatMap(([value, found]) => (value === undefined ? [] : [{ value, ...weighed(found) }]))
    .toSorted((a, b) => b.weight - a.weight)
}

function weighed(found: PostingSigns['signs']) {
  const [implied, named] = [true, false].map((is) =>
    found.filter(({ isImplied }) => isImplied === is),
  )
  const total = (named ?? []).reduce((sum, { weight }) => sum + 2 * weight, 0)
  // Frameworks tend to be listed by the dozen.
  const most = Math.max(0, ...(implied ?? []).map(({ weight }) => weight))
  return {
    weight: total + most,
    isNamed: total > 0,
    words: someWords([...(named ?? []), ...(implied ?? [])].map(({ word }) => word)),
  }
}
