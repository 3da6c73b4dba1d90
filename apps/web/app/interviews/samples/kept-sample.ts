import type { Language } from '@sightline/contracts/languages/languages'
import { LANGUAGES } from '@sightline/languages/registry'
import { ANSWER_KEY, CODE_KEY } from './storage-keys.ts'

const KEPT_MS = 30 * 24 * 60 * 60_000

/** Code that was written for a sample question, until an interview takes it over. */
export type KeptSample = { question: string; title: string; language: Language; code: string }
/** An answer to a behavioral sample question, until an interview takes it over. */
export type KeptAnswer = { question: string; title: string; text: string }

/** Keeps the code in this browser for 30 days. */
export const keepSample = (sample: KeptSample) => keep(CODE_KEY, sample)
/** The kept code, or null. */
export const keptSample = (): KeptSample | null => readKept(CODE_KEY, isSample)
export const forgetSample = () => forget(CODE_KEY)

/** Keeps the answer in this browser for 30 days. */
export const keepAnswer = (answer: KeptAnswer) => keep(ANSWER_KEY, answer)
/** The kept answer, or null. */
export const keptAnswer = (): KeptAnswer | null => readKept(ANSWER_KEY, isAnswer)
/** The text that was kept for this question; empty for none. */
export function keptAnswerTo(question: string): string {
  const kept = keptAnswer()
  return kept?.question === question ? kept.text : ''
}
export const forgetAnswer = () => forget(ANSWER_KEY)

/** Best effort: without storage the value is lost with the page. */
function keep(key: string, value: object) {
  try {
    localStorage.setItem(key, JSON.stringify({ ...value, untilMs: Date.now() + KEPT_MS }))
  } catch {
    // The visitor can still go on.
  }
}

type Fields = Record<string, unknown>

function readKept<Kept>(key: string, isKept: (fields: Fields) => boolean): Kept | null {
  try {
    const kept: Fields | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !isKept(kept)) return null
    return typeof kept.untilMs === 'number' && kept.untilMs > Date.now() ? (kept as Kept) : null
  } catch {
    return null
  }
}

function forget(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

const areTexts = (fields: Fields, names: string[]) =>
  names.every((name) => typeof fields[name] === 'string')
const isSample = (fields: Fields) =>
  areTexts(fields, ['question', 'title', 'language', 'code']) &&
  Object.hasOwn(LANGUAGES, String(fields.language))
const isAnswer = (fields: Fields) => areTexts(fields, ['question', 'title', 'text'])
