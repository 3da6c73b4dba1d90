import type { AnyNode, Pattern } from 'acorn'
import type { Binding, Scopes } from '../syntax/scopes.ts'
import type { FunctionNode } from '../syntax/syntax.ts'
import type { Extent } from './extent.ts'
import type { Shape } from './shape.ts'

/** A repeated step: a loop, or a call that scans a list. */
export type Frame = {
  node: AnyNode
  extent: Extent
  /** The variable that holds the list, if any. */
  list: Binding | null
}

/**
 * The total iterations of the innermost frame. `call` names the method when the frame is a call
 * that scans a list.
 */
export type Cost = { frames: readonly Frame[]; total: Extent; call: string | null }

/**
 * Upper bounds of a run's time and of the memory of the lists that it creates, from reading the
 * code alone.
 */
export type CostEstimate = {
  costs: Cost[]
  space: Extent[]
  /** What is known about the value of an expression, without adding to the costs. */
  shapeOf: (node: AnyNode) => Shape
  /**
   * False when the code was too long to be interpreted completely, or how often a loop runs is not
   * known.
   */
  isComplete: boolean
}

/**
 * One pass of abstract interpretation: what each variable can hold, and the loops around the
 * current place.
 */
export type Interpreter = CostEstimate & {
  scopes: Scopes
  /** The size of the largest input, and the largest number in any input. */
  largestInput: Extent
  largestValue: Extent
  /** The loops around the current place, outermost first. */
  frames: readonly Frame[]
  /** The frames around the current call. */
  callFrames: readonly Frame[]
  /** The shapes that the current call has returned so far. */
  returned: Shape[]
  /** What each variable may hold. */
  known: Map<Binding, Shape>
  /** The number of frames around each variable's declaration. */
  declaredAt: Map<Binding, number>
  /** Items added to each list in this pass (`fills`) and in the previous pass (`filled`). */
  fills: Map<Binding, Extent>
  filled: (binding: Binding) => Extent | undefined
  /** Nodes that this pass may still visit. */
  nodesLeft: number
  evaluate: (node: AnyNode) => Shape
  assign: (pattern: Pattern | AnyNode, shape: Shape) => void
  callFunction: (node: FunctionNode, args: Shape[]) => Shape
  /** Calls `run` inside a new frame that is placed in the outermost `depth` frames. */
  inFrame: <Result>(frame: Frame, depth: number, run: () => Result) => Result
}
