import { useState } from 'react'
import { ReadAloud } from '../voice/read-aloud.tsx'
import { useReadAloud } from '../voice/use-read-aloud.ts'
import { PaneTabs } from '../workspace/panes.tsx'
import { useIsWide } from '../workspace/use-is-wide.ts'
import { AskedQuestion } from './asked-question.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { DesignNotes } from './design-notes.tsx'
import type { SpokenSession } from './use-spoken-session.ts'

type SpokenPanesProps = { session: SpokenSession; hasNotes: boolean; onShowShortcuts: () => void }

/** The question above, the conversation below; notes beside it, or behind a tab on narrow screens. */
export function SpokenPanes({ session, hasNotes, onShowShortcuts }: SpokenPanesProps) {
  const { synced, detail, progress, isOver, openQuestion, isSpeaking } = session
  const readAloud = useReadAloud(openQuestion, isSpeaking)
  const question = detail.spokenQuestions.find(({ slug }) => slug === progress?.question)
  const conversation = <ConversationPane session={session} readAloud={readAloud} onShowShortcuts={onShowShortcuts} />
  return (
    <>
      {question && !isOver && (
        <AskedQuestion
          key={question.slug}
          question={question}
          leadIn={synced.interview.leadIns[question.slug]}
          isCentered={!hasNotes}
        >
          <ReadAloud readAloud={readAloud} isDisabled={openQuestion === null} />
        </AskedQuestion>
      )}
      {hasNotes ? <WithNotes session={session} conversation={conversation} /> : conversation}
    </>
  )
}

function WithNotes({ session: { progress, isOver, notes }, conversation }: WithNotesProps) {
  const isWide = useIsWide()
  const [pane, setPane] = useState('conversation')
  const notesPane = progress && (
    <section aria-label="Notes" className="h-full overflow-y-auto border-line lg:border-l">
      <DesignNotes key={progress.question} saved={progress.notes?.text ?? ''} isEnded={isOver} notes={notes} />
    </section>
  )
  if (isWide)
    return (
      <div className="grid min-h-0 flex-1 grid-cols-[3fr_2fr]">
        {conversation}
        {notesPane}
      </div>
    )
  return (
    <PaneTabs
      selected={pane}
      onSelect={setPane}
      panes={[
        { id: 'conversation', label: 'Conversation', content: conversation },
        { id: 'notes', label: 'Notes', content: notesPane },
      ]}
    />
  )
}

type WithNotesProps = { session: SpokenSession; conversation: React.ReactNode }
