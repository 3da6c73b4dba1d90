import type { Interview, QuestionProgress } from '@sightline/coach/interview/state'
import type { ReportedEvent } from '@sightline/contracts/interviews/events'
import type { InterviewDetail } from '@sightline/contracts/interviews/interviews'
import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { offeredLanguages } from '@sightline/languages/offered-languages'
import { starterFor } from '@sightline/languages/starter'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAutosavedText } from '../editor/use-autosaved-text.ts'
import type { Report } from '../log/create-interview-log.ts'
import type { CodeEvent } from '../log/use-interview-log.ts'
import { forgetSample, keptSample } from '../samples/kept-sample.ts'

/**
 * Code is sent this long after it was saved; newer code then replaces older code that is not sent
 * yet.
 */
const SEND_AFTER_MS = 1500

/** The code that is being written, in one language at a time. */
export interface WrittenCode {
  language: Language
  changeLanguage: (next: Language) => void
  /** What the candidate begins with in this language. */
  starter: string
  /** The code in this language as it was saved last. */
  saved: string
  current: () => string
  /** Saves the code, and returns it. */
  save: () => string
  edit: (text: string) => void
  /** Takes over code that was saved elsewhere; false when it changes nothing here. */
  adopt: (event: CodeEvent) => boolean
  /** Changes whenever the editor has to start again with other code. */
  editorKey: string
}

interface Options {
  question: CandidateQuestion
  interview: Interview
  progress: QuestionProgress | null
  firstLanguage: () => Language
  report: Report
}

export function useWrittenCode(options: Options): WrittenCode {
  const { question, interview, progress, firstLanguage, report } = options
  const isEnded = interview.state === 'ended'
  const [language, setLanguage] = useState(firstLanguage)
  const [adoptedTimes, setAdoptedTimes] = useState(0)
  const reportCode = (of: Language, code: string) =>
    report({ type: 'code-saved', question: question.slug, language: of, code }, SEND_AFTER_MS)
  const triedCode = useTriedCode(question.slug, progress?.code ?? {}, reportCode)
  const savedIn = (of: Language) => progress?.code[of] ?? triedCode[of] ?? starterFor(question, of)
  const text = useAutosavedText(savedIn(language), (code) => reportCode(language, code))
  return {
    language,
    changeLanguage(next) {
      text.save()
      text.replaceWith(savedIn(next))
      // Even unchanged, so that a reload opens the interview in this language.
      if (!isEnded) reportCode(next, text.current())
      setLanguage(next)
    },
    starter: starterFor(question, language),
    saved: savedIn(language),
    current: text.current,
    save: text.save,
    edit: text.edit,
    adopt(event) {
      const isShown = event.question === question.slug && event.language === language
      if (!isShown || !text.replaceWith(event.code)) return false
      setAdoptedTimes((times) => times + 1)
      return true
    },
    editorKey: `${language} ${isEnded} ${adoptedTimes}`,
  }
}

/**
 * Code that was written for this question on the landing page. It becomes the interview's once the
 * question is shown.
 */
function useTriedCode(
  question: string,
  storedCode: Partial<Record<Language, string>>,
  onTakeOver: (language: Language, code: string) => void,
): Partial<Record<Language, string>> {
  const [sample] = useState(() => {
    const kept = keptSample()
    return kept?.question === question && storedCode[kept.language] === undefined ? kept : null
  })
  const takeOver = useEffectEvent(() => {
    if (!sample) return
    onTakeOver(sample.language, sample.code)
    forgetSample()
  })
  useEffect(() => takeOver(), [])
  return sample ? { [sample.language]: sample.code } : {}
}

/**
 * The language, of those that the question is offered in, that the candidate used last, on any
 * device; before the first code, the one the interview was started with.
 */
export function latestLanguage(
  { interview, events }: InterviewDetail,
  unsentEvents: ReportedEvent[],
  { kind }: Pick<CandidateQuestion, 'kind'>,
): Language {
  const used = [...events, ...unsentEvents].flatMap((event) =>
    'language' in event ? [event.language] : [],
  )
  const offered = offeredLanguages(kind)
  return (
    [interview.language, ...used].findLast((language) => language && offered.includes(language)) ??
    offered[0] ??
    'javascript'
  )
}
