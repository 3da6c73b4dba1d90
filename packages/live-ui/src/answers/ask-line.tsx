import { latestLook } from '@sightline/live/session/session'
import { Button } from '@sightline/ui/button'
import { isComposing } from '@sightline/ui/composing'
import { useTooltip } from '@sightline/ui/tooltips'
import ImagePlus from 'lucide-react/icons/image-plus'
import ScanText from 'lucide-react/icons/scan-text'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ScreenView, SessionView, SourcesView } from '../engine/views.ts'
import { type KeyBindings, QUESTION_FIELD } from '../keys/bindings.ts'

interface Props {
  session: SessionView
  sources: SourcesView
  screen: ScreenView
  bindings: KeyBindings
  /** What stands before the field. */
  children?: ReactNode
}

/** In small windows a button of this line is its icon. */
const ICON_ONLY = 'max-sm:px-3 max-sm:[&>span]:sr-only sm:[&>svg]:hidden'

/** A line for a question of the user's own, and the button that asks about the screen. */
export function AskLine({ session, sources, screen, bindings, children }: Props) {
  const [text, setText] = useState('')
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || session.isPaused) return
    void session.askFor('question', text.trim())
    setText('')
  }
  return (
    <form
      onSubmit={ask}
      className="flex shrink-0 items-end gap-1 border-t border-line p-1.5 sm:flex-wrap sm:justify-end sm:gap-2 sm:p-3"
    >
      {children}
      <textarea
        id={QUESTION_FIELD}
        aria-label="Your question"
        title={useTooltip(bindings.ask)}
        placeholder="Ask a question"
        rows={1}
        value={text}
        maxLength={4000}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent))
            ask(event)
        }}
        className="field-sizing-content max-h-40 min-h-10 min-w-0 flex-1 resize-none rounded-control border border-control bg-background px-3 py-1.75 leading-6 max-sm:max-h-24 sm:basis-60"
      />
      {session.detail.takesPictures && sources.surface !== null && (
        <Button
          icon={<ImagePlus size={16} aria-hidden />}
          title={`${bindings.picture}. The screen as it is now goes with your next question.`}
          disabled={session.isPaused}
          onClick={() => void screen.keep()}
          className={ICON_ONLY}
        >
          Keep a picture
        </Button>
      )}
      {(latestLook(session.state) !== undefined || sources.surface !== null) && (
        <Button
          icon={<ScanText size={16} aria-hidden />}
          title={bindings.screen}
          disabled={session.isPaused}
          onClick={() => void session.askFor('screen')}
          className={ICON_ONLY}
        >
          From the screen
        </Button>
      )}
      <Button
        type="submit"
        icon={<SendHorizontal size={16} aria-hidden />}
        disabled={text.trim() === '' || session.isPaused}
        className={ICON_ONLY}
      >
        Ask
      </Button>
    </form>
  )
}
