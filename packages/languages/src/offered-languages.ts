import type { Language, QuestionKind } from '@sightline/contracts/questions'
import { BROWSER_LANGUAGES, LANGUAGE_NAMES } from './registry.ts'

/**
 * The languages in which questions of a kind are offered. Given code, and harnesses that play the calls of a class,
 * exist only for the languages that run in the browser.
 */
export const offeredLanguages = (kind: QuestionKind): readonly Language[] =>
  kind === 'write' ? LANGUAGE_NAMES : BROWSER_LANGUAGES
