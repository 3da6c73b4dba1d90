import type { Language } from '@sightline/contracts/languages/languages'
import type { QuestionKind } from '@sightline/contracts/questions/questions'
import { type BrowserLanguage, LANGUAGE_NAMES, LANGUAGES, runsInBrowser } from './registry.ts'

type ProgramLanguage = {
  [Name in Language]: (typeof LANGUAGES)[Name] extends { starter: unknown } ? Name : never
}[Language]
/** A language of the browser in which functions and classes are written. */
export type BrowserProgramLanguage = BrowserLanguage & ProgramLanguage

const isProgramLanguage = (language: Language): language is ProgramLanguage =>
  'starter' in LANGUAGES[language]
const isBrowserProgramLanguage = (language: Language): language is BrowserProgramLanguage =>
  isProgramLanguage(language) && runsInBrowser(language)

/** The languages in which functions and classes are written, not queries. */
export const PROGRAM_LANGUAGES = LANGUAGE_NAMES.filter(isProgramLanguage)
export const BROWSER_PROGRAM_LANGUAGES = LANGUAGE_NAMES.filter(isBrowserProgramLanguage)
const QUERY_LANGUAGES = LANGUAGE_NAMES.filter((language) => !isProgramLanguage(language))

/**
 * The languages in which questions of a kind are offered. Given code, and harnesses that play the
 * calls of a class, exist only for the languages that run in the browser.
 */
export function offeredLanguages(kind: QuestionKind): readonly Language[] {
  if (kind === 'sql') return QUERY_LANGUAGES
  return kind === 'write' ? PROGRAM_LANGUAGES : BROWSER_PROGRAM_LANGUAGES
}
