import type { Remark } from '@sightline/analysis/remark'
import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { starterFor } from '@sightline/languages/starter'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createCodeAnalyser } from './code-analyser.ts'
import { remarkCountAnnouncement } from './remark-marks.ts'

const ANALYSE_AFTER_MS = 600

type Options = {
  question: CandidateQuestion
  language: Language
  currentCode: () => string
}

export interface Feedback {
  /** Null until the code has been analysed for the first time. */
  remarks: Remark[] | null
  /** What screen readers say when the number of remarks has changed. */
  announcement: string
  /** Tells that the code has changed. The code is analysed when typing pauses. */
  onEdit: (code: string) => void
}

/** Remarks on the code while it is being written. Remarks stay until newer ones replace them. */
export function useFeedback({ question, language, currentCode }: Options): Feedback {
  const [analyser] = useState(createCodeAnalyser)
  const [remarks, setRemarks] = useState<Remark[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestEdit = useRef(0)
  const remarkCount = useRef(0)
  const [announcement, setAnnouncement] = useState('')

  function dropAnalysis() {
    clearTimeout(timer.current)
    latestEdit.current += 1
  }
  function onEdit(code: string) {
    dropAnalysis()
    const edit = latestEdit.current
    analyser.prepare(language)
    timer.current = setTimeout(async () => {
      const analysis = await analyser.analyse({ code, language, question })
      if (edit !== latestEdit.current) return
      setRemarks((before) => (isSame(before, analysis.remarks) ? before : analysis.remarks))
      if (analysis.remarks.length === remarkCount.current) return
      remarkCount.current = analysis.remarks.length
      setAnnouncement(remarkCountAnnouncement(remarkCount.current))
    }, ANALYSE_AFTER_MS)
  }
  const restart = useEffectEvent(() => {
    dropAnalysis()
    remarkCount.current = 0
    setAnnouncement('')
    const code = currentCode()
    // A starter gets no remarks, so the analysis is loaded only when the candidate writes.
    const isStarter = code === starterFor(question, language)
    setRemarks(isStarter ? [] : null)
    if (!isStarter) onEdit(code)
  })

  useEffect(() => {
    return () => {
      clearTimeout(timer.current)
      analyser.close()
    }
  }, [analyser])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is analysed anew
  useEffect(() => restart(), [language, question.slug])

  return { remarks, announcement, onEdit }
}

const isSame = (a: Remark[] | null, b: Remark[]) => JSON.stringify(a) === JSON.stringify(b)
