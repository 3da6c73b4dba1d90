import { errorMessage } from '@sightline/client/errors'
import type { QuestionProgress } from '@sightline/coach/interview/state'
import { useEffect, useEffectEvent, useState } from 'react'
import { interviewsApi } from '../api.ts'
import type { InterviewTalk } from '../log/use-interview-log.ts'

export type RequestedHint = {
  position: number
  /** Null until the text has arrived. */
  text: string | null
  /** The model that wrote the text; undefined for a hint of the question bank. */
  author?: string | undefined
  /** Whether a model was asked to write the text. */
  isModelAsked: boolean
}

type HintSource = {
  interviewId: string
  question: string
  /** The question bank's hints that were asked for before this page was opened. */
  initialHints: string[]
  /** Saves the current code, which a model refers to in its hint. */
  saveCode: () => void
}

export interface Hints {
  /** The hints asked for so far, in order. */
  requested: RequestedHint[]
  /** True while the request for a hint is sent. */
  isBusy: boolean
  /** True while a model writes the latest hint. */
  isPending: boolean
  /** Why the last request has failed. */
  problem: string | null
  ask: () => Promise<void>
}

/**
 * The hints of a question that the candidate has asked for. `bankHints` are the question bank's, as
 * far as known.
 */
export function requestedHints(
  progress: QuestionProgress | undefined,
  bankHints: readonly (string | undefined)[],
): RequestedHint[] {
  return Array.from({ length: progress?.hintsAsked ?? 0 }, (_, index): RequestedHint => {
    const position = index + 1
    const modelHint = progress?.modelHints.find((hint) => hint.position === position)
    if (!modelHint) return { position, text: bankHints[index] ?? null, isModelAsked: false }
    return {
      position,
      text: modelHint.wording?.text ?? null,
      author: modelHint.wording?.author,
      isModelAsked: true,
    }
  })
}

/** The hints of the current question, and the way to ask for the next one. */
export function useHints(
  log: InterviewTalk,
  { interviewId, question, initialHints, saveCode }: HintSource,
): Hints {
  const [bankHints, setBankHints] = useState<(string | undefined)[]>(initialHints)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const progress = log.interview.questions.find((candidate) => candidate.question === question)
  const hints = requestedHints(progress, bankHints)

  // The text of a hint that was asked for in another tab has to be fetched.
  const isTextMissing =
    !isBusy && hints.some(({ text, isModelAsked }) => text === null && !isModelAsked)
  const fetchBankHints = useEffectEvent(async () => {
    const { questions } = await interviewsApi.read(interviewId)
    setBankHints((known) => questions.find(({ slug }) => slug === question)?.hints ?? known)
  })
  useEffect(() => {
    if (isTextMissing) fetchBankHints().catch((error: unknown) => setProblem(errorMessage(error)))
  }, [isTextMissing])

  async function ask() {
    setIsBusy(true)
    setProblem(null)
    try {
      saveCode()
      await log.flush()
      const { event, text } = await interviewsApi.askHint(interviewId, {
        id: crypto.randomUUID(),
        question,
      })
      if (text === null) log.reply.open()
      else setBankHints((known) => Object.assign([...known], { [hints.length]: text }))
      log.addStoredEvent(event)
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setIsBusy(false)
    }
  }

  return {
    requested: hints,
    isBusy,
    isPending: hints.some(({ text, isModelAsked }) => text === null && isModelAsked),
    problem,
    ask,
  }
}
