import {
  DRAWING_MAX_ARROWS,
  DRAWING_MAX_BOXES,
  type Drawing,
} from '@sightline/contracts/interviews/drawing'
import {
  applyEdgeChanges,
  applyNodeChanges,
  type Connection,
  type EdgeChange,
  type NodeChange,
} from '@xyflow/react'
import { useRef, useState } from 'react'
import { type BoxNode, drawingOf, type Graph, graphOf, newEdge, newNode } from './drawing-graph.ts'

/** What is selected: one box or arrow, whose label can be edited. */
export type Selection = { id: string; label: string }

/** What can be done to a drawing with buttons. */
export interface GraphEditing {
  /** The box or arrow whose label is edited; null when none or several are selected. */
  selection: Selection | null
  hasSelection: boolean
  /** Whether two boxes are selected and can be connected. */
  canConnect: boolean
  connectSelected: () => void
  addBox: (position: { x: number; y: number }) => void
  rename: (label: string) => void
  /** Deletes what is selected, and the arrows of deleted boxes. */
  deleteSelected: () => void
}

export interface EditedGraph extends Graph, GraphEditing {
  onNodesChange: (changes: NodeChange<BoxNode>[]) => void
  onEdgesChange: (changes: EdgeChange[]) => void
  onConnect: (connection: Connection) => void
  /** Shows a drawing that was saved elsewhere. */
  replaceWith: (drawing: Drawing) => void
}

/**
 * The boxes and arrows on the canvas. `onChange` is told the whole drawing after each change of it.
 */
export function useGraph(initial: Drawing, onChange: (drawing: Drawing) => void): EditedGraph {
  const [graph, setGraph] = useState(() => graphOf(initial))
  const { nodes, edges } = graph
  // The canvas may report several changes before the next render.
  const latest = useRef(graph)

  function change(edit: (graph: Graph) => Graph) {
    latest.current = edit(latest.current)
    setGraph(latest.current)
    onChange(drawingOf(latest.current))
  }
  const selectedNodes = nodes.filter(({ selected }) => selected)
  const selectedEdges = edges.filter(({ selected }) => selected)

  function connect(from: string, to: string) {
    const isDuplicate = edges.some(({ source, target }) => source === from && target === to)
    if (from === to || isDuplicate || edges.length >= DRAWING_MAX_ARROWS) return
    const arrow = { ...newEdge(crypto.randomUUID(), { from, to }), selected: true }
    change((before) => {
      const others = deselected(before)
      return { ...others, edges: [...others.edges, arrow] }
    })
  }

  return {
    nodes,
    edges,
    selection: selectionOf(selectedNodes, selectedEdges),
    canConnect: selectedNodes.length === 2,
    hasSelection: selectedNodes.length + selectedEdges.length > 0,
    onNodesChange: (changes) =>
      change((before) => ({ ...before, nodes: applyNodeChanges(changes, before.nodes) })),
    onEdgesChange: (changes) =>
      change((before) => ({ ...before, edges: applyEdgeChanges(changes, before.edges) })),
    onConnect: ({ source, target }) => connect(source, target),
    connectSelected() {
      const [from, to] = selectedNodes
      if (from && to) connect(from.id, to.id)
    },
    addBox(position) {
      if (nodes.length >= DRAWING_MAX_BOXES) return
      const box = { ...newNode(crypto.randomUUID(), position), selected: true }
      change((before) => {
        const others = deselected(before)
        return { ...others, nodes: [...others.nodes, box] }
      })
    },
    rename(label) {
      change((before) => ({
        nodes: before.nodes.map((node) => (node.selected ? { ...node, data: { label } } : node)),
        edges: before.edges.map((edge) => (edge.selected ? { ...edge, label } : edge)),
      }))
    },
    deleteSelected() {
      change((before) => {
        const kept = before.nodes.filter(({ selected }) => !selected)
        const ids = new Set(kept.map(({ id }) => id))
        const isKept = ({ selected, source, target }: Graph['edges'][number]) =>
          !selected && ids.has(source) && ids.has(target)
        return { nodes: kept, edges: before.edges.filter(isKept) }
      })
    },
    replaceWith(drawing) {
      latest.current = graphOf(drawing)
      setGraph(latest.current)
    },
  }
}

const deselected = ({ nodes, edges }: Graph): Graph => ({
  nodes: nodes.map((node) => ({ ...node, selected: false })),
  edges: edges.map((edge) => ({ ...edge, selected: false })),
})

function selectionOf(nodes: BoxNode[], edges: Graph['edges']): Selection | null {
  if (nodes.length + edges.length !== 1) return null
  const [node] = nodes
  const [edge] = edges
  if (node) return { id: node.id, label: node.data.label }
  return edge ? { id: edge.id, label: typeof edge.label === 'string' ? edge.label : '' } : null
}
