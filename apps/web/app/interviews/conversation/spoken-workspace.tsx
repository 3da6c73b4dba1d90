import { ConfirmDialog } from '@sightline/ui/dialog'
import { useState } from 'react'
import { ROUND_LABELS } from '../labels.ts'
import { ShortcutList, SPOKEN_SHORTCUTS } from '../workspace/shortcut-list.tsx'
import { EndedNote, PausedNote } from '../workspace/state-notes.tsx'
import { useShortcuts } from '../workspace/use-shortcuts.ts'
import { WorkspaceBar } from '../workspace/workspace-bar.tsx'
import { SpokenPanes } from './spoken-panes.tsx'
import { type SpokenSessionOptions, useSpokenSession } from './use-spoken-session.ts'

const GO_ON_WITHOUT_ANSWER = {
  title: 'Go on without an answer?',
  text: 'This question has no answer yet, so it will score 0. You cannot come back to it.',
}
const GO_ON_WITHOUT_TEXT = {
  title: 'Go on without what you wrote?',
  text: 'What you wrote or recorded last is not sent, so it will not count. You cannot come back to it.',
}

/**
 * An interview in progress that is answered in words: the question, the conversation, the answer,
 * and notes beside a system design.
 */
export function SpokenWorkspace(options: SpokenSessionOptions) {
  const session = useSpokenSession(options)
  const [isListingShortcuts, setIsListingShortcuts] = useState(false)
  const showShortcuts = () => setIsListingShortcuts(true)
  const { log, state, answer, toCoach, notes, nextQuestion } = session
  const { isEnded, isPaused } = state
  const { round } = options.detail.interview

  useShortcuts(['run', 'next', 'pause', 'refresh', 'shortcuts'], (action) => {
    if (action === 'shortcuts') showShortcuts()
    else if (action === 'refresh') void session.sendAndReload()
    else if (action === 'pause' && !isEnded)
      log.report(isPaused ? { type: 'resumed' } : { type: 'paused', reason: 'asked' })
    else if (action === 'next') nextQuestion.request()
    else if (action === 'run') answer.send()
  })

  return (
    <div className="flex h-dvh min-h-96 flex-col">
      <WorkspaceBar log={log} title={ROUND_LABELS[round]} unsentText={session.unsentText} />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        {isEnded && <EndedNote log={log} />}
        {isPaused ? (
          <PausedNote log={log} />
        ) : (
          <SpokenPanes
            {...{ log, state, answer, toCoach, nextQuestion }}
            notes={round === 'system-design' ? notes : null}
            onShowShortcuts={showShortcuts}
          />
        )}
      </main>
      <ConfirmDialog
        isOpen={nextQuestion.isConfirming}
        {...(session.unsentText.state === 'lost' ? GO_ON_WITHOUT_TEXT : GO_ON_WITHOUT_ANSWER)}
        confirmLabel="Go on"
        onCancel={nextQuestion.cancel}
        onConfirm={nextQuestion.confirm}
      />
      <ShortcutList
        isOpen={isListingShortcuts}
        onClose={() => setIsListingShortcuts(false)}
        shortcuts={SPOKEN_SHORTCUTS}
      />
    </div>
  )
}
