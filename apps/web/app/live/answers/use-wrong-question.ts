import type { LiveAnswer, LivePrompt } from '@sightline/live/session/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReportLive } from '../session/use-live-events.ts'

/** How long calling a question wrong can be undone. */
const UNDO_WITHIN_MS = 10_000

interface Removed {
  prompt: LivePrompt
  answer: LiveAnswer
}

/**
 * Takes away questions that the user calls wrong. They are reported, which is final, once undoing
 * is no longer offered.
 */
export function useWrongQuestion(report: ReportLive) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const waiting = useRef<Removed | null>(null)
  const hold = (next: Removed | null) => {
    waiting.current = next
    setRemoved(next)
  }
  /** Reports the question that waits, whose place `next` takes. */
  const reportAndHold = (next: Removed | null) => {
    if (waiting.current)
      report({ type: 'answer-marked', answer: waiting.current.answer.id, mark: 'wrong-question' })
    hold(next)
  }
  const finish = useEffectEvent(() => reportAndHold(null))
  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(() => finish(), UNDO_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [removed])
  useEffect(() => {
    const leave = () => finish()
    // Before the listener that sends the events of a page that is being closed.
    addEventListener('pagehide', leave, { capture: true })
    return () => {
      removeEventListener('pagehide', leave, { capture: true })
      leave()
    }
  }, [])

  return {
    /** The prompt point that was taken away last, while that can be undone. */
    removed: removed?.prompt ?? null,
    remove: (prompt: LivePrompt, answer: LiveAnswer) => reportAndHold({ prompt, answer }),
    undo: () => hold(null),
  }
}
