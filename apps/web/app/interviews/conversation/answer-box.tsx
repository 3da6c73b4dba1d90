import { SPOKEN_ANSWER_MAX_LENGTH } from '@sightline/contracts/interview-limits'
import { Button } from '@sightline/ui/button'
import { TextArea } from '@sightline/ui/field'
import type { ReactNode, Ref } from 'react'
import { pluralize } from '../labels.ts'
import { isMac } from '../workspace/use-shortcuts.ts'

type AnswerBoxProps = {
  label: string
  text: string
  onWrite: (text: string) => void
  /** Null while no question waits for an answer. */
  onSend: (() => void) | null
  /** Buttons beside 'Send'. */
  children: ReactNode
  ref: Ref<HTMLTextAreaElement>
}

/** The form in which an answer is written and sent. */
export function AnswerBox({ label, text, onWrite, onSend, children, ref }: AnswerBoxProps) {
  const words = text.match(/\S+/g)?.length ?? 0
  return (
    <form
      className="flex flex-col gap-3 border-t border-line px-4 py-4 sm:px-6"
      onSubmit={(event) => {
        event.preventDefault()
        onSend?.()
      }}
    >
      <TextArea
        ref={ref}
        label={label}
        rows={6}
        maxLength={SPOKEN_ANSWER_MAX_LENGTH}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
        className="max-h-[38dvh] min-h-32"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant="primary"
          disabled={onSend === null || words === 0}
          title={`Send (${isMac() ? '⌘' : 'Ctrl+'}Enter)`}
        >
          Send
        </Button>
        {children}
        <p className="ml-auto text-sm text-muted tabular-nums">{pluralize(words, 'word')}</p>
      </div>
    </form>
  )
}
