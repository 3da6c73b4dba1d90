import { IconButton } from '@sightline/ui/button'
import Square from 'lucide-react/icons/square'
import Volume2 from 'lucide-react/icons/volume-2'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Group, Panel } from 'react-resizable-panels'
import { type TextReader, useReadAloud } from '../read-aloud/use-read-aloud.ts'
import { Handle, PaneTabs } from '../workspace/panes.tsx'
import { useIsWide } from '../workspace/use-is-wide.ts'
import { AskedQuestion } from './asked-question.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { DesignNotes } from './design-notes.tsx'
import type { SavedNotes } from './use-design-notes.ts'
import type { SpokenSession, SpokenState } from './use-spoken-session.ts'

const DrawingCanvas = lazy(async () => ({
  default: (await import('../drawing/drawing-canvas.tsx')).DrawingCanvas,
}))

type SpokenPanesProps = Pick<
  SpokenSession,
  'log' | 'state' | 'answer' | 'toCoach' | 'nextQuestion'
> & {
  /** Null in rounds without notes. */
  notes: SavedNotes | null
  onShowShortcuts: () => void
}

/**
 * The question above, the conversation below; notes beside it, or behind a tab on narrow screens.
 */
export function SpokenPanes({ notes, ...props }: SpokenPanesProps) {
  const { log, state, answer } = props
  const { detail, progress, isOver, awaitedText } = state
  const readAloud = useReadAloud(awaitedText, answer.isSpeaking)
  const question = detail.spokenQuestions.find(({ slug }) => slug === progress?.question)
  const conversation = (
    <ConversationPane {...props} readAloud={readAloud} isAlone={notes === null} />
  )
  return (
    <>
      {question && !isOver && (
        <AskedQuestion
          key={question.slug}
          question={question}
          leadIn={log.interview.leadIns[question.slug]}
          isCentered={notes === null}
        >
          <ReadAloud readAloud={readAloud} isDisabled={awaitedText === null} />
        </AskedQuestion>
      )}
      {notes ? <WithNotes state={state} notes={notes} conversation={conversation} /> : conversation}
    </>
  )
}

type NotesProps = { state: SpokenState; notes: SavedNotes }
type WithNotesProps = NotesProps & { conversation: ReactNode }

/**
 * The conversation of a system design, with the notes and the drawing beside it, or behind tabs on
 * narrow screens.
 */
function WithNotes({ state, notes, conversation }: WithNotesProps) {
  const isWide = useIsWide()
  const [pane, setPane] = useState('conversation')
  const [sidePane, setSidePane] = useState('notes')
  const sidePanes = (selected: string) => [
    { id: 'notes', label: 'Notes', content: <NotesPane state={state} notes={notes} /> },
    // Mounted only while in sight: a hidden canvas has no size to fit the drawing into.
    {
      id: 'drawing',
      label: 'Drawing',
      content: selected === 'drawing' && <DrawingPane state={state} notes={notes} />,
    },
  ]
  if (!isWide)
    return (
      <PaneTabs
        selected={pane}
        onSelect={setPane}
        panes={[
          { id: 'conversation', label: 'Conversation', content: conversation },
          ...sidePanes(pane),
        ]}
      />
    )
  return (
    <Group orientation="horizontal" className="min-h-0 flex-1">
      <Panel minSize="30%">{conversation}</Panel>
      <Handle label="Width of the conversation" />
      <Panel defaultSize="45%" minSize="25%">
        <div className="flex h-full flex-col">
          <PaneTabs selected={sidePane} onSelect={setSidePane} panes={sidePanes(sidePane)} />
        </div>
      </Panel>
    </Group>
  )
}

function NotesPane({ state: { progress, isOver }, notes: { notes } }: NotesProps) {
  if (!progress) return null
  return (
    <section aria-label="Notes" className="relative h-full overflow-y-auto">
      <DesignNotes
        key={progress.question}
        saved={progress.notes?.text ?? ''}
        isEnded={isOver}
        notes={notes}
      />
    </section>
  )
}

function DrawingPane({
  state: { progress, isOver },
  notes: { drawing, savedDrawing },
}: NotesProps) {
  return (
    <Suspense fallback={<p className="p-4 text-sm text-muted">Loading the canvas</p>}>
      <DrawingCanvas
        key={progress?.question}
        saved={savedDrawing}
        drawing={drawing}
        isEnded={isOver}
      />
    </Suspense>
  )
}

type ReadAloudProps = { readAloud: TextReader; isDisabled: boolean }

/** Has the browser read the open question aloud; nothing where the browser cannot. */
function ReadAloud({ readAloud: { canRead, isReading, read, stop }, isDisabled }: ReadAloudProps) {
  if (!canRead) return null
  const Icon = isReading ? Square : Volume2
  return (
    <IconButton
      label={isReading ? 'Stop reading' : 'Read aloud'}
      icon={<Icon size={20} aria-hidden />}
      disabled={isDisabled && !isReading}
      onClick={isReading ? stop : read}
    />
  )
}
