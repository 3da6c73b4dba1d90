import { currentQuestion, type QuestionProgress } from '@sightline/coach/interview/state'
import type { Drawing } from '@sightline/contracts/interviews/drawing'
import { type AutosavedText, useAutosavedText } from '../editor/use-autosaved-text.ts'
import type { InterviewLog } from '../log/use-interview-log.ts'

/** Notes are sent less often than code, because nothing depends on them before the next answer. */
const SEND_AFTER_MS = 3000

/** The notes and the drawing beside a system design. */
export interface SavedNotes {
  notes: AutosavedText
  /** The drawing as JSON; empty before the first box. */
  drawing: AutosavedText
  savedDrawing: string
  save: () => void
}

interface Options {
  progress: QuestionProgress | null
  log: Pick<InterviewLog, 'current' | 'report'>
}

export function useDesignNotes({ progress, log }: Options): SavedNotes {
  const savedDrawing = drawingJson(progress?.notes?.drawing)
  /** Notes and drawing are sent together: the part that was not changed as it was reported last. */
  function reportPart(part: { text: string } | { drawing: Drawing }) {
    const latest = currentQuestion(log.current())
    if (!latest) return
    const { text = '', drawing } = latest.notes ?? {}
    const notes = { text, ...(drawing && { drawing }), ...part }
    log.report({ type: 'notes-saved', question: latest.question, ...notes }, SEND_AFTER_MS)
  }
  const notes = useAutosavedText(progress?.notes?.text ?? '', (text) => reportPart({ text }))
  const drawing = useAutosavedText(savedDrawing, (json) =>
    reportPart({ drawing: JSON.parse(json) }),
  )

  return {
    notes,
    drawing,
    savedDrawing,
    save() {
      notes.save()
      drawing.save()
    },
  }
}

const drawingJson = (drawing: Drawing | undefined) => (drawing ? JSON.stringify(drawing) : '')
