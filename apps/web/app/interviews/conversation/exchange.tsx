import { ANSWER_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import { Button } from '@sightline/ui/button'
import { CharactersLeft } from '@sightline/ui/characters-left'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

/** The open part of the conversation: what the coach says now, and the form to reply. */
export function Exchange({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  // In braces, because newer browsers return a promise, which an effect must not return.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="flex animate-appear gap-3 border-t border-line bg-surface px-4 py-4 text-sm sm:px-6"
    >
      <MessageSquareQuote size={20} aria-hidden className="mt-px shrink-0 text-accent-strong" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h2 id={id} className="text-sm">
          {title}
        </h2>
        {children}
      </div>
      {/* Screen readers announce only the title; the question itself follows in reading order. */}
      <p role="status" className="sr-only">
        {title}
      </p>
    </section>
  )
}

type AnswerFormProps = {
  label: string
  sendLabel: string
  /** True while a coach reply is arriving. */
  isWaiting?: boolean
  onSend: (text: string) => void
  children: ReactNode
}

/** A short text to the coach, and the buttons to send it or do something else. */
export function AnswerForm({
  label,
  sendLabel,
  isWaiting = false,
  onSend,
  children,
}: AnswerFormProps) {
  const [text, setText] = useState('')
  const id = useId()
  const send = () => {
    if (text.trim() === '') return
    onSend(text.trim())
    setText('')
  }
  return (
    <div className="flex max-w-reading flex-col gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={ANSWER_MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="w-full rounded-control border border-control bg-background px-3 py-2 text-ink"
      />
      <CharactersLeft length={text.length} maxLength={ANSWER_MAX_LENGTH} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={send} disabled={isWaiting || text.trim() === ''}>
          {sendLabel}
        </Button>
        {children}
      </div>
    </div>
  )
}
