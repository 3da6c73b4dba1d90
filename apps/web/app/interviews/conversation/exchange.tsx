import { ANSWER_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import { Button } from '@sightline/ui/button'
import { CharactersLeft } from '@sightline/ui/characters-left'
import { isComposing } from '@sightline/ui/composing'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { isMac } from '../workspace/use-shortcuts.ts'
import type { TextToCoach } from './use-text-to-coach.ts'

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
  toCoach: Pick<TextToCoach, 'text' | 'write' | 'send'>
  /** True while a coach reply is arriving. */
  isWaiting?: boolean
  children: ReactNode
}

/** A short text to the coach, and the buttons to send it or do something else. */
export function AnswerForm({
  label,
  sendLabel,
  toCoach: { text, write, send },
  isWaiting = false,
  children,
}: AnswerFormProps) {
  const id = useId()
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
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, shiftKey, altKey } = event
          if (key !== 'Enter' || !(ctrlKey || metaKey) || shiftKey || altKey) return
          if (isComposing(event.nativeEvent)) return
          // Elsewhere on the page the same keys run the code.
          event.stopPropagation()
          event.preventDefault()
          if (!isWaiting) send()
        }}
        className="w-full rounded-control border border-control bg-background px-3 py-2 text-ink"
      />
      <CharactersLeft length={text.length} maxLength={ANSWER_MAX_LENGTH} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          onClick={send}
          disabled={isWaiting || text.trim() === ''}
          title={`${sendLabel} (${isMac() ? '⌘' : 'Ctrl+'}Enter)`}
        >
          {sendLabel}
        </Button>
        {children}
      </div>
    </div>
  )
}
