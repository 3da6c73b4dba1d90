import type { Language, QuestionKind } from '@sightline/contracts/questions'
import { BROWSER_LANGUAGES, LANGUAGE_NAMES } from './registry.ts'

/**
 * The languages in which questions of a kind are offered. Given code exists only in the languages that run in the
 * browser.
 */
export const offeredLanguages = (kind: QuestionKind): readonly Language[] =>
  kind === 'write' ? LANGUAGE_NAMES : BROWSER_LANGUAGES
