import { Button, IconButton } from '@sightline/ui/button'
import ALargeSmall from 'lucide-react/icons/a-large-small'
import ListEnd from 'lucide-react/icons/list-end'
import ListX from 'lucide-react/icons/list-x'
import type { ReactNode } from 'react'
import { AnswerPane } from '../answers/answer-pane.tsx'
import type { LiveSessionViews } from '../engine/views.ts'
import type { KeyBindings } from '../keys/bindings.ts'
import { KIND_LABELS } from '../labels.ts'
import { noteForOneLine, type SessionNote } from '../session/session-notes.ts'
import { StatusLine } from '../session/status-line.tsx'

interface Props {
  views: LiveSessionViews
  bindings: KeyBindings
  notes: SessionNote[]
  /** Changes its text size; without it, the program has another way. */
  onTextSize?: () => void
  /** What stands last in the first row. */
  tools?: ReactNode
  /** What stands below the answer. */
  belowAnswer?: ReactNode
  /** Dialogs that open in this window. */
  children: ReactNode
}

/** The answer that is shown and the last line of the transcript, in a small window. */
export function Overlay(props: Props) {
  const { views, bindings, notes, onTextSize, tools, belowAnswer, children } = props
  const { session, sources, hearing, screen, answers } = views
  const note = noteForOneLine(notes)
  return (
    <main className="flex h-full min-h-0 flex-col bg-background text-ink">
      <h1 className="sr-only">{KIND_LABELS[session.state.kind]}</h1>
      {/* Of one height, so that a note moves no answer. */}
      <div
        className={`flex min-h-14 shrink-0 items-center gap-2 border-b px-3 py-1 ${session.isPaused ? 'border-warn/40 bg-warn/10' : 'border-line'}`}
      >
        <StatusLine session={session} hearing={hearing} note={note} lines={2} />
        {/* A note with a button needs the room. */}
        {!note?.action && (
          <>
            {onTextSize && (
              <IconButton
                label="Text size"
                icon={<ALargeSmall size={20} aria-hidden />}
                onClick={onTextSize}
              />
            )}
            <IconButton
              label="Follow new answers"
              aria-pressed={answers.isFollowing}
              icon={
                answers.isFollowing ? (
                  <ListEnd size={20} aria-hidden />
                ) : (
                  <ListX size={20} aria-hidden />
                )
              }
              onClick={() => answers.follow(!answers.isFollowing)}
            />
          </>
        )}
        {!session.isEnded && session.state.setting !== 'not-permitted' && (
          <Button
            size="small"
            disabled={session.isPaused}
            onClick={() => void session.askFor('speech')}
          >
            Answer
          </Button>
        )}
        {tools}
      </div>
      <div className="min-h-0 flex-1">
        <AnswerPane
          session={session}
          sources={sources}
          screen={screen}
          answers={answers}
          bindings={bindings}
          isCompact
        >
          {belowAnswer}
        </AnswerPane>
      </div>
      {children}
    </main>
  )
}
