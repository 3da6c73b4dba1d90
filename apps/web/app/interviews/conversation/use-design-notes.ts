import type { QuestionProgress } from '@sightline/coach/interview/state'
import type { Drawing } from '@sightline/contracts/interviews/drawing'
import { useAutosavedText } from '../editor/use-autosaved-text.ts'
import type { Report } from '../log/create-interview-log.ts'

/** Notes are sent less often than code, because nothing depends on them before the next answer. */
const SEND_AFTER_MS = 3000

/** The notes and the drawing beside a system design, which are saved together. */
export function useDesignNotes(progress: QuestionProgress | null, report: Report) {
  const savedDrawing = drawingJson(progress?.notes?.drawing)
  const notes = useAutosavedText(progress?.notes?.text ?? '', () => reportNotes())
  const drawing = useAutosavedText(savedDrawing, () => reportNotes())
  function reportNotes() {
    if (!progress) return
    const drawn: Drawing | undefined =
      drawing.current() === '' ? undefined : JSON.parse(drawing.current())
    report(
      {
        type: 'notes-saved',
        question: progress.question,
        text: notes.current(),
        ...(drawn && { drawing: drawn }),
      },
      SEND_AFTER_MS,
    )
  }

  return {
    notes,
    /** The drawing as JSON; empty before the first box. */
    drawing,
    savedDrawing,
    save() {
      notes.save()
      drawing.save()
    },
  }
}

const drawingJson = (drawing: Drawing | undefined) => (drawing ? JSON.stringify(drawing) : '')
