import type { QuestionProgress } from '@sightline/coach/interview/state'
import type { Language } from '@sightline/contracts/languages/languages'
import { LANGUAGE_NAMES, LANGUAGES } from '@sightline/languages/registry'

export type OwnCode = { language: Language; code: string; label: string }

/**
 * The code that counts as the candidate's answer: the last submission, else the code as written.
 * Null without any code.
 */
export function ownCodeOf({ submissions, code }: QuestionProgress, title: string): OwnCode | null {
  const last = submissions.at(-1)
  if (last) {
    const label = `Your last submission to “${title}”, ${LANGUAGES[last.language].label}`
    return { language: last.language, code: last.code, label }
  }
  const writtenIn = LANGUAGE_NAMES.find((language) => code[language] !== undefined)
  const text = writtenIn && code[writtenIn]
  return text === undefined || writtenIn === undefined
    ? null
    : {
        language: writtenIn,
        code: text,
        label: `Your code for “${title}”, ${LANGUAGES[writtenIn].label}, not submitted`,
      }
}
