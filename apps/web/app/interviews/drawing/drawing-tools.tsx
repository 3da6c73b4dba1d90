import { DRAWING_LABEL_MAX_LENGTH } from '@sightline/contracts/interviews/drawing'
import { Button, IconButton } from '@sightline/ui/button'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Square from 'lucide-react/icons/square'
import Trash2 from 'lucide-react/icons/trash-2'
import { type RefObject, useId } from 'react'
import type { GraphEditing } from './use-graph.ts'

type DrawingToolsProps = {
  graph: GraphEditing
  /** The field for the label of what is selected. */
  label: RefObject<HTMLInputElement | null>
  onAddBox: () => void
}

/** The bar above the canvas: adds and connects boxes, and labels or deletes what is selected. */
export function DrawingTools({ graph, label, onAddBox }: DrawingToolsProps) {
  const labelId = useId()
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
      <Button size="small" icon={<Square size={16} aria-hidden />} onClick={onAddBox}>
        Add box
      </Button>
      <Button
        size="small"
        icon={<ArrowRight size={16} aria-hidden />}
        onClick={graph.connectSelected}
        disabled={!graph.canConnect}
        title="Connects the two selected boxes"
      >
        Connect
      </Button>
      <label htmlFor={labelId} className="sr-only">
        Label
      </label>
      <input
        ref={label}
        id={labelId}
        placeholder="Label"
        maxLength={DRAWING_LABEL_MAX_LENGTH}
        disabled={graph.selection === null}
        value={graph.selection?.label ?? ''}
        onChange={({ target }) => graph.rename(target.value)}
        className="h-8 min-w-24 flex-1 rounded-control max-sm:order-last max-sm:basis-full border border-control bg-background px-2 text-sm text-ink placeholder:text-muted disabled:opacity-60"
      />
      <IconButton
        label="Delete"
        icon={<Trash2 size={18} aria-hidden />}
        onClick={graph.deleteSelected}
        disabled={!graph.hasSelection}
        className="ml-auto size-8"
      />
    </div>
  )
}
