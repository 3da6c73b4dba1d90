import type { Remark } from '@sightline/analysis/remark'
import type { CandidateQuestion, Language } from '@sightline/contracts/questions'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createCodeAnalyser } from './code-analyser.ts'
import { remarkCountAnnouncement } from './remark-marks.ts'

const READ_AFTER_MS = 600

type Options = {
  question: CandidateQuestion
  language: Language
  /** The code as it is now. */
  readCode: () => string
}

export interface Feedback {
  /** Null until the code has been read for the first time. */
  remarks: Remark[] | null
  /** For screen readers: said when the number of remarks changes. */
  spoken: string
  /** Tells that the code is different now. It is read once no more keys come. */
  change: (code: string) => void
}

/** Remarks on the code while it is being written. Old ones stay until new ones are there. */
export function useFeedback({ question, language, readCode }: Options): Feedback {
  const [reader] = useState(createCodeAnalyser)
  const [remarks, setRemarks] = useState<Remark[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(0)
  const amount = useRef(0)
  const [spoken, setSpoken] = useState('')

  function change(code: string) {
    clearTimeout(timer.current)
    const turn = ++newest.current
    timer.current = setTimeout(async () => {
      const reading = await reader.analyse({ code, language, question })
      if (turn !== newest.current) return
      setRemarks((before) => (isSame(before, reading.remarks) ? before : reading.remarks))
      if (reading.remarks.length === amount.current) return
      amount.current = reading.remarks.length
      setSpoken(remarkCountAnnouncement(amount.current))
    }, READ_AFTER_MS)
  }
  const readAnew = useEffectEvent(() => {
    setRemarks(null)
    change(readCode())
  })

  useEffect(() => {
    return () => {
      clearTimeout(timer.current)
      reader.close()
    }
  }, [reader])

  // biome-ignore lint/correctness/useExhaustiveDependencies: code in another language is read anew.
  useEffect(() => readAnew(), [language, question.slug])

  return { remarks, spoken, change }
}

const isSame = (a: Remark[] | null, b: Remark[]) => JSON.stringify(a) === JSON.stringify(b)
