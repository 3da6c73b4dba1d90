import '@xyflow/react/dist/base.css'
import './drawing.css'
import type { Drawing } from '@sightline/contracts/interviews/drawing'
import {
  Handle,
  type NodeProps,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { AutosavedText } from '../editor/use-autosaved-text.ts'
import type { BoxNode } from './drawing-graph.ts'
import { DrawingTools } from './drawing-tools.tsx'
import { useGraph } from './use-graph.ts'

type DrawingCanvasProps = {
  /** The drawing as it is saved, as JSON. */
  saved: string
  /** The drawing as JSON, while it is being changed. */
  drawing: AutosavedText
  isEnded: boolean
}

const NODE_TYPES = { box: BoxView }
const EMPTY: Drawing = { boxes: [], arrows: [] }
const parse = (json: string): Drawing => (json === '' ? EMPTY : JSON.parse(json))
/** Where new boxes are placed, so that they do not cover each other. */
const STEP = 24

/** A canvas of boxes and arrows, whose labels count as part of the answer. */
export const DrawingCanvas = (props: DrawingCanvasProps) => (
  <ReactFlowProvider>
    <Canvas {...props} />
  </ReactFlowProvider>
)

function Canvas({ saved, drawing, isEnded }: DrawingCanvasProps) {
  const graph = useGraph(parse(drawing.current()), (next) => drawing.edit(JSON.stringify(next)))
  const { screenToFlowPosition } = useReactFlow()
  const area = useRef<HTMLDivElement>(null)
  const label = useRef<HTMLInputElement>(null)

  const adoptFromElsewhere = useEffectEvent((json: string) => {
    // A drawing from another tab replaces this one, except while this one is being changed.
    if (!area.current?.contains(document.activeElement) && drawing.replaceWith(json))
      graph.replaceWith(parse(json))
  })
  useEffect(() => adoptFromElsewhere(saved), [saved])
  // What is saved when the canvas is shown again is then what was drawn last.
  const save = useEffectEvent(drawing.save)
  useEffect(() => () => void save(), [])

  function addBox() {
    const { left = 0, top = 0, width = 0, height = 0 } = area.current?.getBoundingClientRect() ?? {}
    const offset = (graph.nodes.length % 6) * STEP
    const middle = { x: left + width / 2 - 48 + offset, y: top + height / 3 + offset }
    graph.addBox(screenToFlowPosition(middle))
    requestAnimationFrame(() => label.current?.focus())
  }

  return (
    <div ref={area} className="flex h-full min-h-72 flex-col">
      {!isEnded && <DrawingTools graph={graph} label={label} onAddBox={addBox} />}
      <div className="min-h-0 flex-1">
        <ReactFlow
          aria-label="Drawing"
          className="drawing"
          nodes={graph.nodes}
          edges={graph.edges}
          nodeTypes={NODE_TYPES}
          onNodesChange={graph.onNodesChange}
          onEdgesChange={graph.onEdgesChange}
          onConnect={graph.onConnect}
          nodesDraggable={!isEnded}
          nodesConnectable={!isEnded}
          elementsSelectable={!isEnded}
          deleteKeyCode={isEnded ? null : ['Delete', 'Backspace']}
          multiSelectionKeyCode={['Shift', 'Control', 'Meta']}
          connectionRadius={32}
          fitView
          fitViewOptions={{ maxZoom: 1, padding: 0.2 }}
          minZoom={0.3}
          maxZoom={2}
          proOptions={{ hideAttribution: true }}
        />
      </div>
      <p className="border-t border-line px-3 py-2 text-xs text-muted">
        Drag from the right edge of a box to another box to draw an arrow, or select two boxes with
        Shift and press Connect. Labels count as part of your answer.
      </p>
    </div>
  )
}

const HANDLE = 'size-3! rounded-full border-2! border-background! bg-control!'

/**
 * A box of the drawing. An arrow is drawn from the handle at its right or bottom to one at the left
 * or top.
 */
function BoxView({ data: { label }, selected }: NodeProps<BoxNode>) {
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
