import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { starterFor } from '@sightline/languages/starter'
import { useRef, useState } from 'react'
import { type AutosavedText, useAutosavedText } from '../editor/use-autosaved-text.ts'
import { keepSample, keptSample } from './kept-sample.ts'

export interface SampleCode {
  language: Language
  changeLanguage: (next: Language) => void
  code: AutosavedText
  /** The code as it was saved last. */
  savedCode: string
}

/**
 * The code of a sample question, in one language at a time, kept in this browser as it is written.
 */
export function useSampleCode(question: CandidateQuestion): SampleCode {
  const [kept] = useState(() => {
    const sample = keptSample()
    return sample?.question === question.slug ? sample : null
  })
  const [language, setLanguage] = useState<Language>(kept?.language ?? 'javascript')
  const written = useRef<Partial<Record<Language, string>>>(
    kept ? { [kept.language]: kept.code } : {},
  )
  const textIn = (of: Language) => written.current[of] ?? starterFor(question, of)
  const [savedCode, setSavedCode] = useState(() => textIn(language))
  const keep = (of: Language, text: string) => {
    written.current[of] = text
    setSavedCode(text)
    keepSample({ question: question.slug, title: question.title, language: of, code: text })
  }
  const code = useAutosavedText(savedCode, (text) => keep(language, text))

  function changeLanguage(next: Language) {
    code.save()
    code.replaceWith(textIn(next))
    setSavedCode(textIn(next))
    setLanguage(next)
  }

  return { language, code, savedCode, changeLanguage }
}
