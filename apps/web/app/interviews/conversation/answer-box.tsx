import { SPOKEN_ANSWER_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
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
  /** The microphone beside the field and messages below it, as cells of a grid of two columns. */
  voice: ReactNode
  /** Buttons beside 'Send'. */
  children: ReactNode
  ref: Ref<HTMLTextAreaElement>
}

/** The form in which an answer is written and sent. */
export function AnswerBox({ label, text, onWrite, onSend, voice, children, ref }: AnswerBoxProps) {
  const words = text.match(/\S+/g)?.length ?? 0
  return (
    <form
      className="grid shrink-0 grid-cols-[1fr_auto] gap-3 border-t border-line px-4 py-3 sm:px-6"
      onSubmit={(event) => {
        event.preventDefault()
        onSend?.()
      }}
    >
      <TextArea
        ref={ref}
        label={label}
        rows={4}
        maxLength={SPOKEN_ANSWER_MAX_LENGTH}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
        className="max-h-[32dvh] min-h-28"
      />
      {voice}
      <div className="col-span-2 flex flex-wrap items-center gap-2">
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
