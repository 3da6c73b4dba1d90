import { expect, test } from 'vitest'
import { drawingOf, graphOf } from './drawing-graph.ts'

const drawing = {
  boxes: [
    { id: 'a', x: 0, y: 10, label: 'Client' },
    { id: 'b', x: 200, y: 10, label: 'Cache' },
  ],
  arrows: [{ id: 'c', from: 'a', to: 'b', label: 'reads' }],
}

test('a drawing survives the canvas', () => {
  expect(drawingOf(graphOf(drawing))).toEqual(drawing)
})

test('positions are saved as whole pixels', () => {
  const { nodes, edges } = graphOf(drawing)
  const moved = nodes.map((node) => ({
    ...node,
    position: { x: node.position.x + 0.4, y: node.position.y + 0.6 },
  }))
  expect(drawingOf({ nodes: moved, edges }).boxes[1]).toMatchObject({ x: 200, y: 11 })
})
