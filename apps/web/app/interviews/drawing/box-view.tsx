import { Handle, type NodeProps, Position } from '@xyflow/react'
import type { BoxNode } from './drawing-graph.ts'

const HANDLE = 'size-3! rounded-full border-2! border-background! bg-control!'

/**
 * A box of the drawing. An arrow is drawn from the handle at its right or bottom to one at the left
 * or top.
 */
export function BoxView({ data: { label }, selected }: NodeProps<BoxNode>) {
  return (
    <div
      className={`grid min-h-11 max-w-48 min-w-24 place-items-center rounded-control border bg-background px-3 py-2 text-center text-sm break-words text-ink ${
        selected ? 'border-accent ring-1 ring-accent' : 'border-control'
      }`}
    >
      <Handle type="target" id="left" position={Position.Left} className={HANDLE} />
      {label === '' ? <span className="text-muted">No label</span> : label}
      <Handle type="source" id="right" position={Position.Right} className={HANDLE} />
    </div>
  )
}
