import type { AnyNode } from 'acorn'
import { type Extent, ONCE, product } from './extent.ts'
import type { Frame, Interpreter } from './interpreter.ts'
import { extentOf, type Shape } from './shape.ts'

/**
 * Records a call that scans `extent` items inside the enclosing loops; `weight` is the cost per
 * item.
 */
export function recordScan(
  self: Interpreter,
  node: AnyNode,
  extent: Extent,
  call: string,
  weight: number,
) {
  const frame: Frame = { node, extent, list: null }
  const total = product(self.frames.map(({ extent }) => extent).reduce(product, ONCE), {
    ...extent,
    steps: extent.steps * weight,
  })
  self.costs.push({ frames: [...self.frames, frame], total, call })
}

/** Records the memory of a newly created value. */
export function recordAllocation(self: Interpreter, shape: Shape): Shape {
  const extent = extentOf(shape)
  if (extent) self.space.push(extent)
  return shape
}
