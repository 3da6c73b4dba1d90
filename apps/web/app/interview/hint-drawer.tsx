import { HINTS_PER_QUESTION } from '@sightline/contracts/interview-limits'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { SidePanel } from '@sightline/ui/side-panel'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../api.ts'
import { messageOf } from '../api-request.ts'
import { Markdown } from './markdown.tsx'
import type { LiveInterview } from './use-interview.ts'
import { count } from './words.ts'

type HintDrawerProps = {
  isOpen: boolean
  onClose: () => void
  live: LiveInterview
  interviewId: string
  question: string
  /** Those asked for before this page was opened. */
  initialHints: string[]
}

/** The hints, one more at each request. */
export function HintDrawer({ isOpen, onClose, live, interviewId, question, initialHints }: HintDrawerProps) {
  const [hints, setHints] = useState(initialHints)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const left = HINTS_PER_QUESTION - hints.length
  const isOver = live.interview.state === 'ended'

  // Asked for in another tab: their words are the server's to give.
  const hintsAsked = live.interview.questions.find((progress) => progress.question === question)?.hintsAsked ?? 0
  const isBehind = isOpen && !isBusy && hintsAsked > hints.length
  const catchUp = useEffectEvent(async () => {
    const { questions } = await api.interviews.read(interviewId)
    setHints((shown) => questions.find(({ slug }) => slug === question)?.hints ?? shown)
  })
  useEffect(() => {
    if (isBehind) catchUp().catch((error: unknown) => setProblem(messageOf(error)))
  }, [isBehind])

  async function ask() {
    setIsBusy(true)
    setProblem(null)
    try {
      const { event, text } = await api.interviews.askHint(interviewId, { id: crypto.randomUUID(), question })
      live.take(event)
      if (text !== null) setHints([...hints, text])
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title="Hints">
      <div className="flex flex-col gap-6 p-3">
        {hints.length === 0 && (
          <p className="text-muted">
            There are {count(HINTS_PER_QUESTION, 'hint')}, from a nudge to the approach. Each one you ask for is noted
            on your report.
          </p>
        )}
        <ol aria-live="polite" className="flex flex-col gap-6 empty:-mt-6">
          {hints.map((hint, index) => (
            <li key={hint} className="flex flex-col gap-1">
              <h3 className="text-sm text-muted">
                Hint {index + 1} of {HINTS_PER_QUESTION}
              </h3>
              <Markdown>{hint}</Markdown>
            </li>
          ))}
        </ol>
        {problem && <Banner tone="bad">{problem}</Banner>}
        {left > 0 && !isOver ? (
          <Button icon={<Lightbulb size={16} aria-hidden />} onClick={ask} isBusy={isBusy} className="self-start">
            {hints.length === 0 ? 'Show the first hint' : 'Show the next hint'}
          </Button>
        ) : (
          <p className="text-sm text-muted">{isOver ? 'This interview has ended.' : 'These are all the hints.'}</p>
        )}
      </div>
    </SidePanel>
  )
}
