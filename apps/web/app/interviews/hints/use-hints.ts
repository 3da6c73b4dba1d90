import { useEffect, useEffectEvent, useState } from 'react'
import { errorMessage } from '../../http.ts'
import { interviewsApi } from '../api.ts'
import type { SyncedInterview } from '../session/use-synced-interview.ts'

/** `text` is null as long as it is not here; `isLeft` when a model was to word it, `author` the model that did. */
export type ShownHint = { position: number; text: string | null; author?: string | undefined; isModelWritten: boolean }

type HintsOf = { interviewId: string; question: string; initialHints: string[]; saveCode: () => void }

/** The hints of a question that were asked for, and the way to the next. */
export function useHints(
  live: SyncedInterview,
  isOpen: boolean,
  { interviewId, question, initialHints, saveCode }: HintsOf,
) {
  const [steps, setSteps] = useState<(string | undefined)[]>(initialHints)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const progress = live.interview.questions.find((one) => one.question === question)
  const hints = Array.from({ length: progress?.hintsAsked ?? 0 }, (_, index): ShownHint => {
    const position = index + 1
    const left = progress?.modelHints.find((one) => one.position === position)
    if (!left) return { position, text: steps[index] ?? null, isModelWritten: false }
    return { position, text: left.wording?.text ?? null, author: left.wording?.author, isModelWritten: true }
  })

  // Asked for in another tab: their words are the server's to give.
  const isBehind = isOpen && !isBusy && hints.some(({ text, isModelWritten }) => text === null && !isModelWritten)
  const catchUp = useEffectEvent(async () => {
    const { questions } = await interviewsApi.read(interviewId)
    setSteps((shown) => questions.find(({ slug }) => slug === question)?.hints ?? shown)
  })
  useEffect(() => {
    if (isBehind) catchUp().catch((error: unknown) => setProblem(errorMessage(error)))
  }, [isBehind])

  async function ask() {
    setIsBusy(true)
    setProblem(null)
    try {
      saveCode()
      await live.flush()
      const { event, text } = await interviewsApi.askHint(interviewId, { id: crypto.randomUUID(), question })
      if (text === null) live.reply.open()
      else setSteps((shown) => Object.assign([...shown], { [hints.length]: text }))
      live.addStoredEvent(event)
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setIsBusy(false)
    }
  }

  return {
    hints,
    isBusy,
    isPending: hints.some(({ text, isModelWritten }) => text === null && isModelWritten),
    problem,
    ask,
  }
}
