import type { Language } from '@sightline/contracts/languages/languages'
import { cpp } from './cpp/language.ts'
import { csharp } from './csharp/language.ts'
import type { LanguageDescriptor, RunsIn } from './descriptor.ts'
import { go } from './go/language.ts'
import { java } from './java/language.ts'
import { javascript } from './javascript/language.ts'
import { python } from './python/language.ts'
import { ruby } from './ruby/language.ts'
import { rust } from './rust/language.ts'
import { sql } from './sql/language.ts'
import { typescript } from './typescript/language.ts'

/** The descriptors of all languages, in the order in which people see them. */
export const LANGUAGES = {
  javascript,
  typescript,
  python,
  ruby,
  cpp,
  java,
  csharp,
  go,
  rust,
  sql,
} satisfies Record<Language, LanguageDescriptor>

type RunningIn<Place> = {
  [Name in Language]: (typeof LANGUAGES)[Name]['runsIn'] extends Place ? Name : never
}[Language]

/** Languages that run in the candidate's browser. */
export type BrowserLanguage = RunningIn<'browser'>
/** Languages that only the code runner runs. */
export type RemoteLanguage = RunningIn<Exclude<RunsIn, 'browser'>>

/** The names of all languages, in the order of `LANGUAGES`. */
export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[]

export const runsInBrowser = (language: Language): language is BrowserLanguage =>
  LANGUAGES[language].runsIn === 'browser'
export const isRemote = (language: Language): language is RemoteLanguage => !runsInBrowser(language)

export const BROWSER_LANGUAGES = LANGUAGE_NAMES.filter(runsInBrowser)
export const REMOTE_LANGUAGES = LANGUAGE_NAMES.filter(isRemote)

/**
 * The labels of some languages as part of a sentence: `Java, C#, Go and Rust`. `Intl.ListFormat`
 * gives the same text, but its first use takes longer than the landing page's script.
 */
export function listLabels(languages: readonly Language[], conjunction = 'and'): string {
  const labels = languages.map((language) => LANGUAGES[language].label)
  return labels.length < 2
    ? labels.join()
    : `${labels.slice(0, -1).join(', ')} ${conjunction} ${labels.at(-1)}`
}
