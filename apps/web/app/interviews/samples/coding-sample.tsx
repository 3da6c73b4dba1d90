import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { useState } from 'react'
import { keptSample } from './kept-sample.ts'
import { SampleWorkspace } from './sample-workspace.tsx'

type Props = { questions: CandidateQuestion[]; onOther: () => void }

/**
 * Coding questions to try, one at a time: first the one of an earlier visit, else that of the day.
 */
export function CodingSample({ questions, onOther }: Props) {
  const [index, setIndex] = useState(() => {
    const kept = keptSample()
    return Math.max(
      0,
      questions.findIndex(({ slug }) => slug === kept?.question),
    )
  })
  const question = questions[index]
  return (
    question && (
      <SampleWorkspace
        key={question.slug}
        question={question}
        onNext={() => setIndex((index + 1) % questions.length)}
        onOther={onOther}
      />
    )
  )
}
