/**
 * The scripts that the fonts of the page lack, each with what its font is for. A font is loaded
 * only for a report that has such letters. The marks between sentences of Indian and Chinese texts
 * count for several scripts.
 */
export const FALLBACK_SCRIPTS = {
  devanagari: /[\p{Script=Devanagari}\u0964\u0965]/u,
  bengali: /\p{Script=Bengali}/u,
  gujarati: /\p{Script=Gujarati}/u,
  kannada: /\p{Script=Kannada}/u,
  malayalam: /\p{Script=Malayalam}/u,
  tamil: /\p{Script=Tamil}/u,
  telugu: /\p{Script=Telugu}/u,
  thai: /\p{Script=Thai}/u,
  hangul: /\p{Script=Hangul}/u,
  han: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u,
}

export type FallbackName = keyof typeof FALLBACK_SCRIPTS

export const FALLBACK_NAMES = Object.keys(FALLBACK_SCRIPTS) as FallbackName[]
