import type { Drawing } from '@sightline/contracts/interviews/drawing'
import { type Edge, MarkerType, type Node } from '@xyflow/react'

export type BoxNode = Node<{ label: string }, 'box'>
export type Graph = { nodes: BoxNode[]; edges: Edge[] }

/** The drawing as nodes and edges of the canvas. */
export const graphOf = ({ boxes, arrows }: Drawing): Graph => ({
  nodes: boxes.map(({ id, x, y, label }) => newNode(id, { x, y }, label)),
  edges: arrows.map(({ id, from, to, label }) => newEdge(id, { from, to }, label)),
})

export const newNode = (id: string, position: { x: number; y: number }, label = ''): BoxNode => ({
  id,
  type: 'box',
  position,
  data: { label },
})

export const newEdge = (
  id: string,
  { from, to }: { from: string; to: string },
  label = '',
): Edge => ({
  id,
  source: from,
  target: to,
  label,
  markerEnd: { type: MarkerType.ArrowClosed },
})

/** The nodes and edges of the canvas as a drawing. Positions are rounded to pixels. */
export const drawingOf = ({ nodes, edges }: Graph): Drawing => ({
  boxes: nodes.map(({ id, position, data }) => ({
    id,
    x: Math.round(position.x),
    y: Math.round(position.y),
    label: data.label,
  })),
  arrows: edges.map(({ id, source, target, label }) => ({
    id,
    from: source,
    to: target,
    label: typeof label === 'string' ? label : '',
  })),
})
