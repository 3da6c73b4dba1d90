import { ConfirmDialog } from '@sightline/ui/dialog'
import type { CodingSession } from './use-coding-session.ts'
import type { WorkspaceView } from './use-workspace-view.ts'

/** Asks whether to give up the question, and opens the solution when the candidate does. */
export function GiveUpDialog({ session, view }: { session: CodingSession; view: WorkspaceView }) {
  const { log, question, runs } = session
  function giveUp() {
    view.closeGivingUp()
    runs.stop()
    log.report({ type: 'gave-up', question: question.slug })
    view.showSolution()
  }
  return (
    <ConfirmDialog
      isOpen={view.isGivingUp}
      title="Give up this question?"
      text="The solution opens, and you can submit no more code and ask for no more hints. Your best submission so far counts for correctness, and independence scores 0. You cannot take this back."
      confirmLabel="Give up and open the solution"
      isDangerous
      onCancel={view.closeGivingUp}
      onConfirm={giveUp}
    />
  )
}
