import { questionOf } from '@sightline/live/answers/question-of'
import { Button } from '@sightline/ui/button'
import type { AnswersView } from '../engine/views.ts'

/**
 * Says which question was taken away as wrong, and offers it back. Stands below the answer, which
 * it does not move.
 */
export function RemovedNote({
  answers: { removed, undoRemoval },
}: {
  answers: Pick<AnswersView, 'removed' | 'undoRemoval'>
}) {
  return (
    <div
      role="status"
      className="shrink-0 border-t border-line bg-surface px-4 py-2 text-sm empty:hidden"
    >
      {removed && (
        <span className="flex items-center gap-3">
          <span className="line-clamp-1 min-w-0 flex-1 break-words">
            Taken away as wrong: {questionOf(removed)}
          </span>
          <Button size="small" onClick={undoRemoval}>
            Undo
          </Button>
        </span>
      )}
    </div>
  )
}
