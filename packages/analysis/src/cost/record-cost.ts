import type { AnyNode } from 'acorn'
import { type Extent, ONCE, product } from './extent.ts'
import type { Frame, Interpreter } from './interpreter.ts'
import { extentOf, type Shape } from './shape.ts'

/** Notes that a call goes through so many items, within the loops around. */
export function recordScan(self: Interpreter, node: AnyNode, extent: Extent, call: string, weight: number) {
  const frame: Frame = { node, extent, list: null }
  const total = product(self.frames.map((each) => each.extent).reduce(product, ONCE), {
    ...extent,
    steps: extent.steps * weight,
  })
  self.costs.push({ frames: [...self.frames, frame], total, call })
}

/** Notes the memory that something new takes. */
export function recordAllocation(self: Interpreter, shape: Shape): Shape {
  const extent = extentOf(shape)
  if (extent) self.space.push(extent)
  return shape
}
